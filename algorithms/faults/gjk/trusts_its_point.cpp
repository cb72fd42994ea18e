#include "algorithms/faults/gjk/trusts_its_point.h"

#include "algorithms/gjk/signed_volumes_search.h"

namespace assay {
namespace {

struct TrustsSupport : gjk::TestsAll {
  static constexpr bool kTestsSupport = false;
};

}  // namespace

GjkAnswer GjkTrustsItsPoint::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_signed_volumes<TrustsSupport>(pair, watch);
}

}  // namespace assay
