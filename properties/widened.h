// Gaps with an absolute part: the statement that an answer to one problem is held to.
#pragma once
#include <concepts>
#include <span>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/semantics.h"

namespace assay {

/// Whether a gap that a judge reads has an absolute part; verdict_gap is the severity's (is_stated).
template <Family F>
bool has_absolute_part(const Promises<F>& promises);

/// The statement with each gap g replaced by max(g, a / L), rounded upwards: a the absolute part, L the length of this
/// problem that g is relative to, the least of the problem and its images. What it states is what holds by the larger
/// of both parts: a length is at most g L or at most a exactly where it is at most max(g, a / L) L. Where g is not
/// stated, its default is what rounding costs, and comes on top of a / L.
///
/// A distance d is at most a off the exact D: max(g, a (D + a) / L^2), as distance_gap bounds (d^2 - D^2) / 2 and
/// (D + a)^2 - D^2 = a (2 D + a) is at most 2 a (D + a); no d beyond D + sqrt(2) a is within. How far a time may be off
/// stays a time: no length bounds it, as bodies that glance off each other come nearer as slowly as one likes.
///
/// Error  unchanged where the problem is none, has no length, or where D takes more work than a judgement may.
template <Family F>
Stated<F> widened(const typename F::Problem& problem, const Stated<F>& says,
                  std::span<const typename F::Problem> images = {});

/// The statement with 2^64 in the place of every gap that it leaves to a default
/// (properties/<family>/default_promises.h): what is still violated, a normal of 0 or a number that is none, rests on
/// no default.
template <Family F>
Stated<F> without_defaults(Stated<F> says) {
  const auto leave = [](double& gap, bool is_stated) { gap = is_stated ? gap : 0x1p64; };
  if constexpr (std::same_as<F, GjkFamily>) {
    leave(says.normal_gap, says.normal_gap > 0 || says.depth_gap > 0);
    leave(says.depth_gap, says.depth_gap > 0);
    leave(says.bracket_width, says.bracket_width > 0);
    for (double* gap : {&says.distance_gap, &says.points_gap}) leave(*gap, *gap >= 0);
  } else if constexpr (std::same_as<F, LpFamily>) {
    for (double* gap : {&says.primal, &says.dual, &says.gap}) leave(*gap, *gap >= 0);
  } else if constexpr (requires { says.gap; }) {
    leave(says.gap, says.gap >= 0);
  }
  return says;
}

}  // namespace assay
