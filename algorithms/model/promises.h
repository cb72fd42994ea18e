// What a variant promises, family by family. algorithms/model/semantics.h says what each number bounds, and what 0,
// negative and infinite mean; the values here state nothing.
#pragma once
#include "algorithms/model/family.h"
#include "algorithms/model/semantics.h"

namespace assay {

template <Family F>
struct Promises;

template <>
struct Promises<LpFamily> {
  double primal = -1, dual = -1, gap = -1;
};

template <>
struct Promises<GjkFamily> {
  Touching touching = Touching::kUnspecified;
  bool witness = false;
  double distance_gap = -1, points_gap = -1, depth_gap = 0, normal_gap = 0, bracket_width = 0;
};

template <>
struct Promises<Hull2Family> {
  bool keeps_inner_points = false;
  double hull_gap = 0;
};

template <>
struct Promises<Hull3Family> {
  bool keeps_inner_points = false, merges_faces = false;
  double hull_gap = 0;
};

template <>
struct Promises<ShapesFamily> {
  Touching touching = Touching::kUnspecified;
  double gap = -1;
};

template <>
struct Promises<CastFamily> {
  Touching touching = Touching::kUnspecified;
  double gap = -1;
};

/// Writes the promises of one family into a struct that has those of all: Semantics, or the statement of a plug-in.
template <Family F, class All>
constexpr void write_promises(const Promises<F>& promises, All& all) {
  if constexpr (std::same_as<F, LpFamily>) {
    all.lp_primal = promises.primal;
    all.lp_dual = promises.dual;
    all.lp_gap = promises.gap;
  } else if constexpr (std::same_as<F, GjkFamily>) {
    all.touching = promises.touching;
    all.witness = promises.witness;
    all.distance_gap = promises.distance_gap;
    all.points_gap = promises.points_gap;
    all.depth_gap = promises.depth_gap;
    all.normal_gap = promises.normal_gap;
    all.bracket_width = promises.bracket_width;
  } else if constexpr (std::same_as<F, ShapesFamily>) {
    all.touching = promises.touching;
    all.shapes_gap = promises.gap;
  } else if constexpr (std::same_as<F, CastFamily>) {
    all.touching = promises.touching;
    all.cast_gap = promises.gap;
  } else {
    all.keeps_inner_points = promises.keeps_inner_points;
    all.hull_gap = promises.hull_gap;
    if constexpr (std::same_as<F, Hull3Family>) all.merges_faces = promises.merges_faces;
  }
}

}  // namespace assay
