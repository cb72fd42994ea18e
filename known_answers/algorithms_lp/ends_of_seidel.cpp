// Ends of Seidel's method: contradictions that are none, corners of many half-spaces and of entries that tie, more
// violated half-spaces than are chosen, quotients that overflow, numbers at the lower end of double.
#include <cmath>

#include "algorithms/lp/seidel.h"
#include "algorithms/lp/seidel/corner.h"
#include "algorithms/lp/seidel/translation.h"
#include "known_answers/algorithms_lp/program_of.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/folded/seen.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::HalfSpace;
using Side = lp::SeidelLabel::Side;

HalfSpace numbered(lp::Vector a, double b, std::uint32_t index) { return {a, b, {Side::kRowUpper, index}}; }

void take_corner(FoldedRun& run, const std::optional<std::vector<HalfSpace>>& corner) {
  run.take(corner.has_value());
  if (!corner) return;
  for (const HalfSpace& half_space : *corner) run.take(half_space.label.index);
}

/// Two rows that contradict each other only if what they leave of a column of far bounds is taken for noise.
KnownWords contradictions_by_noise() {
  FoldedRun run;
  for (const double far : {0x1p10, 0x1p20, 0x1p30, 0x1p40})
    for (const double by : {0x1p-40, 0x1p-30, 0x1p-20}) {
      LpProblem problem = program_of(2, {1, 0.7, 1, 0.7 * (1 + 0x1p-48)});
      problem.row_upper[0] = -1, problem.row_lower[1] = -1 + by;
      problem.cost = {0, 0}, problem.lower[0] = -kInfinity, problem.upper[1] = far;
      fold_answer(run, Seidel::solve(problem, Watch{}));
    }
  return {run.folded()};
}

/// Fans of half-planes that are turned through one after the other, up to the most pivots; and corners whose inverse
/// has pivots of one size, at costs that just turn them over.
KnownWords corners_of_many() {
  FoldedRun run;
  for (const std::uint32_t count : {3u, 10u, 499u, 500u, 501u, 502u, 503u}) {
    std::vector<HalfSpace> meeting;
    for (std::uint32_t k = 0; k < count; ++k) meeting.push_back(numbered({1, k * 0x1p-9}, 0, k));
    take_corner(run, lp::optimal_corner(meeting, 2, {-1, -(count - 1.5) * 0x1p-9}));
  }
  for (std::uint64_t k = 0; k < 12; ++k) {
    Choices c{mix64(41000 + k)};
    std::vector<HalfSpace> meeting;
    for (std::uint32_t i = 0; i < 5; ++i) {
      lp::Vector a{};
      a[0] = i % 2 == 0 ? 1 : -1;
      for (std::uint32_t j = 1; j < 3; ++j) a[j] = static_cast<double>(c.around_zero(50)) / 7;
      meeting.push_back(numbered(a, 0, i));
    }
    lp::Vector cost{};
    for (std::uint32_t j = 0; j < 3; ++j) cost[j] = -(meeting[0].a[j] / 3 + meeting[1].a[j] / 5);
    for (const double way : {1.0, -1.0})
      run.take(flip(0, 1, [&](double by) {
        lp::Vector moved = cost;
        for (std::uint32_t j = 0; j < 3; ++j) moved[j] += way * by * meeting[2].a[j];
        const auto corner = lp::optimal_corner(meeting, 3, moved);
        return corner && (*corner)[0].label.index == 0 && (*corner)[1].label.index == 1 &&
               (*corner)[2].label.index == 2;
      }));
  }
  return {run.folded()};
}

/// Half-spaces each of which is the most violated one at its turn, more than are chosen; and one that is violated by
/// half of the least double more than is allowed.
KnownWords violated_ones() {
  FoldedRun run;
  for (const std::uint32_t blocks : {40u, 60u}) {
    std::vector<HalfSpace> half_spaces;
    for (std::uint32_t k = 0; k < blocks * 128; ++k) half_spaces.push_back(numbered({-1, 0}, -(k + 1.0), k));
    lp::SeidelBox box;
    box.high = {1e5, 1};
    Seen seen;
    const auto end = lp::SeidelSearch(2).run(half_spaces, {1, 1}, box, 0, seen.watch());
    run.take(end.status), run.take(end.x), take(run, seen);
  }
  for (const double least : {0.0, 1.0, 2.0, 3.0})
    for (const double apart : {-1.0, 0.0, 1.0}) {
      const double middle = std::ldexp(8193.0, -1034);
      const double b = middle - std::ldexp(2048.0, -1074), by = middle + std::ldexp(2048 + apart, -1074);
      lp::SeidelBox box;
      box.low = {1, 1}, box.high = {2, 2};
      Seen seen;
      const auto end = lp::SeidelSearch(2).run({numbered({by, least * 0x1p-1074}, b, 0)}, {1, 1}, box, 0, seen.watch());
      run.take(end.status), take(run, seen);
      for (const auto& label : end.tight) run.take(label.side);
    }
  return {run.folded()};
}

/// Multipliers of rows whose entries have a quotient beyond every double.
KnownWords overflowing_multipliers() {
  FoldedRun run;
  for (const double first : {1e-300, 1.0, -1e-300})
    for (const double second : {1e300, -1e300, 1.0})
      for (const bool is_upper : {false, true}) {
        LpProblem problem = program_of(2, {first, second});
        problem.row_lower = {1, 1}, problem.row_upper = {2, 2};
        const lp::SeidelTranslation translation(problem);
        const Side side = is_upper ? Side::kRowUpper : Side::kRowLower;
        for (const double multiplier : translation.farkas({{Side::kRowLower, 0}, {side, 1}}))
          run.take_number_or_none(multiplier);
      }
  return {run.folded()};
}

}  // namespace

void add_ends_of_seidel(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/contradictions_by_noise", Asked::kByCheck, contradictions_by_noise, {9654079320644414455u}});
  all.push_back({"algorithms/lp/corners_of_many", Asked::kByCheck, corners_of_many, {5235974370481559249u}});
  all.push_back({"algorithms/lp/violated_ones", Asked::kByCheck, violated_ones, {5977909963468802564u}});
  all.push_back(
      {"algorithms/lp/overflowing_multipliers", Asked::kByCheck, overflowing_multipliers, {12573051434924390887u}});
}

}  // namespace assay::known
