// The distance search that compares a square with a length.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but a duality gap of 1e-6 |v| closes the search, as if |v|^2 were a length; the point is given
/// unproved.
struct GjkSquaredTolerance {
  static constexpr std::string_view kName = "fault/gjk_squared_tolerance";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Holds the squared distance to a tolerance meant for the distance.");

  struct EndsAtASquare : gjk::TestsAll {
    static constexpr bool kTestsSupport = false;
    template <class Frame, std::size_t D>
    static bool ends(const Frame&, double gap, double length_squared, double, const gjk::Simplex<D>& simplex,
                     const gjk::Support& support) {
      return gap * gap <= 1e-6 * length_squared || simplex.has(support.a, support.b);
    }
  };

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    return gjk::solve_distance<EndsAtASquare>(pair, watch);
  }
};

static_assert(GjkAlgorithm<GjkSquaredTolerance>);

}  // namespace assay
