// Reducing with an engine that hangs: few of the questions may, and a hang is confirmed with the full limit.
#include "campaign/make_small.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "properties/catalog/batteries.h"

namespace assay {
namespace {

using Cloud = Cloud2;

/// What the answer "flat, and no point" violates on every cloud that has a point.
constexpr std::string_view kFlatClaim = "extreme points span the cloud";

/// What an engine was asked, over all that were made.
struct Asked {
  std::uint64_t questions = 0, hangs = 0, patient_hangs = 0, calls = 0;
  bool elsewhere = false;  ///< in a process of its own, as it says
};

/// Hangs where `hangs(cloud, seconds)` says so, and otherwise calls every cloud flat and empty.
class Dummy final : public Engine<Hull2Family> {
 public:
  using Hangs = std::function<bool(const Cloud&, double seconds)>;

  /// Gives up on clouds of fewer points than `least`.
  Dummy(const EngineInfo& info, Hangs hangs, double seconds, Asked& asked, std::size_t least = 0)
      : info_(info), hangs_(std::move(hangs)), seconds_(seconds), asked_(asked), least_(least) {}
  const EngineInfo& info() const override { return info_; }
  bool runs_here() const override { return !asked_.elsewhere; }
  void solve(std::span<const Cloud> questions, std::span<Reply<Hull2Family>> replies) override {
    ++asked_.calls;
    for (std::size_t i = 0; i < questions.size(); ++i) {
      replies[i] = {};
      replies[i].answer = FlatHull{};
      if (questions[i].points.size() < least_) replies[i].answer = GaveUp{};
      ++asked_.questions;
      if (!hangs_(questions[i], seconds_)) continue;
      replies[i].delivery = Delivery::kHung;
      ++asked_.hangs;
      if (seconds_ == Hull2Family::kSecondsPerCase) ++asked_.patient_hangs;
    }
  }

 private:
  const EngineInfo& info_;
  Hangs hangs_;
  double seconds_;
  Asked& asked_;
  std::size_t least_;
};

class MakeSmall : public testing::Test {
 protected:
  MadeSmall<Hull2Family> make(Dummy::Hangs hangs, std::string_view claim,
                              std::string_view property = principal_property<Hull2Family>()) {
    source_.make = [this, hangs](double seconds) {
      return std::make_unique<Dummy>(source_.info, hangs, seconds, asked_);
    };
    return SmallMaker<Hull2Family>(source_, *catalog<Hull2Family>().property(property), {}, std::string(claim))
        .make(grid());
  }
  static Cloud grid() {
    Cloud cloud;
    for (int i = 0; i < 30; ++i) cloud.points.push_back({i % 6 + 0.3, i / 6 * 7.7});
    return cloud;
  }

  EngineSource<Hull2Family> source_;
  Asked asked_;
};

TEST_F(MakeSmall, AHangIsReducedImpatientlyAndConfirmedPatiently) {
  const auto made = make([](const Cloud& cloud, double) { return cloud.points.size() >= 3; }, "hung");
  EXPECT_TRUE(made.reproduced);
  EXPECT_EQ(made.reduced.problem.points.size(), 3u);
  EXPECT_LE(asked_.hangs, kImpatientHangs + 2);
  EXPECT_EQ(asked_.patient_hangs, 2u) << "once before and once after";
}

TEST_F(MakeSmall, WhatHangsOnlyForTheImpatientIsReducedAgainWithTheFullLimit) {
  const auto made =
      make([](const Cloud& cloud,
              double seconds) { return cloud.points.size() >= (seconds < Hull2Family::kSecondsPerCase ? 2u : 20u); },
           "hung");
  EXPECT_TRUE(made.reproduced);
  EXPECT_GE(made.reduced.problem.points.size(), 20u);
  EXPECT_LE(asked_.patient_hangs, kHangs + 1);
}

TEST_F(MakeSmall, AHangThatDoesNotComeAgainIsNotReproduced) {
  const auto made = make([](const Cloud&, double) { return false; }, "hung");
  EXPECT_FALSE(made.reproduced);
  EXPECT_EQ(made.reduced.problem, grid());
}

TEST_F(MakeSmall, AnotherClaimIsGivenUpOnAfterAFewHangsAndNotCalledMinimal) {
  // Wrong on the whole cloud, hanging on every smaller one.
  const auto made = make([](const Cloud& cloud, double) { return cloud.points.size() < 30; }, kFlatClaim);
  ASSERT_TRUE(made.reproduced);
  EXPECT_EQ(made.reduced.problem.points.size(), 30u);
  EXPECT_FALSE(made.reduced.minimal);
  EXPECT_EQ(asked_.hangs, kHangs);
}

TEST_F(MakeSmall, AnEngineElsewhereIsAskedTheSameQuestionsTogether) {
  // Wrong from 20 points on, so that none of the simple problems fails and all of them are asked about.
  source_.make = [this](double seconds) {
    return std::make_unique<Dummy>(
        source_.info, [](const Cloud&, double) { return false; }, seconds, asked_, 20);
  };
  std::vector<Asked> asked;
  std::vector<Cloud> reduced;
  for (const bool elsewhere : {false, true}) {
    asked_ = {};
    asked_.elsewhere = elsewhere;
    SmallMaker<Hull2Family> maker(source_, *catalog<Hull2Family>().property(principal_property<Hull2Family>()), {},
                                  std::string(kFlatClaim));
    reduced.push_back(maker.make(grid()).reduced.problem);
    asked.push_back(asked_);
  }
  EXPECT_EQ(reduced[0], reduced[1]);
  EXPECT_EQ(asked[0].calls, asked[0].questions);
  EXPECT_LT(asked[1].calls, asked[0].calls - 1000) << "the search asks some 3000 questions, most of them together";
  EXPECT_LT(asked[1].questions, 2 * asked[0].questions) << "at most as many for nothing as were refused";
}

TEST_F(MakeSmall, AnEngineElsewhereThatHangsOnManyIsNotAskedAheadForLong) {
  asked_.elsewhere = true;
  const auto made = make([](const Cloud& cloud, double) { return cloud.points.size() < 30; }, kFlatClaim);
  ASSERT_TRUE(made.reproduced);
  EXPECT_LE(asked_.hangs, kHangs + kAskedAheadFirst);
}

TEST_F(MakeSmall, WhatWasAskedForOneProblemIsNotAskedAgainForTheNext) {
  source_.make = [this](double seconds) {
    return std::make_unique<Dummy>(
        source_.info, [](const Cloud&, double) { return false; }, seconds, asked_);
  };
  SmallMaker<Hull2Family> maker(source_, *catalog<Hull2Family>().property(principal_property<Hull2Family>()), {},
                                std::string(kFlatClaim));
  const auto first = maker.make(grid());
  ASSERT_TRUE(first.reproduced);
  EXPECT_EQ(first.reduced.problem.points.size(), 1u) << "one point is not nothing";
  const std::uint64_t asked = std::exchange(asked_.questions, 0);
  Cloud larger = grid();
  larger.points.push_back({90, 90});
  EXPECT_EQ(maker.make(larger).reduced.problem, first.reduced.problem);
  EXPECT_LE(asked_.questions, 2u) << "of " << asked;
}

TEST_F(MakeSmall, NothingIsAskedOnceJudgingHasCostWhatAReductionMay) {
  source_.make = [this](double seconds) {
    return std::make_unique<Dummy>(
        source_.info, [](const Cloud&, double) { return false; }, seconds, asked_, 20);
  };
  std::vector<std::uint64_t> questions;
  for (const std::uint64_t work : {std::uint64_t{1}, std::uint64_t{1}, kReductionWork}) {
    asked_ = {};
    SmallMaker<Hull2Family> maker(source_, *catalog<Hull2Family>().property(principal_property<Hull2Family>()), {},
                                  std::string(kFlatClaim), work);
    const auto made = maker.make(grid());
    ASSERT_TRUE(made.reproduced);
    EXPECT_EQ(made.reduced.minimal, work == kReductionWork);
    EXPECT_EQ(made.reduced.problem.points.size(), work == kReductionWork ? 20U : 30U);
    questions.push_back(asked_.questions);
  }
  EXPECT_EQ(questions[0], questions[1]) << "a count of operations, no clock";
  EXPECT_LT(questions[0], questions[2]);
}

TEST_F(MakeSmall, NothingIsAskedAfterAQuestionThatHung) {
  make([](const Cloud&, double) { return true; }, "hung", "hull2/permutation_keeps_hull");
  EXPECT_EQ(asked_.questions, asked_.hangs);
  Trial<Hull2Family> trial(source_, *catalog<Hull2Family>().property("hull2/permutation_keeps_hull"), {});
  asked_ = {};
  EXPECT_EQ(trial.run(grid()).outcome, Outcome::kHung);
  EXPECT_EQ(asked_.questions, 1u);
}

}  // namespace
}  // namespace assay
