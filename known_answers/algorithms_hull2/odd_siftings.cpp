// Siftings by tests that are wrong, and lists of points that are too long.
#include <cstdint>
#include <span>

#include "algorithms/hull2/hull2.h"
#include "algorithms/hull2/hull_input.h"
#include "known_answers/algorithms_hull2/odd_fates.h"
#include "known_answers/drawn/no_numbers.h"
#include "known_answers/folded/folded_variant.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// A square and what is in it and on its sides, where each point in turn is said to be a corner, inside, or neither.
KnownWords odd_siftings() {
  using hull::PointFate;
  FoldedRun run;
  const Cloud2 cloud{{{0, 0}, {4, 0}, {4, 4}, {0, 4}, {1, 2}, {2, 0}, {4, 4}, {3, 3}}};
  const auto order = hull::distinct_in_order(cloud.points);
  for (const PointFate fate : {PointFate::kOpen, PointFate::kInside, PointFate::kCorner})
    for (std::size_t odd = 0; odd < 8; ++odd)
      for (const std::size_t most : {std::size_t{3}, std::size_t{6}, std::size_t{7}, std::size_t{100}}) {
        const auto fates_of = fates_but(odd % 2 == 0 ? PointFate::kOpen : PointFate::kCorner, odd, fate);
        const hull::Sifted sifted = hull::sifted<Point2>(cloud.points, order, most, fates_of);
        run.take(sifted.left);
        run.take(sifted.corners);
        fold_answer(run, hull::hull_of_sifted(cloud, most, fates_of));
      }
  return {run.folded()};
}

/// A list of so many points, of which the first two alone are there and the first is no number: nothing else is read.
std::span<const Point2> as_many(std::size_t size) {
  static const Point2 points[] = {{kNoNumber, 0}, {0, 0}};
  return {points, size};
}

/// Of more points than there are names the number alone is looked at.
KnownWords refused_lists() {
  constexpr std::size_t kNames = std::size_t{1} << 32;
  FoldedRun run;
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{2}, kNames - 1, kNames, kNames + 1}) {
    const auto refused = hull::refusal(as_many(size));
    run.take(refused.has_value());
    if (refused) fold_answer(run, *refused);
  }
  return {run.folded()};
}
KnownWords hull_of_too_many() {
  FoldedRun run;
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{1} << 32})
    fold_answer(run, hull2(as_many(size)));
  return {run.folded()};
}

}  // namespace

void add_odd_siftings(KnownAnswers& all) {
  all.push_back({"algorithms/hull2/odd_siftings", Asked::kByCheck, odd_siftings, {7660746300093682633u}});
  all.push_back({"algorithms/hull2/refused_lists", Asked::kByCheck, refused_lists, {5775625397231215230u}});
  all.push_back({"algorithms/hull2/hull_of_too_many", Asked::kByCheck, hull_of_too_many, {2999240878273148880u}});
}

}  // namespace assay::known
