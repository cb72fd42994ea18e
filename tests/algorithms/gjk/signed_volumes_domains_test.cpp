// gjk/signed_volumes on every collision domain: each answer is verified exactly, and giving up is rare where it should
// be.
#include <gtest/gtest.h>

#include "algorithms/gjk/signed_volumes.h"
#include "properties/domains/gjk/contact/touching.h"
#include "properties/domains/gjk/far.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/slivers.h"
#include "tests/algorithms/gjk/domain_score.h"

namespace assay::signed_volumes_domains_test {
namespace {

// Shares of one case in a thousand and less: 3000 cases may have 3.
constexpr double kRare = 1e-3;

TEST(GjkSignedVolumesOnDomains, AnswersGenericPairsAlways) {
  expect_honest<GjkSignedVolumes, GjkRandom<2>>(0);
  expect_honest<GjkSignedVolumes, GjkRandom<3>>(0);
  expect_honest<GjkSignedVolumes, GjkScaled<2>>(kRare);
  expect_honest<GjkSignedVolumes, GjkScaled<3>>(kRare);
}

TEST(GjkSignedVolumesOnDomains, DecidesGapsDownTo44Bits) {
  // Measured on a million cases: the first separated pairs are given up at 2^-47.
  expect_honest<GjkSignedVolumes, GjkNearTouching<2>>(kRare, 44);
  expect_honest<GjkSignedVolumes, GjkNearTouching<3>>(kRare, 44);
}

TEST(GjkSignedVolumesOnDomains, IsHonestBelow44Bits) {
  expect_honest<GjkSignedVolumes, GjkNearTouching<2>>(0.2);
  expect_honest<GjkSignedVolumes, GjkNearTouching<3>>(0.2);
}

TEST(GjkSignedVolumesOnDomains, NeverAnswersTouchingPairs) {
  expect_honest<GjkSignedVolumes, GjkTouching<2>>(0);
  expect_honest<GjkSignedVolumes, GjkTouching<3>>(0);
}

TEST(GjkSignedVolumesOnDomains, TellsOverlappingLatticeBodiesFromTouchingOnes) {
  expect_honest<GjkSignedVolumes, GjkLattice<2>>(kRare);
  expect_honest<GjkSignedVolumes, GjkLattice<3>>(kRare);
  expect_honest<GjkSignedVolumes, GjkFarOffset<2>>(kRare);
  expect_honest<GjkSignedVolumes, GjkFarOffset<3>>(kRare);
  expect_honest<GjkSignedVolumes, GjkFlat<2>>(kRare);
  expect_honest<GjkSignedVolumes, GjkFlat<3>>(kRare);
}

TEST(GjkSignedVolumesOnDomains, SeparatesSliversAndIsHonestOnUlpGrids) {
  expect_honest<GjkSignedVolumes, GjkSlivers<2>>(kRare);
  expect_honest<GjkSignedVolumes, GjkSlivers<3>>(2 * kRare);
  expect_honest<GjkSignedVolumes, GjkUlpGrid<2>>(0.8);
  expect_honest<GjkSignedVolumes, GjkUlpGrid<3>>(0.8);
}

}  // namespace
}  // namespace assay::signed_volumes_domains_test
