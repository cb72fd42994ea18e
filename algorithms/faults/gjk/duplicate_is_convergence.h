// The distance search that takes a vertex met again for its end.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/distance_search.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes, but a support that shares the vertex of one body with the simplex ends the search, unproved.
struct GjkDuplicateIsConvergence {
  static constexpr std::string_view kName = "fault/gjk_duplicate_is_convergence";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Takes a support with a vertex of one body met before for convergence.");

  struct EndsAtAVertexMetBefore : gjk::TestsAll {
    static constexpr bool kTestsSupport = false;
    template <class Frame, std::size_t D>
    static bool ends(const Frame&, double, double, double, const gjk::Simplex<D>& simplex,
                     const gjk::Support& support) {
      for (std::uint32_t i = 0; i < simplex.size; ++i)
        if (simplex.vertex[i].a == support.a || simplex.vertex[i].b == support.b) return true;
      return false;
    }
  };

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    return gjk::solve_distance<EndsAtAVertexMetBefore>(pair, watch);
  }
};

static_assert(GjkAlgorithm<GjkDuplicateIsConvergence>);

}  // namespace assay
