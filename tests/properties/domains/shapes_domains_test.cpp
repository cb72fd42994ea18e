// Domains of shapes: the shares that their aims rest on.
#include <gtest/gtest.h>

#include <map>

#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "properties/domains/shapes/shapes_degenerate.h"
#include "properties/domains/shapes/shapes_lattice.h"
#include "properties/domains/shapes/shapes_points.h"
#include "properties/domains/shapes/shapes_sweeps.h"
#include "properties/domains/shapes/shapes_touching.h"

namespace assay::shapes_domains_test {
namespace {

constexpr std::uint64_t kStreams = 1000;

/// Cases with the sign of D: -1, 0, 1.
template <class D>
std::map<int, std::uint64_t> signs() {
  std::map<int, std::uint64_t> count;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    const ShapesProblem problem = D::draw(choices).problem;
    ++count[DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({}).sign()];
  }
  return count;
}

TEST(ShapesTouching, TouchesExactlyInMostCases) {
  // The rest are boxes whose common line they share no part of.
  EXPECT_GE(signs<ShapesTouching>()[0], kStreams * 9 / 10);
}

TEST(ShapesNearTouching, IsOnBothSidesAndRarelyOnNone) {
  auto count = signs<ShapesNearTouching>();
  EXPECT_GE(count[1], kStreams / 3);
  EXPECT_GE(count[-1], kStreams / 3);
  EXPECT_LE(count[0], kStreams / 10);
}

TEST(ShapesLattice, HasEverySignOften) {
  auto count = signs<ShapesLattice>();
  for (const int sign : {-1, 1}) EXPECT_GE(count[sign], kStreams / 10) << sign;
  EXPECT_GE(count[0], kStreams / 50);
}

TEST(ShapesKissingBoxes, HasEverySignOften) {
  auto count = signs<ShapesKissingBoxes>();
  for (const int sign : {-1, 0, 1}) EXPECT_GE(count[sign], kStreams / 50) << sign;
}

TEST(ShapesConcentric, OverlapsButForPoints) { EXPECT_GE(signs<ShapesConcentric>()[-1], kStreams * 95 / 100); }

/// Of a sweep the sign is that of all that the ball passes; starts that touch or overlap are counted, too.
template <class D>
std::pair<std::map<int, std::uint64_t>, std::map<int, std::uint64_t>> signs_and_starts() {
  std::map<int, std::uint64_t> starts;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    const ShapesProblem problem = D::draw(choices).problem;
    ++starts[DifferenceBody(exact_body(problem.a), ball_at_start(problem.b)).from({}).sign()];
  }
  return {signs<D>(), starts};
}

TEST(ShapesSweeps, MeetTheBodyOnTheWayAndFromTheStartAndNever) {
  for (auto [way, start] : {signs_and_starts<ShapesSweepLattice>(), signs_and_starts<ShapesSweepScaled>(),
                            signs_and_starts<ShapesSweepOffset>()}) {
    EXPECT_GE(way[-1] - start[-1], kStreams / 20);
    EXPECT_GE(start[-1], kStreams / 20);
    EXPECT_GE(way[1], kStreams / 10);
    EXPECT_GE(way[0], kStreams / 200);
  }
}

TEST(ShapesSweepGrazing, IsAboveAndBelowAndOnThePointOfTouching) {
  auto [way, start] = signs_and_starts<ShapesSweepGrazing>();
  for (const int sign : {-1, 0, 1}) EXPECT_GE(way[sign], kStreams / 5) << sign;
  EXPECT_GE(start[1], kStreams * 4 / 5);
}

TEST(ShapesSweepEnds, TouchWithinUlpsAtOneEnd) {
  auto [way, start] = signs_and_starts<ShapesSweepEnds>();
  EXPECT_GE(start[0], kStreams / 40);
  EXPECT_GE(way[0], kStreams / 40);
  for (const int sign : {-1, 1}) EXPECT_GE(way[sign], kStreams / 10) << sign;
}

TEST(ShapesCentroidFlat, HasRingsWithAndWithoutArea) {
  std::uint64_t flat = 0;
  for (std::uint64_t key = 0; key < kStreams; ++key) {
    Choices choices{mix64(key)};
    flat += exact_centroid(ShapesCentroidFlat::draw(choices).problem.a).twice_area == 0 ? 1 : 0;
  }
  EXPECT_GE(flat, kStreams / 4);
  EXPECT_LE(flat, kStreams * 3 / 4);
}

}  // namespace
}  // namespace assay::shapes_domains_test
