// Engines that answer zero to everything, and engines that lie in one field of their answers, are convicted on a few
// cases of the smoke battery, or what they say is called not judged. None of them gets nothing but holds.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "algorithms/model/family.h"
#include "engines/adapters/bad/dishonest_names.h"
#include "engines/host/catalog.h"
#include "properties/catalog/answer_fields.h"
#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"

namespace assay {
namespace {

/// Small bodies, programs and clouds, flat ones and touching ones too.
constexpr std::array<std::string_view, 25> kDomains = {"gjk/integer_solids_2d",
                                                       "gjk/integer_solids_3d",
                                                       "gjk/random_2d",
                                                       "gjk/random_3d",
                                                       "gjk/near_touching_3d",
                                                       "lp/small_integer",
                                                       "lp/planted_optimum",
                                                       "lp/planted_infeasible",
                                                       "lp/planted_ray",
                                                       "hull2/lattice_cloud",
                                                       "hull2/flat",
                                                       "hull3/lattice",
                                                       "hull3/flat",
                                                       "cast/head_on_2d",
                                                       "cast/head_on_3d",
                                                       "cast/start_2d",
                                                       "cast/lattice_2d",
                                                       "shapes/lattice",
                                                       "shapes/bounds",
                                                       "shapes/motion",
                                                       "shapes/sizes",
                                                       "shapes/sweep_lattice",
                                                       "shapes/centroid_flat",
                                                       "shapes/centroid_offset",
                                                       "shapes/concentric"};
constexpr std::uint64_t kCases = 12, kSeed = 1;

/// What became of the cases under one claim.
struct Counts {
  std::array<std::uint64_t, kOutcomes> outcomes{};
  std::map<std::string, std::uint64_t> violations;

  std::uint64_t of(Outcome outcome) const { return outcomes[static_cast<std::size_t>(outcome)]; }
  Counts& operator+=(const Counts& other) {
    for (std::size_t i = 0; i < kOutcomes; ++i) outcomes[i] += other.outcomes[i];
    for (const auto& [claim, count] : other.violations) violations[claim] += count;
    return *this;
  }
};
/// What one engine got, claim by claim.
using ByProperty = std::map<std::string, Counts>;

template <Family F>
void try_case(const PropertyEntry<F>& property, const typename F::Problem& problem, Engine<F>& engine, Counts& counts) {
  Hearing<F> hearing;
  const Assessment assessment = evaluate(property, problem, Court<F>{engine.info().semantics, nullptr}, hearing,
                                         [&](const auto& asked, auto& replies) {
                                           replies.resize(asked.size());
                                           engine.solve(asked, replies);
                                         });
  EXPECT_FALSE(assessment.harness_defect) << engine.info().name << ", " << property.name << ": " << assessment.evidence;
  ++counts.outcomes[static_cast<std::size_t>(assessment.outcome)];
  if (assessment.claim) ++counts.violations[std::string(assessment.claim.sentence())];
}

template <Family F>
void try_family(const std::string& path, std::map<std::string, ByProperty>& results) {
  const auto engines = load_engines<F>(path);
  if (!engines) {
    ADD_FAILURE() << engines.error();
    return;
  }
  for (const auto& engine : *engines)
    for (const PropertyEntry<F>& property : catalog<F>().properties) {
      Counts& counts = results[engine->info().name][std::string(property.name)];
      if (!property.judges(engine->info().semantics)) continue;
      for (const DomainEntry<F>& domain : catalog<F>().domains) {
        if (std::ranges::find(kDomains, domain.name) == kDomains.end()) continue;
        for (std::uint64_t i = 0; i < kCases; ++i) {
          Choices choices(stream_key(kSeed, domain.versioned_name(), i));
          try_case(property, domain.draw(choices).problem, *engine, counts);
        }
      }
    }
}

/// The engines of a shared object of the folder `dishonest` on the first cases of a campaign, under every claim.
std::map<std::string, ByProperty> tried_out(const std::string& library) {
  std::map<std::string, ByProperty> results;
  plugin::for_each_c_family(
      [&]<Family F>() { try_family<F>(std::string(ASSAY_PLUGIN_DIR) + "/dishonest/" + library, results); });
  return results;
}

Counts total_of(const ByProperty& results) {
  Counts total;
  for (const auto& [property, counts] : results) total += counts;
  return total;
}

std::uint64_t failed(const Counts& counts) {
  return counts.of(Outcome::kViolated) + counts.of(Outcome::kCrashed) + counts.of(Outcome::kHung) +
         counts.of(Outcome::kNondeterministic);
}

std::string words(const ByProperty& results) {
  std::string text;
  for (const auto& [property, counts] : results) {
    text += "\n  " + property + ":";
    for (std::size_t i = 0; i < kOutcomes; ++i)
      if (counts.outcomes[i] > 0)
        text += " " + std::to_string(counts.outcomes[i]) + " " + std::string(kOutcomeNames[i]);
    for (const auto& [claim, count] : counts.violations) text += " (" + claim + ")";
  }
  return text;
}

/// Whether every property named leaves the engine unjudged: by what it states, or case by case and never with a hold.
bool said_not_judged(const ByProperty& results) {
  const Counts total = total_of(results);
  const bool asked = std::ranges::any_of(total.outcomes, [](std::uint64_t count) { return count > 0; });
  return total.of(Outcome::kHolds) == 0 && (!asked || total.of(Outcome::kNotJudged) > 0);
}

TEST(Dishonest, LooksAtDomainsThatThereAre) {
  std::size_t known = 0;
  for_each_family([&]<Family F>() {
    for (const std::string_view name : kDomains) known += catalog<F>().domain(name) != nullptr;
  });
  EXPECT_EQ(known, kDomains.size());
}

TEST(Dishonest, EveryMuteEngineIsConvictedOrNotJudged) {
  const auto results = tried_out("mute.so");
  EXPECT_GE(results.size(), 28U);
  for (const auto& [engine, by_property] : results)
    EXPECT_TRUE(failed(total_of(by_property)) > 0 || said_not_judged(by_property)) << engine << words(by_property);
}

/// The liar about one field: convicted by a property that is said to judge the field.
template <Family F, class Field>
void expect_caught(const std::map<std::string, ByProperty>& results) {
  const std::string engine(bad::Names<F, Field>::kLiar);
  const auto found = results.find(engine);
  ASSERT_NE(found, results.end()) << engine << " is missing";
  ByProperty judging;
  for (const auto& [property, counts] : found->second)
    if (Field::judged_by(property)) judging[property] = counts;
  EXPECT_TRUE(failed(total_of(judging)) > 0 || said_not_judged(judging)) << engine << words(found->second);
}

class Liars : public testing::Test {
 protected:
  static void SetUpTestSuite() { results = tried_out("liar.so"); }
  inline static std::map<std::string, ByProperty> results;
};

TEST_F(Liars, AreConvictedOrNotJudged) {
  plugin::for_each_c_family(
      []<Family F>() { AnswerFields<F>::List::each([]<class Field>() { expect_caught<F, Field>(results); }); });
}

TEST_F(Liars, AreConvictedOfNothingWithoutTheirGarbage) {
  plugin::for_each_c_family([]<Family F>() {
    AnswerFields<F>::List::each([]<class Field>() {
      const std::string engine(bad::Names<F, Field>::kTruth);
      const auto found = results.find(engine);
      ASSERT_NE(found, results.end()) << engine << " is missing";
      EXPECT_EQ(failed(total_of(found->second)), 0U) << engine << words(found->second);
    });
  });
}

}  // namespace
}  // namespace assay
