// Which way Seidel's search goes, what it answers, and what its parts do, to the bit. Nothing here says that what was
// before is right; tests hold answers to the exact truth.
#include "algorithms/lp/seidel.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "algorithms/lp/seidel/corner.h"
#include "algorithms/lp/seidel/translation.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords seidel_choices() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 800; ++k) {
    Choices c{mix64(11000 + k)};
    const LpProblem problem = folded_program(c, k, k % 2 == 0 ? 6 : 9);
    if (problem.columns > lp::kSeidelColumns) continue;
    take_steps(run, [&](const Watch& watch) { return Seidel::solve(problem, watch); });
  }
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(12000 + k)};
    take(run, Seidel::solve(hard_program(c, k), Watch{}));
  }
  return {run.folded()};
}

/// Hundreds of half-spaces, so that blocks and the random order count too; and how often it goes on where it is told to
/// stop at one of the first states, which is never.
KnownWords seidel_on_many_rows() {
  FoldedRun run;
  std::uint64_t going_on = 0;
  for (std::uint64_t k = 0; k < 60; ++k) {
    Choices c{mix64(23000 + k)};
    LpProblem problem;
    problem.columns = static_cast<std::uint32_t>(1 + c.below(lp::kSeidelColumns));
    problem.rows = static_cast<std::uint32_t>(k % 6 == 5 ? 500 : 40);
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      problem.cost.push_back(static_cast<double>(c.around_zero(4)));
      problem.lower.push_back(c.below(3) == 0 ? -1.0 : -kInfinity);
      problem.upper.push_back(c.below(3) == 0 ? 1.0 : kInfinity);
    }
    for (std::uint32_t i = 0; i < problem.rows; ++i) {
      double size = 0;
      for (std::uint32_t j = 0; j < problem.columns; ++j) {
        problem.matrix.push_back(c.dyadic(30) - 0.5);
        size += std::fabs(problem.matrix.back());
      }
      problem.row_lower.push_back(k % 3 == 0 ? -2 * size : -kInfinity);
      problem.row_upper.push_back(k % 4 == 0 && i % 8 == 0 ? 0 : size * (1 - c.dyadic(10) / 4));
    }
    Seen seen;
    take(run, Seidel::solve(problem, seen.watch()));
    take(run, seen);
    // Stopped at every one of the first states.
    for (std::size_t stop = 1; stop < std::min<std::size_t>(seen.states.size(), 8); ++stop) {
      Seen some;
      some.stop_after = stop;
      const LpAnswer answer = Seidel::solve(problem, some.watch());
      const auto* gave_up = std::get_if<GaveUp>(&answer);
      going_on += gave_up == nullptr || gave_up->why != GaveUp::Why::kStopped || some.states.size() != stop;
    }
  }
  return {run.folded(), going_on};
}

KnownWords seidel_corners() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 1500; ++k) {
    Choices c{mix64(21000 + k)};
    const auto columns = static_cast<std::uint32_t>(1 + c.below(lp::kSeidelColumns));
    const double grain = k % 3 == 0 ? 1 : 1.0 / 3;
    std::vector<lp::HalfSpace> meeting(columns + c.below(5));
    for (lp::HalfSpace& next : meeting) {
      for (std::uint32_t j = 0; j < columns; ++j) {
        next.a[j] = grain * static_cast<double>(c.around_zero(3));
        if (k % 5 == 4) next.a[j] *= 1 + std::ldexp(1.0, -static_cast<int>(36 + c.below(16)));
      }
      next.label = {static_cast<lp::SeidelLabel::Side>(c.below(5)), static_cast<std::uint32_t>(&next - meeting.data())};
    }
    lp::Vector cost{};
    for (std::uint32_t j = 0; j < columns; ++j) {
      for (const lp::HalfSpace& one : meeting)
        if (k % 2 == 0 && one.label.side != lp::SeidelLabel::Side::kNone) cost[j] -= one.a[j];
      if (k % 2 == 1) cost[j] = grain * static_cast<double>(c.around_zero(3));
    }
    const auto corner = lp::optimal_corner(meeting, columns, cost);
    run.take(corner.has_value());
    if (!corner) continue;
    for (const lp::HalfSpace& found : *corner) run.take(found.label.index);
  }
  return {run.folded()};
}

void take_half_spaces(FoldedRun& run, const std::vector<lp::HalfSpace>& half_spaces) {
  for (const lp::HalfSpace& one : half_spaces) {
    run.take(one.a);
    run.take(one.b);
    run.take(one.label.side);
    run.take(one.label.index);
  }
}

KnownWords seidel_translations() {
  FoldedRun run;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Choices c{mix64(22000 + k)};
    LpProblem problem = folded_program(c, k, 6);
    if (problem.columns == 0) continue;
    if (k % 10 == 7)
      for (double& entry : problem.matrix) entry *= k % 20 == 7 ? 0x1p-1030 : 0x1p1018;
    if (k % 10 == 8)
      for (double& bound : problem.row_upper) bound *= 0x1p1000;
    const lp::SeidelTranslation translation(problem);
    take_half_spaces(run, translation.half_spaces());
    take_half_spaces(run, translation.recession_cone());
    run.take(translation.cost());
    run.take(translation.first_half_width());
    lp::SeidelEnd end;
    for (std::uint32_t j = 0; j < problem.columns; ++j) {
      end.x[j] = std::isfinite(problem.lower[j]) ? problem.lower[j] : static_cast<double>(c.around_zero(3));
      if (k % 4 == 3) end.x[j] *= 1 + std::ldexp(1.0, -static_cast<int>(30 + c.below(20)));
    }
    for (std::uint64_t label = c.below(problem.columns + 2); label > 0; --label) {
      const auto side =
          static_cast<lp::SeidelLabel::Side>(c.below(problem.rows == 0 ? 2 : 4) + (problem.rows == 0 ? 2 : 0));
      const bool is_row = side == lp::SeidelLabel::Side::kRowLower || side == lp::SeidelLabel::Side::kRowUpper;
      end.tight.push_back({side, static_cast<std::uint32_t>(c.below(is_row ? problem.rows : problem.columns))});
    }
    take_half_spaces(run, translation.meeting_in(end));
    run.take(translation.farkas(end.tight));
    const auto basis = translation.basis(end.tight);
    run.take(basis.has_value());
    if (basis) take(run, *basis);
  }
  return {run.folded()};
}

}  // namespace

void add_seidel(KnownAnswers& all) {
  all.push_back({"algorithms/lp/seidel", Asked::kByCheck, seidel_choices, {156625176562463226u}});
  all.push_back(
      {"algorithms/lp/seidel_on_many_rows", Asked::kByCheck, seidel_on_many_rows, {13374500374263021776u, 0}});
  all.push_back({"algorithms/lp/seidels_corners", Asked::kByCheck, seidel_corners, {5426199346960190347u}});
  all.push_back({"algorithms/lp/seidels_translations", Asked::kByCheck, seidel_translations, {9376575667808707924u}});
}

}  // namespace assay::known
