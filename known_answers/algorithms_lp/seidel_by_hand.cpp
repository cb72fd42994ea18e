// What Seidel's search makes of half-spaces by hand, where what is noise to it and what is violated begins.
#include <cmath>

#include "algorithms/lp/seidel/translation.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_programs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

using lp::HalfSpace;
using lp::SeidelBox;
using lp::SeidelEnd;
using Side = lp::SeidelLabel::Side;

HalfSpace half_space(lp::Vector a, double b, std::uint32_t index) { return {a, b, {Side::kRowUpper, index}}; }

SeidelBox box_of(double half_width) {
  SeidelBox box;
  for (std::uint32_t j = 0; j < lp::kSeidelColumns; ++j) {
    box.low[j] = -half_width, box.high[j] = half_width;
    box.low_label[j] = {Side::kLower, j}, box.high_label[j] = {Side::kUpper, j};
  }
  return box;
}

SeidelEnd searched(const std::vector<HalfSpace>& half_spaces, const lp::Vector& cost, std::uint32_t columns) {
  return lp::SeidelSearch(columns).run(half_spaces, cost, box_of(8), 0, Watch{});
}

void take(FoldedRun& run, const SeidelEnd& end) {
  run.take(end.status);
  for (const double x : end.x) run.take_number(x);
  for (const auto& label : end.tight) run.take(label.side), run.take(label.index);
}

/// Two rows of the plane with x + t y <= -1 and x + v y <= b: what they leave of v - t is a number or noise.
SeidelEnd of_two_rows(double t, double v, double b, double cost) {
  return searched({half_space({1, t}, -1, 0), half_space({1, v}, b, 1)}, {-1, cost}, 2);
}

void take_noise(FoldedRun& run) {
  // The sum and the difference of both are such that 2^-46 times one is exactly the other.
  const double t = (1 - 0x1p-46) / 2, v = (1 + 0x1p-46) / 2;
  for (const double b : {-2.0, -1.0, -1 - 0x1p-44, -1 + 0x1p-44})
    for (const double cost : {-1.0, 0.0, 1.0, -v, -t}) {
      take(run, of_two_rows(t, v, b, cost));
      take(run, of_two_rows(v, t, b, cost));
      take(run, of_two_rows(0.3, 0.7, b, cost));
      take(run, of_two_rows(-t, -v, b, cost));
      const auto leaves_noise = [&](double entry) {
        const SeidelEnd end = of_two_rows(t, entry, b, cost);
        return end.status == SeidelEnd::Status::kInfeasible || std::fabs(end.x[1]) == 8;
      };
      run.take(flip(0.25, v, leaves_noise));
      run.take(flip(v, 1, leaves_noise));
      run.take(leaves_noise(v));
    }
  // Costs of which a projection leaves nothing but noise.
  for (const double cost : {t, v, 0.5, 0.4999})
    for (const double other : {t, v, 0.5}) {
      take(run, searched({half_space({1, other}, -1, 0)}, {-1, -cost}, 2));
      take(run, searched({half_space({1, other, 0.25}, -1, 0)}, {-1, -cost, -0.25}, 3));
      take(run, searched({half_space({1, other, 0.25}, -1, 0), half_space({cost, 1, t}, -2, 1)}, {-1, -cost, v}, 3));
    }
  // Right-hand sides, with rows that are parallel.
  for (const double b : {t, v, 0.5})
    for (const double a : {1.0, -1.0, 3.0}) {
      take(run, searched({half_space({1, 0.5}, -b, 0), half_space({a, a / 2}, -a * v, 1)}, {-1, 0}, 2));
      run.take(flip(0, 1, [&](double by) {
        const HalfSpace rows[] = {half_space({1, 0.5}, -b, 0), half_space({-1, -0.5}, b - by, 1)};
        return searched({rows[0], rows[1]}, {-1, 0}, 2).status == SeidelEnd::Status::kOptimal;
      }));
    }
}

/// How much a point and the ends of a line may miss, and rows without entries.
void take_violations(FoldedRun& run) {
  for (const double scale : {1.0, 3.0, 0.7, 0x1p-20}) {
    for (const std::uint32_t columns : {1U, 2U, 3U, 6U}) {
      run.take(flip(0, 1, [&](double by) {
        lp::Vector first{}, second{};
        first[0] = 1, second[0] = -1;
        const auto rows = {half_space(first, scale, 0), half_space(second, -scale - by * scale, 1)};
        return searched(rows, {-1, 0}, columns).status == SeidelEnd::Status::kOptimal;
      }));
      run.take(flip(0, 1, [&](double by) {
        lp::Vector a{};
        for (std::uint32_t j = 0; j < columns; ++j) a[j] = scale * (j + 1);
        const double b = scale * 4 * columns * (columns + 1);
        return searched({half_space(a, b - by * b, 0)}, {-1, -1, -1, -1, -1, -1}, columns).tight[0].side ==
               Side::kUpper;
      }));
      for (const double b : {scale, 0.0, -scale}) take(run, searched({half_space({}, b, 0)}, {1, 1}, columns));
      for (const double x : {double{kInfinity}, -double{kInfinity}})
        take(run, searched({half_space({1, 1}, x, 0), half_space({-1, 1, 0.5}, -1, 1)}, {-1, 1}, columns));
    }
  }
}

template <void (*kTake)(FoldedRun&)>
KnownWords folded() {
  FoldedRun run;
  kTake(run);
  return {run.folded()};
}

}  // namespace

void add_seidel_by_hand(KnownAnswers& all) {
  all.push_back({"algorithms/lp/seidels_noise", Asked::kByCheck, folded<take_noise>, {16026813054596835314u}});
  all.push_back({"algorithms/lp/seidels_violations", Asked::kByCheck, folded<take_violations>, {6451399643489487419u}});
}

}  // namespace assay::known
