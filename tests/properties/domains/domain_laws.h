// The laws that every domain keeps (laws_test.cpp asks them of all of the catalogue), and the evenness of difficulties.
#pragma once
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "oracles/cast/moving_problem.h"
#include "properties/entry.h"

namespace assay::laws {

/// Drawing one case may take at most this many choices: a tape is to stay short enough to shrink.
inline constexpr std::uint64_t kChoicesMax = 1 << 16;

inline bool all_finite(const std::vector<double>& values) {
  for (const double value : values)
    if (!std::isfinite(value)) return false;
  return true;
}

// What every domain of a family promises about its problems. Empty sentence: nothing to object to.

inline std::string objection(const ConvexPair& pair) {
  if (pair.a.empty() || pair.b.empty()) return "a body without vertices";
  if (pair.a.dimension != pair.b.dimension) return "bodies of different dimensions";
  if (pair.a.dimension < 2 || pair.a.dimension > 8) return "a dimension below 2 or above 8";
  if (pair.a.coordinates.size() % pair.a.dimension != 0 || pair.b.coordinates.size() % pair.b.dimension != 0)
    return "a number of coordinates that is no multiple of the dimension";
  if (!all_finite(pair.a.coordinates) || !all_finite(pair.b.coordinates)) return "a coordinate that is not finite";
  return "";
}

inline std::string objection(const MovingPair& pair) {
  if (const std::string bodies = objection(pair.bodies); !bodies.empty()) return bodies;
  return std::string(why_not_a_problem(pair));
}

inline std::string objection(const Cloud2& cloud) {
  for (const Point2& point : cloud.points)
    if (!std::isfinite(point.x) || !std::isfinite(point.y)) return "a coordinate that is not finite";
  return "";
}

inline std::string objection(const Cloud3& cloud) {
  for (const Point3& p : cloud.points)
    if (!std::isfinite(p.x) || !std::isfinite(p.y) || !std::isfinite(p.z)) return "a coordinate that is not finite";
  return "";
}

inline std::string objection(const ShapesProblem& problem) {
  if (!is_posed(problem)) return "no posed question";
  if (!all_finite(problem.a.numbers) || !all_finite(problem.b.numbers)) return "a number that is not finite";
  return "";
}

inline std::string objection(const LpProblem& lp) {
  if (lp.cost.size() != lp.columns || lp.lower.size() != lp.columns || lp.upper.size() != lp.columns)
    return "cost, lower or upper without one entry a column";
  if (lp.row_lower.size() != lp.rows || lp.row_upper.size() != lp.rows) return "row bounds without one entry a row";
  if (lp.matrix.size() != std::size_t{lp.rows} * lp.columns) return "a matrix that is not rows x columns";
  if (!all_finite(lp.cost) || !all_finite(lp.matrix)) return "a cost or matrix entry that is not finite";
  for (const auto* bounds : {&lp.row_lower, &lp.row_upper, &lp.lower, &lp.upper})
    for (const double bound : *bounds)
      if (std::isnan(bound)) return "a bound that is not a number";
  return "";
}

inline std::size_t law_size(const ConvexPair& pair) { return std::size_t{pair.a.size()} + pair.b.size(); }
inline std::size_t law_size(const MovingPair& pair) { return law_size(pair.bodies); }
inline std::size_t law_size(const Cloud2& cloud) { return cloud.points.size(); }
inline std::size_t law_size(const Cloud3& cloud) { return cloud.points.size(); }
inline std::size_t law_size(const ShapesProblem& problem) {
  return std::size_t{size_of(problem.a)} + size_of(problem.b);
}
inline std::size_t law_size(const LpProblem& lp) { return std::size_t{lp.rows} + lp.columns; }

inline void append_bits(const std::vector<double>& values, std::vector<std::uint64_t>& bits) {
  bits.push_back(values.size());
  for (const double value : values) bits.push_back(std::bit_cast<std::uint64_t>(value));
}

// The problem bit for bit; operator== would take -0 for +0.
inline std::vector<std::uint64_t> bits_of(const ConvexPair& pair) {
  std::vector<std::uint64_t> bits{pair.a.dimension, pair.b.dimension};
  append_bits(pair.a.coordinates, bits);
  append_bits(pair.b.coordinates, bits);
  return bits;
}

inline std::vector<std::uint64_t> bits_of(const MovingPair& pair) {
  std::vector<std::uint64_t> bits = bits_of(pair.bodies);
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const auto* vector : {&motion->displacement, &motion->rotation, &motion->centre})
      for (const double x : *vector) bits.push_back(std::bit_cast<std::uint64_t>(x));
  return bits;
}

inline std::vector<std::uint64_t> bits_of(const Cloud2& cloud) {
  std::vector<std::uint64_t> bits;
  for (const Point2& point : cloud.points) {
    bits.push_back(std::bit_cast<std::uint64_t>(point.x));
    bits.push_back(std::bit_cast<std::uint64_t>(point.y));
  }
  return bits;
}

inline std::vector<std::uint64_t> bits_of(const Cloud3& cloud) {
  std::vector<std::uint64_t> bits;
  for (const Point3& p : cloud.points)
    for (const double x : {p.x, p.y, p.z}) bits.push_back(std::bit_cast<std::uint64_t>(x));
  return bits;
}

inline std::vector<std::uint64_t> bits_of(const ShapesProblem& problem) {
  std::vector<std::uint64_t> bits{static_cast<std::uint64_t>(problem.question)};
  for (const Shape* shape : {&problem.a, &problem.b}) {
    bits.insert(bits.end(), {static_cast<std::uint64_t>(shape->kind), shape->dimension});
    append_bits(shape->numbers, bits);
  }
  return bits;
}

inline std::vector<std::uint64_t> bits_of(const LpProblem& lp) {
  std::vector<std::uint64_t> bits{lp.rows, lp.columns};
  for (const auto* values : {&lp.cost, &lp.matrix, &lp.row_lower, &lp.row_upper, &lp.lower, &lp.upper})
    append_bits(*values, bits);
  return bits;
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
  for (std::uint64_t key = 0; key < streams; ++key) {
    Choices first{mix64(key)}, second{mix64(key)};
    const auto one = domain.draw(first), other = domain.draw(second);
    ASSERT_EQ(bits_of(one.problem), bits_of(other.problem)) << domain.name << ", stream " << key;
    ASSERT_EQ(one.difficulty, other.difficulty) << domain.name << ", stream " << key;
    ASSERT_EQ(objection(one.problem), "") << domain.name << ", stream " << key;

    // The tape that a stream's words make is the stream; what was not read does not matter.
    std::vector<std::uint64_t> tape(first.used());
    for (std::size_t i = 0; i < tape.size(); ++i) tape[i] = mix64(mix64(key) + (i + 1) * 0x9e3779b97f4a7c15ULL);
    Choices replay{tape};
    ASSERT_EQ(bits_of(domain.draw(replay).problem), bits_of(one.problem)) << domain.name << ", stream " << key;
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
    ASSERT_LE(law_size(simplest.problem), law_size(drawn.problem)) << domain.name << ", stream " << key;
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
