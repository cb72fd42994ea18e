// The collision study counts what engines that are wrong in a known way do wrong, and nothing else.
#include "studies/collision/collision_study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <set>

#include "algorithms/faults/gjk/patched.h"
#include "algorithms/gjk/signed_volumes.h"
#include "campaign/built_in/built_in.h"
#include "oracles/gjk/certify_collision.h"
#include "properties/gjk/parts/claimed_contact.h"
#include "reports/writers/studies/collision/gap_cells.h"
#include "studies/collision/error_table.h"
#include "studies/collision/near_contact.h"
#include "studies/collision/what_was_said.h"

namespace assay {
namespace {

using Answering = std::function<Reply<GjkFamily>(const ConvexPair&)>;

/// Answers as it is told.
class Told final : public Engine<GjkFamily> {
 public:
  Told(EngineInfo info, Answering answering) : info_(std::move(info)), answering_(std::move(answering)) {}
  const EngineInfo& info() const override { return info_; }
  void solve(std::span<const ConvexPair> questions, std::span<Reply<GjkFamily>> replies) override {
    for (std::size_t i = 0; i < questions.size(); ++i) replies[i] = answering_(questions[i]);
  }

 private:
  EngineInfo info_;
  Answering answering_;
};

EngineSource<GjkFamily> told(std::string name, Answering answering) {
  EngineInfo info;
  info.name = std::move(name);
  return {info, [info, answering](double) { return std::make_unique<Told>(info, answering); }};
}

Answering always(GjkAnswer answer) {
  return [answer](const ConvexPair&) {
    Reply<GjkFamily> reply;
    reply.answer = answer;
    return reply;
  };
}

Answering never(Delivery delivery) {
  return [delivery](const ConvexPair&) {
    Reply<GjkFamily> reply;
    reply.delivery = delivery;
    return reply;
  };
}

Reply<GjkFamily> truthful(const ConvexPair& pair) {
  Reply<GjkFamily> reply;
  reply.answer = BareVerdict{certify_collision(pair, nullptr).contact != Contact::kSeparated};
  reply.trace.steps = 3;
  return reply;
}

template <class Algorithm>
EngineSource<GjkFamily> built_of() {
  static constexpr ListedVariant<GjkFamily> kVariant{
      Algorithm::kName, &Algorithm::solve, {.sentence = {}, .watching = Watching::kAlways}};
  return built_in(kVariant);
}

constexpr std::uint32_t kCases = 4;

CollisionPlan small_plan() {
  CollisionPlan plan;
  plan.cases = kCases;
  plan.error_cases = 24;
  return plan;
}

class OfEveryKind : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const EngineList<GjkFamily> engines = {told("crashes", never(Delivery::kCrashed)),
                                           told("hangs", never(Delivery::kHung)),
                                           told("hits", always(BareVerdict{true})),
                                           told("misses", always(BareVerdict{false})),
                                           told("nan", always(BareDistance{std::numeric_limits<double>::quiet_NaN()})),
                                           told("silent", always(GaveUp{GaveUp::Why::kStepLimit})),
                                           told("truthful", &truthful),
                                           told("unwilling", always(Declined{"no"})),
                                           built_of<GjkAbsoluteEpsilon>(),
                                           built_of<GjkSignedVolumes>()};
    study_ = new CollisionStudy(*collision_study(small_plan(), engines));
    again_ = new CollisionStudy(*collision_study(small_plan(), engines));
  }
  static void TearDownTestSuite() {
    delete study_;
    delete again_;
  }

  static std::vector<const CollisionGapRow*> gaps_of(std::string_view engine) {
    std::vector<const CollisionGapRow*> rows;
    for (const CollisionGapRow& row : study_->gaps)
      if (row.engine == engine) rows.push_back(&row);
    return rows;
  }
  static std::vector<const CollisionErrorRow*> errors_of(std::string_view engine) {
    std::vector<const CollisionErrorRow*> rows;
    for (const CollisionErrorRow& row : study_->errors)
      if (row.engine == engine) rows.push_back(&row);
    return rows;
  }

  static CollisionStudy *study_, *again_;
};
CollisionStudy *OfEveryKind::study_ = nullptr, *OfEveryKind::again_ = nullptr;

TEST_F(OfEveryKind, IsTheSameAgain) { EXPECT_EQ(*study_, *again_); }

TEST_F(OfEveryKind, AsksEveryCellOfBothMaps) {
  std::map<std::pair<std::string, Moved>, std::size_t> cells;
  for (const CollisionGapRow* row : gaps_of("truthful")) ++cells[{row->domain, row->moved}];
  ASSERT_EQ(cells.size(), 8u) << "four domains, two ways to move";
  for (const auto& [map, count] : cells)
    EXPECT_EQ(count, map.second == Moved::kInScale ? 12u * 11 : 78u) << map.first << " by " << word_of(map.second);
  EXPECT_EQ(errors_of("truthful").size(), 7u);
}

TEST_F(OfEveryKind, FindsNothingWrongWithTheTruth) {
  for (const CollisionGapRow* row : gaps_of("truthful")) {
    EXPECT_EQ(row->counts.cases, kCases);
    EXPECT_EQ(row->counts.answered(), kCases);
    EXPECT_EQ(row->counts.wrong(), 0u) << row->domain << ", 2^" << row->by << ", k " << row->k;
  }
  EXPECT_EQ(effective_epsilon(gaps_of("truthful")).epsilon, 0);
  for (const CollisionErrorRow* row : errors_of("truthful")) {
    EXPECT_EQ(row->counts.wrong(), 0u) << row->domain;
    ASSERT_TRUE(row->iterations);
    EXPECT_EQ(*row->iterations, (Iterations{3 * 24, 24, 3}));
    EXPECT_EQ(row->witnesses, 0u);
    EXPECT_FALSE(row->distance || row->depth) << "a bare verdict has no number";
  }
}

TEST_F(OfEveryKind, CountsHitsAndMissesThatAreFalse) {
  const auto hits = gaps_of("hits"), misses = gaps_of("misses");
  ASSERT_EQ(hits.size(), misses.size());
  for (std::size_t i = 0; i < hits.size(); ++i) {
    EXPECT_EQ(hits[i]->counts.false_misses, 0u);
    EXPECT_EQ(misses[i]->counts.false_hits, 0u);
    EXPECT_EQ(hits[i]->counts.false_hits + misses[i]->counts.false_misses, kCases) << "no pair of the maps touches";
  }
}

/// An engine that calls everything a miss has the largest overlap drawn for its effective epsilon.
TEST_F(OfEveryKind, MeasuresTheLargestGapAndOverlap) {
  for (const NearContacts& near : near_contacts()) {
    double widest_gap = 0, widest_overlap = 0;
    for (const std::int32_t k : gap_exponents(near.in_double)) {
      for (std::uint64_t index = 0, kept = 0; kept < kCases; ++index) {
        const ConvexPair pair = near_pair(near.in_double, k, Digits::kFractions, 1, index);
        const Contact contact = certify_collision(pair, nullptr).contact;
        if (contact == Contact::kTouching) continue;
        ++kept;
        double& widest = contact == Contact::kSeparated ? widest_gap : widest_overlap;
        widest = std::max(widest, contact_margin(pair, contact));
      }
    }
    for (const auto& [engine, expected] : {std::pair{"hits", widest_gap}, std::pair{"misses", widest_overlap}}) {
      auto cells = gaps_of(engine);
      std::erase_if(cells, [&](const CollisionGapRow* row) {
        return row->domain != near.in_double.name || row->moved != Moved::kInScale;
      });
      const EffectiveEpsilon found = effective_epsilon(cells);
      EXPECT_EQ(found.epsilon, expected) << engine << " on " << near.in_double.name;
      EXPECT_GT(found.epsilon, 0.001);
      EXPECT_TRUE(found.at_the_widest);
    }
  }
}

TEST_F(OfEveryKind, StopsAskingWhatHangsOrCrashes) {
  for (const CollisionGapRow* row : gaps_of("hangs")) {
    EXPECT_EQ(row->counts.hung, 2u);
    EXPECT_EQ(row->counts.cases, 2u);
  }
  for (const CollisionGapRow* row : gaps_of("crashes")) EXPECT_EQ(row->counts.crashed, 2u);
  for (const CollisionErrorRow* row : errors_of("hangs")) EXPECT_EQ(row->counts.hung, 8u);
  for (const CollisionErrorRow* row : errors_of("crashes")) EXPECT_EQ(row->counts.crashed, 8u);
  EXPECT_FALSE(gaps_of("hangs").empty());
}

TEST_F(OfEveryKind, TellsSilenceFromNumbersThatAreNone) {
  for (const CollisionGapRow* row : gaps_of("nan")) EXPECT_EQ(row->counts.not_finite, kCases);
  for (const CollisionGapRow* row : gaps_of("silent")) {
    EXPECT_EQ(row->counts.gave_up, kCases);
    EXPECT_EQ(row->counts.answered(), 0u);
  }
  for (const CollisionErrorRow* row : errors_of("nan")) EXPECT_FALSE(row->distance);
  EXPECT_TRUE(gaps_of("unwilling").empty()) << "no row where all is declined";
  EXPECT_TRUE(errors_of("unwilling").empty());
}

/// Far below its tolerance the planted fault misses every overlap; far above it few.
TEST_F(OfEveryKind, ConvictsAnAbsoluteToleranceByScale) {
  const auto misses = gaps_of("misses"), fault = gaps_of(GjkAbsoluteEpsilon::kName);
  ASSERT_EQ(misses.size(), fault.size());
  std::uint64_t overlaps = 0, missed_when_large = 0;
  for (std::size_t i = 0; i < fault.size(); ++i) {
    ASSERT_EQ(fault[i]->by, misses[i]->by);
    EXPECT_EQ(fault[i]->counts.false_hits, 0u);
    if (fault[i]->moved != Moved::kInScale) continue;
    if (fault[i]->by == -100) {
      EXPECT_EQ(fault[i]->counts.false_misses, misses[i]->counts.false_misses);
      EXPECT_EQ(fault[i]->widest_overlap, misses[i]->widest_overlap);
    }
    if (fault[i]->by != 100) continue;
    overlaps += misses[i]->counts.false_misses;
    missed_when_large += fault[i]->counts.false_misses;
  }
  EXPECT_GT(overlaps, 50u);
  EXPECT_LT(missed_when_large, overlaps / 3);
}

TEST_F(OfEveryKind, FindsOurDistancesCloseAndTheirWitnessesValid) {
  const auto rows = errors_of(GjkSignedVolumes::kName);
  ASSERT_FALSE(rows.empty());
  for (const CollisionErrorRow* row : rows) {
    EXPECT_EQ(row->counts.wrong(), 0u) << row->domain;
    EXPECT_GT(row->witnesses, 0u) << row->domain;
    EXPECT_EQ(row->witnesses_hold, row->witnesses) << row->domain;
    ASSERT_TRUE(row->distance) << row->domain;
    EXPECT_LT(row->distance->median, 4) << row->domain;
    EXPECT_TRUE(row->iterations) << row->domain;
  }
}

/// Engines that take floats alone are asked pairs that floats hold.
TEST(CollisionStudyTest, AsksFloatEnginesWhatFloatsHold) {
  const auto holds_all = [](const ConvexPair& pair) {
    const auto single = [](double x) { return static_cast<double>(static_cast<float>(x)) == x; };
    return std::all_of(pair.a.coordinates.begin(), pair.a.coordinates.end(), single) &&
           std::all_of(pair.b.coordinates.begin(), pair.b.coordinates.end(), single);
  };
  const Answering floats = [&](const ConvexPair& pair) {
    Reply<GjkFamily> reply = truthful(pair);
    if (!holds_all(pair)) reply.answer = Declined{"not single precision"};
    return reply;
  };
  const auto study = collision_study(small_plan(), {told("floats", floats)});
  ASSERT_TRUE(study) << study.error();
  std::set<std::string> domains;
  for (const CollisionGapRow& row : study->gaps) {
    domains.insert(row.domain);
    EXPECT_EQ(row.counts.declined, 0u) << row.domain << ", 2^" << row.by << ", k " << row.k;
  }
  EXPECT_EQ(domains, (std::set<std::string>{"gjk/single_kissing_boxes_2d", "gjk/single_kissing_boxes_3d",
                                            "gjk/single_near_touching_2d", "gjk/single_near_touching_3d"}));
}

TEST(CollisionStudyTest, DoesNotDependOnTheNumberOfThreads) {
  CollisionPlan plan = small_plan();
  const EngineList<GjkFamily> engines = {told("hangs", never(Delivery::kHung)), told("truthful", &truthful),
                                         built_of<GjkSignedVolumes>()};
  const auto alone = collision_study(plan, engines);
  plan.jobs = 5;
  const auto together = collision_study(plan, engines);
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(*alone, *together);
}

TEST(CollisionStudyTest, IsAnotherOfAnotherSeed) {
  CollisionPlan plan = small_plan();
  const EngineList<GjkFamily> engines = {told("misses", always(BareVerdict{false}))};
  const auto first = collision_study(plan, engines);
  plan.seed = 2;
  const auto second = collision_study(plan, engines);
  ASSERT_TRUE(first && second);
  EXPECT_NE(*first, *second);
}

TEST(CollisionStudyTest, SaysWhichEngineCannotBeMade) {
  EngineSource<GjkFamily> none = told("none", &truthful);
  none.make = [](double) { return std::unique_ptr<Engine<GjkFamily>>(); };
  const auto study = collision_study(small_plan(), {none});
  ASSERT_FALSE(study);
  EXPECT_EQ(study.error(), "engine none cannot be made");
}

}  // namespace
}  // namespace assay
