#include "algorithms/gjk/distance/wolfe.h"

#include "algorithms/gjk/distance_search.h"
#include "algorithms/gjk/simplex/wolfe.h"

namespace assay {
namespace {

struct ByMinorCycles : gjk::BySignedVolumes {
  template <std::size_t D>
  static gjk::Nearest<D> nearest_of(const gjk::Simplex<D>& grown, const gjk::Nearest<D>& before) {
    return gjk::nearest_by_wolfe(grown, before);
  }
};

}  // namespace

GjkAnswer GjkWolfe::solve(const ConvexPair& pair, const Watch& watch) {
  if (const auto no = gjk::refused(pair)) return *no;
  switch (pair.a.dimension) {
    case 2: return gjk::search_in<2, ByMinorCycles>(pair, watch);
    case 3: return gjk::search_in<3, ByMinorCycles>(pair, watch);
    case 4: return gjk::search_in<4, ByMinorCycles>(pair, watch);
    case 5: return gjk::search_in<5, ByMinorCycles>(pair, watch);
    case 6: return gjk::search_in<6, ByMinorCycles>(pair, watch);
    default: return Declined{"two to six dimensions are served"};
  }
}

}  // namespace assay
