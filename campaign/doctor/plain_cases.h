// A dozen plain cases of each family, with small integers, that anybody can solve by hand: where an engine goes to the
// doctor.
#pragma once
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

template <Family F>
struct PlainCase {
  std::string_view words;  ///< "unit squares that touch along an edge"
  typename F::Problem problem;
};

/// The simplest first.
template <Family F>
std::vector<PlainCase<F>> plain_cases();
template <>
std::vector<PlainCase<LpFamily>> plain_cases<LpFamily>();
template <>
std::vector<PlainCase<GjkFamily>> plain_cases<GjkFamily>();
template <>
std::vector<PlainCase<Hull2Family>> plain_cases<Hull2Family>();
template <>
std::vector<PlainCase<Hull3Family>> plain_cases<Hull3Family>();
template <>
std::vector<PlainCase<ShapesFamily>> plain_cases<ShapesFamily>();
template <>
std::vector<PlainCase<CastFamily>> plain_cases<CastFamily>();

}  // namespace assay
