#include "algorithms/faults/gjk/skips_a_face.h"

#include "algorithms/gjk/signed_volumes_search.h"

namespace assay {
namespace {

struct SkipsOldestFace : gjk::TestsAll {
  static constexpr bool kTestsOldestFace = false;
};

}  // namespace

GjkAnswer GjkSkipsAFace::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_signed_volumes<SkipsOldestFace>(pair, watch);
}

}  // namespace assay
