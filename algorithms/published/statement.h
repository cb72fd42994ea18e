// What the collision algorithms of the articles are held to.
#pragma once
#include <string_view>

#include "algorithms/model/statement.h"

namespace assay::published {

/// Three of the articles define a collision as a common point, so touching counts as a hit. Steps are counted.
/// What is read around two of the listings refuses what is no problem.
constexpr Statement<GjkFamily> common_point_is_hit(std::string_view sentence, std::string_view note,
                                                   bool refuses_no_problem = true) {
  return {.kind = EngineKind::kPublished,
          .sentence = sentence,
          .promises = {.touching = Touching::kHit, .refuses_no_problem = refuses_no_problem},
          .note = note,
          .watching = Watching::kAlways};
}

}  // namespace assay::published
