// Depth claims of engines: each wrong reply is convicted by name, a right one passes.
#include <gtest/gtest.h>

#include <limits>

#include "oracles/gjk/depth/check_depth.h"
#include "properties/gjk/depth_is_right.h"
#include "tests/properties/gjk_replies.h"

namespace assay::gjk_depth_is_right_test {
namespace {

using namespace depth_claims;
using test::boxes;
using test::claim_of;
using test::judged;
using test::weighted;
using P = DepthIsRight;

Court<GjkFamily> promising(double gap) {
  Court<GjkFamily> court;
  court.semantics.depth_gap = gap;
  return court;
}

TEST(DepthIsRight, IsJudgedUnlessTheEngineStatesThatNothingIsPromised) {
  Stated<GjkFamily> semantics;
  for (const double gap : {-1.0, 0.0, 1e-6, std::numeric_limits<double>::quiet_NaN()}) {
    semantics.depth_gap = gap;
    EXPECT_EQ(why_not_judged<P>(semantics), "") << gap;
  }
  semantics.depth_gap = std::numeric_limits<double>::infinity();
  EXPECT_NE(why_not_judged<P>(semantics), "");
}

TEST(DepthIsRight, WhereNothingIsStatedTheDefaultApplies) {
  const auto judged_by = [](const Stated<GjkFamily>& semantics, double depth) {
    return claim_of(judged<P>(boxes(3, 0.75), {Penetrating{depth, {1, 0, 0}, 0, {}, {}}}, {semantics, nullptr}));
  };
  for (const double gap : {-1.0, 0.0}) {
    Stated<GjkFamily> semantics;
    semantics.depth_gap = gap;
    EXPECT_EQ(judged_by(semantics, 0.25), "holds");
    EXPECT_EQ(judged_by(semantics, 0.25 + 0x1p-43), "holds") << "1024 times 2^-53 of 1.75";
    EXPECT_EQ(judged_by(semantics, 0.25 + 0x1p-42), kDepthWithinPromise);
    EXPECT_EQ(judged_by(semantics, 0), kDepthWithinPromise) << "a mute engine";
    semantics.precision_bits = 24;
    EXPECT_EQ(judged_by(semantics, 0.25 + 0x1p-14), "holds");
    EXPECT_EQ(judged_by(semantics, 0.25 + 0x1p-13), kDepthWithinPromise);
  }
}

TEST(DepthIsRight, HoldsEnginesToTheirPromise) {
  const Court<GjkFamily> court = promising(1e-6);
  EXPECT_EQ(claim_of(judged<P>(boxes(3, 0.75), {Penetrating{0.25, {1, 0, 0}, 0, {}, {}}}, court)), "holds");
  EXPECT_EQ(claim_of(judged<P>(boxes(3, 0.75), {Penetrating{0.25001, {1, 0, 0}, 0, {}, {}}}, court)),
            kDepthWithinPromise);
  EXPECT_EQ(claim_of(judged<P>(boxes(3, 0.75), {Penetrating{0.25001, {1, 0, 0}, 0, {}, {}}}, promising(1e-4))),
            "holds");
  EXPECT_EQ(claim_of(judged<P>(boxes(3, 0.75), {Penetrating{0.25, {-1, 0, 0}, 0, {}, {}}}, court)), kMovedBodiesTouch);
  EXPECT_EQ(claim_of(judged<P>(boxes(3, 2), {Penetrating{0.25, {1, 0, 0}, 0, {}, {}}}, court)), kDepthWithinPromise);
}

TEST(DepthIsRight, AMissClaimsTheDepthZero) {
  const Court<GjkFamily> court = promising(1e-6);
  const Separated nearest{weighted({{1, 1}}), weighted({{0, 1}})};
  for (const GjkAnswer& miss :
       {GjkAnswer{nearest}, GjkAnswer{SeparatedAlong{{-1, 0, 0}}}, GjkAnswer{BareVerdict{false}},
        GjkAnswer{BareDistance{1}}, GjkAnswer{MeasuredApart{1, {}, {}}}}) {
    EXPECT_EQ(claim_of(judged<P>(boxes(2, 2), {miss}, court)), "holds") << miss.index();
    EXPECT_EQ(claim_of(judged<P>(boxes(2, 1 - 1e-7), {miss}, court)), "holds") << miss.index();
    EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {miss}, court)), kNoDepthIsLeft) << miss.index();
  }
}

TEST(DepthIsRight, ABareHitClaimsNoDepth) {
  const Court<GjkFamily> court = promising(1e-6);
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {BareVerdict{true}}, court)), "not judged");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {Overlapping{1, {0}, {0}}}, court)), "not judged");
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {BareVerdict{false}})), "not judged") << "no depth is stated";
  EXPECT_EQ(claim_of(judged<P>(boxes(2, 0.5), {GaveUp{}}, court)), "not judged");
}

}  // namespace
}  // namespace assay::gjk_depth_is_right_test
