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
  gjk::Difference<D> vertex(const gjk::Support& look) const { return frame_.difference(look.a, look.b); }
  double least_support(const gjk::Vec<D>& v, double computed) const { return gjk::least_support(frame_, v, computed); }
  double extent() const { return frame_.extent(); }
  double in_callers_unit(double length) const { return frame_.in_callers_unit(length); }

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

template <std::size_t D, class View>
using Search = certified::DoubleSearch<D, View>;

/// Whether what a search has ended with answers the question; then it is in `run`.
template <std::size_t D, class View>
bool answers(const View& view, const Search<D, View>& search, typename Search<D, View>::End end, CollisionRun& run) {
  using End = typename Search<D, View>::End;
  run.way = Way::kProvedInDouble;
  switch (end) {
    case End::kInside: run.answer = overlapping(search.simplex()); return true;
    case End::kApart: run.answer = along(search.direction()); return true;
    case End::kNearest:
      return certified::bracket_in_double(view, search.simplex(), search.nearest(), search.least_support(), run.answer);
    case End::kStopped: run = {GaveUp{GaveUp::Why::kStopped, search.steps()}, Way::kRefused}; return true;
    case End::kUncertain: break;
  }
  return false;
}

/// Magnitudes of coordinates up to this many extents leave room in a bracket for bounds relative to them.
constexpr double kNearOrigin = 8;

template <std::size_t D>
void solve_in(const ConvexPair& pair, Ask ask, const Watch& watch, CollisionRun& run) {
  const auto finish = [&](const gjk::Difference<D>& from) {
    run = {certified::finish_exactly(pair, ask, from.a, from.b), Way::kSolvedExactly};
  };
  const certified::RawView<D> raw(pair);
  if (raw.usable() && (ask == Ask::kWhetherTheyMeet || raw.size() <= kNearOrigin * raw.extent())) {
    const gjk::Support look = raw.look(raw.between());
    if (ask == Ask::kWhetherTheyMeet && raw.least_support(raw.between(), look.least) > 0) {
      run = {along(raw.between()), Way::kProvedInDouble};
      return;
    }
    Search<D, certified::RawView<D>> search(raw, watch);
    const auto end = search.run(look, ask);
    if (answers<D>(raw, search, end, run)) return;
    // Bounds relative to the bodies' extent are no better where that is about the size of the coordinates.
    const double about = end == decltype(search)::End::kNearest ? 1 : 4;
    if (raw.size() <= about * raw.extent()) return finish(search.newest());
  }
  const gjk::MinkowskiFrame<D> frame(pair);
  if (!frame.finite()) {
    run = {GaveUp{GaveUp::Why::kNotFinite, 0}, Way::kRefused};
    return;
  }
  // A frame that must shrink what is huge may lose what is subnormal.
  if (frame.extent() == 0 || raw.size() > 0x1p1000) return finish({});
  const FrameView<D> view(frame);
  gjk::Vec<D> first = frame.between_boxes();
  if (gjk::dot(first, first) == 0) first[0] = 1;
  Search<D, FrameView<D>> search(view, watch);
  const auto end = search.run(view.look(first), ask);
  if (!answers<D>(view, search, end, run)) finish(search.newest());
}

void solve(const ConvexPair& pair, Ask ask, const Watch& watch, CollisionRun& run) {
  const auto refuse = [&run](auto why) { run = {why, Way::kRefused}; };
  const auto not_finite = [](const Points& body) {
    return std::any_of(body.coordinates.begin(), body.coordinates.end(), [](double x) { return !std::isfinite(x); });
  };
  const auto is_empty = [](const Points& body) {
    return body.dimension == 0 || body.coordinates.size() < body.dimension;
  };
  if (is_empty(pair.a) || is_empty(pair.b)) {
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
