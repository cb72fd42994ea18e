#include "algorithms/gjk/distance/johnson.h"

#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/simplex/johnson.h"

namespace assay {
namespace {

struct ByCofactors : gjk::BySignedVolumes {
  template <std::size_t D>
  static gjk::Nearest<D> nearest_of(const gjk::Simplex<D>& grown, const gjk::Nearest<D>&) {
    return gjk::JohnsonSimplex<D>(grown).nearest();
  }
};

}  // namespace

GjkAnswer GjkJohnson::solve(const ConvexPair& pair, const Watch& watch) {
  return gjk::solve_distance<ByCofactors>(pair, watch);
}

}  // namespace assay
