// What both methods of the revised simplex do when they stand still or come back.
#pragma once
#include <cstdint>

#include "algorithms/lp/revised/iterate.h"

namespace assay::lp {

/// Steps of length 0 in a row before something is done about them.
constexpr std::uint32_t patience(std::uint32_t rows) { return 10 + rows / 8; }
/// Steps of length 0 in a row after which a run is given up.
constexpr std::uint32_t endurance(const Program& program) { return 2000 + 10 * program.variables; }
/// Visits of one basis that are taken for coincidence where the pricing remembers more than the basis.
inline constexpr std::uint32_t kCoincidences = 3, kPatientCoincidences = 20;

/// False, with the reason, where a run under these rules repeats itself or has stood still for too long.
///
/// A basis determines what follows under pricing without memory and without anything done against cycling, so there the
/// first return decides.
inline bool judge_progress(Iterate& it, std::uint32_t stalled) {
  if (stalled > endurance(it.program)) return it.give_up(GaveUp::Why::kStalled);
  if (it.rules.pricing == Pricing::kRandomEdge) return true;
  const bool remembers = it.rules.pricing == Pricing::kDevex || it.rules.pricing == Pricing::kSteepestEdge;
  const std::uint32_t allowed = it.rules.anti_cycling != AntiCycling::kNone ? kPatientCoincidences
                                : remembers                                 ? kCoincidences
                                                                            : 0;
  return it.visits() <= allowed || it.give_up(GaveUp::Why::kCycling);
}

/// What a method remembers about standing still.
struct Stall {
  std::uint32_t steps = 0;  ///< of length 0 in a row
  bool uses_bland = false;  ///< until a step is longer
};

/// What the rules do about steps of length 0 and bases that come back; `perturb` is done once while it may be. False,
/// with the reason, where the run is given up.
template <class Perturb>
bool react(Iterate& it, Pricing pricing, Stall& stall, bool degenerate, bool may_perturb, const Perturb& perturb) {
  stall.steps = degenerate ? stall.steps + 1 : 0;
  if (!degenerate) stall.uses_bland = false;
  const bool came_back = it.visits() > 0 && pricing != Pricing::kRandomEdge;
  const bool is_stuck = came_back || stall.steps > patience(it.program.rows);
  const bool perturbs = it.rules.anti_cycling == AntiCycling::kPerturbation;
  if (is_stuck && perturbs && may_perturb) {
    perturb();
    return true;
  }
  if (is_stuck && (perturbs || it.rules.anti_cycling == AntiCycling::kBland)) stall.uses_bland = true;
  return judge_progress(it, stall.steps);
}

}  // namespace assay::lp
