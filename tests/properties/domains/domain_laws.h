// The laws that every domain keeps (laws_test.cpp asks them of all of the catalogue), and the evenness of difficulties.
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "fuzz/reduce/fingerprint.h"
#include "properties/entry.h"
#include "properties/refusal/no_problem.h"

namespace assay::laws {

/// Drawing one case may take at most this many choices: a tape is to stay short enough to shrink.
inline constexpr std::uint64_t kChoicesMax = 1 << 16;

// What domains of some families promise of their problems besides. Empty sentence: nothing to object to.

inline std::string objection_of_family(const ConvexPair& pair) {
  return pair.a.dimension < 2 || pair.a.dimension > 8 ? "a dimension below 2 or above 8" : "";
}

/// Every domain promises a problem (properties/refusal/no_problem.h), in lists of the lengths that it states.
template <class Problem>
std::string objection(const Problem& problem) {
  if (const std::string_view why = why_no_problem(problem); !why.empty()) return std::string(why);
  if constexpr (requires { objection_of_family(problem); })
    if (std::string found = objection_of_family(problem); !found.empty()) return found;
  return well_formed(problem) ? "" : "a list of another length than the problem states";
}

template <Family F>
void any_tape_decodes(const DomainEntry<F>& domain) {
  const auto expect_sound = [&domain](const std::vector<std::uint64_t>& tape, const std::string& which) {
    Choices choices{tape};
    const auto drawn = domain.draw(choices);
    EXPECT_EQ(objection(drawn.problem), "") << domain.name << ", " << which;
    EXPECT_LE(choices.used(), kChoicesMax) << domain.name << ", " << which;
  };
  for (const std::size_t length : {0u, 1u, 2u, 3u, 5u, 8u, 13u, 100u, 3000u}) {
    const std::string of_length = " tape of length " + std::to_string(length);
    expect_sound(std::vector<std::uint64_t>(length, 0), "zero" + of_length);
    expect_sound(std::vector<std::uint64_t>(length, 1), "one" + of_length);
    expect_sound(std::vector<std::uint64_t>(length, ~std::uint64_t{0}), "all bits" + of_length);
    expect_sound(std::vector<std::uint64_t>(length, std::uint64_t{1} << 63), "half" + of_length);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      std::vector<std::uint64_t> tape(length);
      // A third of the entries at an end of their range: what libFuzzer and shrinkers send.
      for (std::size_t i = 0; i < length; ++i) {
        const std::uint64_t word = mix64(mix64(seed + 1) + i);
        tape[i] = word % 6 == 0 ? 0 : word % 6 == 1 ? ~std::uint64_t{0} : word;
      }
      expect_sound(tape, "seed " + std::to_string(seed) + of_length);
    }
  }
}

template <Family F>
void same_tape_same_case(const DomainEntry<F>& domain, std::uint64_t streams) {
  Case<F> over;
  for (std::uint64_t key = 0; key < streams; ++key) {
    Choices first{mix64(key)}, second{mix64(key)}, third{mix64(key)};
    const auto one = domain.draw(first), other = domain.draw(second);
    ASSERT_EQ(fingerprint_of(one.problem), fingerprint_of(other.problem)) << domain.name << ", stream " << key;
    ASSERT_EQ(one.difficulty, other.difficulty) << domain.name << ", stream " << key;
    ASSERT_EQ(objection(one.problem), "") << domain.name << ", stream " << key;

    // Whatever case it is drawn over.
    if (domain.draw_over != nullptr) {
      domain.draw_over(third, over);
      ASSERT_EQ(fingerprint_of(over.problem), fingerprint_of(one.problem)) << domain.name << ", stream " << key;
      ASSERT_EQ(over.difficulty, one.difficulty) << domain.name << ", stream " << key;
      ASSERT_EQ(third.used(), first.used()) << domain.name << ", stream " << key;
    }

    // The tape that a stream's words make is the stream; what was not read does not matter.
    std::vector<std::uint64_t> tape(first.used());
    for (std::size_t i = 0; i < tape.size(); ++i) tape[i] = mix64(mix64(key) + (i + 1) * 0x9e3779b97f4a7c15ULL);
    Choices replay{tape};
    ASSERT_EQ(fingerprint_of(domain.draw(replay).problem), fingerprint_of(one.problem))
        << domain.name << ", stream " << key;
  }
}

/// No drawn case is smaller than that of the zero tape, and none lies nearer to 0 on the difficulty axis.
template <Family F>
void zero_tape_is_the_simplest(const DomainEntry<F>& domain, std::uint64_t streams) {
  const std::vector<std::uint64_t> nothing;
  Choices zero{nothing};
  const auto simplest = domain.draw(zero);
  for (std::uint64_t key = 0; key < streams; ++key) {
    Choices choices{mix64(key)};
    const auto drawn = domain.draw(choices);
    ASSERT_LE(size_of(simplest.problem), size_of(drawn.problem)) << domain.name << ", stream " << key;
    ASSERT_LE(std::abs(simplest.difficulty), std::abs(drawn.difficulty)) << domain.name << ", stream " << key;
  }
}

/// The three laws at once.
template <Family F>
void expect_domain_laws(const DomainEntry<F>& domain, std::uint64_t streams) {
  any_tape_decodes(domain);
  same_tape_same_case(domain, streams);
  zero_tape_is_the_simplest(domain, streams);
}

/// Cases per bucket of the difficulty axis, for a domain's statement about its own coverage.
template <Domain D>
std::map<std::int32_t, std::uint64_t> difficulty_histogram(std::uint64_t streams) {
  std::map<std::int32_t, std::uint64_t> histogram;
  for (std::uint64_t key = 0; key < streams; ++key) {
    Choices choices{mix64(key)};
    ++histogram[D::draw(choices).difficulty];
  }
  return histogram;
}

/// Every bucket from first to last in steps, each with at least half of its fair share, and no other.
template <Domain D>
void expect_even_buckets(std::uint64_t streams, std::int32_t first, std::int32_t last, std::int32_t step = 1) {
  const auto histogram = difficulty_histogram<D>(streams);
  const auto buckets = static_cast<std::uint64_t>((last - first) / step + 1);
  EXPECT_EQ(histogram.size(), buckets) << D::kName;
  for (const auto& [difficulty, cases] : histogram) {
    EXPECT_TRUE(difficulty >= first && difficulty <= last && (difficulty - first) % step == 0)
        << D::kName << ' ' << difficulty;
    EXPECT_GE(2 * cases * buckets, streams) << D::kName << ' ' << difficulty;
  }
}

}  // namespace assay::laws
