#include "certified/gjk/certified_gjk.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "certified/gjk/bracket_in_double.h"
#include "certified/gjk/double_search.h"
#include "certified/gjk/raw_view.h"

namespace assay {
namespace {

using certified::Ask;
using Way = CollisionRun::Way;

/// Bodies moved and scaled to size 1: bounds relative to the bodies themselves, whatever their place and scale.
template <std::size_t D>
class FrameView {
 public:
  explicit FrameView(const gjk::MinkowskiFrame<D>& frame) : frame_(frame) {}
  gjk::Support look(const gjk::Vec<D>& v) const { return frame_.support(v); }
  gjk::Difference<D> vertex(const gjk::Vec<D>&, const gjk::Support& look) const {
    return frame_.difference(look.a, look.b);
  }
  double least_support(const gjk::Vec<D>& v, double computed) const { return gjk::least_support(frame_, v, computed); }

 private:
  const gjk::MinkowskiFrame<D>& frame_;
};

template <class Direction>
SeparatedAlong along(const Direction& direction) {
  SeparatedAlong answer;
  std::copy(direction.begin(), direction.end(), answer.direction.begin());
  return answer;
}

template <std::size_t D>
Overlapping overlapping(const gjk::Simplex<D>& simplex) {
  Overlapping answer;
  answer.size = simplex.size;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    answer.on_a[i] = simplex.vertex[i].a;
    answer.on_b[i] = simplex.vertex[i].b;
  }
  return answer;
}

bool is_huge(const Points& body) {
  return std::any_of(body.coordinates.begin(), body.coordinates.end(), [](double x) { return std::abs(x) > 0x1p1000; });
}

/// Yes or no from the coordinates as they are, where that is enough; false otherwise. `size`: the greatest of them, 0 where
/// they cannot be used as they are.
template <std::size_t D>
bool solve_raw(const ConvexPair& pair, const Watch& watch, CollisionRun& run, double& size) {
  const certified::RawView<D> view(pair);
  if (!view.usable()) return false;
  size = view.size();
  const gjk::Vec<D>& first = view.between();
  const auto look = view.look(first);
  run.way = Way::kProvedInDouble;
  if (view.least_support(first, look.least) > 0) {
    run.answer = along(first);
    return true;
  }
  certified::DoubleSearch<D, certified::RawView<D>> search(view, watch);
  using End = typename decltype(search)::End;
  switch (search.run(first, look, Ask::kWhetherTheyMeet)) {
    case End::kInside: run.answer = overlapping(search.simplex()); return true;
    case End::kApart:
    case End::kNearest: run.answer = along(search.direction()); return true;
    case End::kStopped: run = {GaveUp{GaveUp::Why::kStopped, search.steps()}, Way::kRefused}; return true;
    case End::kUncertain: break;
  }
  return false;
}

template <std::size_t D>
void solve_in(const ConvexPair& pair, Ask ask, const Watch& watch, CollisionRun& run) {
  double size = 0;
  if (ask == Ask::kWhetherTheyMeet && solve_raw<D>(pair, watch, run, size)) return;
  const auto finish = [&](std::uint32_t a, std::uint32_t b) {
    run = {certified::finish_exactly(pair, ask, a, b), Way::kSolvedExactly};
  };
  const gjk::MinkowskiFrame<D> frame(pair);
  if (!frame.finite()) {
    run = {GaveUp{GaveUp::Why::kNotFinite, 0}, Way::kRefused};
    return;
  }
  // A frame that must shrink what is huge may lose what is subnormal. Bounds relative to the bodies' extent are no better than
  // those before where that is about the size of the coordinates.
  if (frame.extent() == 0 || is_huge(pair.a) || is_huge(pair.b) ||
      (size > 0 && size < 4 * frame.in_callers_unit(frame.extent())))
    return finish(0, 0);
  const FrameView<D> view(frame);
  certified::DoubleSearch<D, FrameView<D>> search(view, watch);
  using End = typename decltype(search)::End;
  gjk::Vec<D> first = frame.between_boxes();
  if (gjk::dot(first, first) == 0) first[0] = 1;
  const End end = search.run(first, view.look(first), ask);
  run.way = Way::kProvedInDouble;
  if (end == End::kStopped) {
    run = {GaveUp{GaveUp::Why::kStopped, search.steps()}, Way::kRefused};
  } else if (end == End::kInside) {
    run.answer = overlapping(search.simplex());
  } else if (end == End::kApart || (end == End::kNearest && ask == Ask::kWhetherTheyMeet)) {
    run.answer = along(search.direction());
  } else {
    if (end == End::kNearest && certified::bracket_in_double(frame, search.simplex(), search.nearest(), run.answer))
      return;
    finish(search.newest().a, search.newest().b);
  }
}

void solve(const ConvexPair& pair, Ask ask, const Watch& watch, CollisionRun& run) {
  const auto refuse = [&run](auto why) { run = {why, Way::kRefused}; };
  const auto not_finite = [](const Points& body) {
    return std::any_of(body.coordinates.begin(), body.coordinates.end(), [](double x) { return !std::isfinite(x); });
  };
  if (pair.a.size() == 0 || pair.b.size() == 0) {
    if (not_finite(pair.a) || not_finite(pair.b)) return refuse(GaveUp{GaveUp::Why::kNotFinite, 0});
    run = {SeparatedAlong{}, Way::kProvedInDouble};
    return;
  }
  if (pair.a.dimension != pair.b.dimension) return refuse(Declined{"bodies of different dimensions"});
  if (pair.a.dimension == 3) return solve_in<3>(pair, ask, watch, run);
  if (pair.a.dimension == 2) return solve_in<2>(pair, ask, watch, run);
  if (pair.a.dimension != 1) return refuse(Declined{"at most three dimensions are served"});
  if (not_finite(pair.a) || not_finite(pair.b)) return refuse(GaveUp{GaveUp::Why::kNotFinite, 0});
  run = {certified::finish_exactly(pair, ask, 0, 0), Way::kSolvedExactly};
}

}  // namespace

CollisionRun certified_collision(const ConvexPair& pair, Ask ask, const Watch& watch) {
  CollisionRun run;
  solve(pair, ask, watch, run);
  return run;
}

GjkAnswer CertifiedGjk::solve(const ConvexPair& pair, const Watch& watch) {
  return certified_collision(pair, Ask::kDistance, watch).answer;
}

GjkAnswer CertifiedGjkBoolean::solve(const ConvexPair& pair, const Watch& watch) {
  return certified_collision(pair, Ask::kWhetherTheyMeet, watch).answer;
}

}  // namespace assay
