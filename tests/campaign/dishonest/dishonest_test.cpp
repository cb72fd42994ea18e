// Engines that answer zero to everything, and engines that lie in one field of their answers, are convicted on a few cases of
// the smoke battery, or what they say is called not judged. None of them gets nothing but holds.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "campaign/plan.h"
#include "campaign/select_engines.h"
#include "engines/adapters/bad/dishonest_names.h"
#include "properties/cast/answer_fields.h"
#include "properties/gjk/answer_fields.h"
#include "properties/hull/answer_fields.h"
#include "properties/hull3/answer_fields.h"
#include "properties/lp/answer_fields.h"
#include "properties/shapes/answer_fields.h"
#include "reports/store/aggregate.h"

namespace assay {
namespace {

/// What one engine got, claim by claim.
using ByProperty = std::map<std::string, CellCounts>;

/// A campaign over a shared object of the folder `dishonest`: a few small cases of each kind, every claim.
std::map<std::string, ByProperty> tried_out(const std::string& library) {
  const auto selection = select_engines({std::string(ASSAY_PLUGIN_DIR) + "/dishonest/" + library});
  if (!selection) {
    ADD_FAILURE() << selection.error();
    return {};
  }
  PlanRequest request;
  request.battery = "smoke";
  request.domains = {"gjk/integer_solids*", "gjk/random_?d", "lp/small_integer", "lp/planted_*",
                     "hull2/lattice_cloud", "hull2/flat",    "hull3/lattice",    "hull3/flat",
                     "cast/head_on*",       "cast/start*",   "cast/lattice*",    "shapes/lattice",
                     "shapes/bounds",       "shapes/motion", "shapes/sizes",     "shapes/centroid_*",
                     "shapes/concentric"};
  request.cases = 12;
  const auto plan = make_plan(request, selection->sources);
  if (!plan) {
    ADD_FAILURE() << plan.error();
    return {};
  }
  std::map<std::string, ByProperty> results;
  for_each_family([&]<Family F>() {
    for (const EngineSource<F>& source : selection->sources.of<F>()) results[source.info.name];
  });
  RunSink sink;
  sink.block = [&](const BlockRecord& block) {
    results[block.engine][block.property] += sum_of(block.cells);
    return true;
  };
  sink.timing = [](const Timing&) {};
  RunOptions run;
  run.jobs = 2;
  const RunSummary summary = run_plan(*plan, selection->sources, run, {}, sink);
  EXPECT_FALSE(summary.harness_defect) << summary.harness_defect.value_or("");
  EXPECT_TRUE(summary.complete);
  return results;
}

CellCounts total_of(const ByProperty& results) {
  CellCounts total;
  for (const auto& [property, counts] : results) total += counts;
  return total;
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
  const CellCounts total = total_of(results);
  return count_of(total, Outcome::kHolds) == 0 && (asked(total) == 0 || count_of(total, Outcome::kNotJudged) > 0);
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
  for_each_family(
      []<Family F>() { AnswerFields<F>::List::each([]<class Field>() { expect_caught<F, Field>(results); }); });
}

TEST_F(Liars, AreConvictedOfNothingWithoutTheirGarbage) {
  for_each_family([]<Family F>() {
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
