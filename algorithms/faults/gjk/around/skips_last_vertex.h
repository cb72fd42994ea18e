// The distance search whose supports never look at the last vertex.
#pragma once
#include <string_view>

#include "algorithms/faults/statement.h"
#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/model/family.h"

namespace assay {

/// GjkSignedVolumes for both bodies without their last vertices.
struct GjkSkipsLastVertex {
  static constexpr std::string_view kName = "fault/gjk_skips_last_vertex";
  static constexpr Statement<GjkFamily> kStatement =
      fault::planted<GjkFamily>("Looks for the support among all vertices of a body but the last.");

  static GjkAnswer solve(const ConvexPair& pair, const Watch& watch) {
    ConvexPair shorter = pair;
    for (Points* body : {&shorter.a, &shorter.b})
      if (body->size() > 1) body->coordinates.resize(body->coordinates.size() - body->dimension);
    return GjkSignedVolumes::solve(shorter, watch);
  }
};

}  // namespace assay
