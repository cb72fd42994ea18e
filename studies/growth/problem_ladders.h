// The problems of growing size that engines are asked in the study of growth.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/family.h"
#include "reports/store/studies/growth_rows.h"

namespace assay {

template <Family F>
struct ProblemLadder {
  std::string family;  ///< the problems, in words
  std::string size;    ///< what it is a number of
  /// What a step is that an engine of ours tells of; none where steps differ from engine to engine: predicate calls of
  /// hulls are counted by the study of hulls.
  std::optional<Counted> steps;
  std::vector<std::uint32_t> sizes;
  std::function<typename F::Problem(std::uint32_t size, std::uint32_t run)> problem;
  /// Asked unless others are named: production algorithms, the first the one whose answers are judged, and peers.
  std::vector<std::string_view> engines;
};

/// Of each size so many problems.
inline constexpr std::uint32_t kProblemsOfASize = 3;

/// Pairs: spheres apart, spheres deep in each other, a parabola and a point (properties/growth). Casts: spheres that
/// meet. Programs: random dense ones. Hulls: disc and circle, ball and sphere. Shapes have no size worth it: none.
template <Family F>
std::vector<ProblemLadder<F>> problem_ladders();

}  // namespace assay
