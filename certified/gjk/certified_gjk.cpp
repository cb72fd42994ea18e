#include "certified/gjk/certified_gjk.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <variant>

#include "certified/gjk/bracket_in_double.h"
#include "certified/gjk/double_search.h"
#include "certified/gjk/raw_view.h"
#include "oracles/exact/work_limits.h"

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
  void vertex(const gjk::Support& look, gjk::Difference<D>& vertex) const {
    vertex = frame_.difference(look.a, look.b);
  }
  double least_support(const gjk::Vec<D>& v, double computed) const { return gjk::least_support(frame_, v, computed); }
  double extent() const { return frame_.extent(); }
  double in_callers_unit(double length) const { return frame_.in_callers_unit(length); }

 private:
  const gjk::MinkowskiFrame<D>& frame_;
};

// Answers are made in place: to copy one right after it was written entry by entry costs as much as a look at eight
// vertices.

template <std::size_t D>
Way answer_along(const gjk::Vec<D>& direction, GjkAnswer& answer) {
  auto& separated = answer.emplace<SeparatedAlong>();
  gjk::each_axis<D>([&](std::size_t k) { separated.direction[k] = direction[k]; });
  return Way::kProvedInDouble;
}

template <std::size_t D>
Way answer_overlapping(const gjk::Simplex<D>& simplex, GjkAnswer& answer) {
  auto& overlapping = answer.emplace<Overlapping>();
  overlapping.size = simplex.size;
  for (std::uint32_t i = 0; i < simplex.size; ++i) {
    overlapping.on_a[i] = simplex.vertex[i].a;
    overlapping.on_b[i] = simplex.vertex[i].b;
  }
  return Way::kProvedInDouble;
}

Way refuse(const GjkAnswer& why, GjkAnswer& answer) {
  answer = why;
  return Way::kRefused;
}

template <std::size_t D, class View>
using Search = certified::DoubleSearch<D, View>;

/// What a search has ended with, where that is an answer; otherwise nothing, and `answer` is anything.
template <std::size_t D, class View>
std::optional<Way> conclude(const View& view, const Search<D, View>& search, typename Search<D, View>::End end,
                            GjkAnswer& answer) {
  using End = typename Search<D, View>::End;
  switch (end) {
    case End::kInside: return answer_overlapping(search.simplex(), answer);
    case End::kApart: return answer_along(search.direction(), answer);
    case End::kNearest:
      if (!certified::bracket_in_double(view, search.simplex(), search.nearest(), search.least_support(), answer))
        break;
      return Way::kProvedInDouble;
    case End::kStopped: return refuse(GaveUp{GaveUp::Why::kStopped, search.steps()}, answer);
    case End::kUncertain: break;
  }
  return std::nullopt;
}

/// By exact arithmetic, as far as a judge would go.
Way finish_within_work(const ConvexPair& pair, Ask ask, std::uint32_t from_a, std::uint32_t from_b, GjkAnswer& answer) {
  auto finished = within_work(kJudgeWork, [&] { return certified::finish_exactly(pair, ask, from_a, from_b); });
  if (std::holds_alternative<TooLarge>(finished)) return refuse(GaveUp{GaveUp::Why::kStepLimit, 0}, answer);
  answer = std::get<GjkAnswer>(std::move(finished));
  return Way::kSolvedExactly;
}

/// Magnitudes of coordinates up to this many extents leave room in a bracket for bounds relative to them.
constexpr double kNearOrigin = 8;

template <std::size_t D>
Way solve_in(const ConvexPair& pair, Ask ask, const Watch& watch, GjkAnswer& answer) {
  const auto finish = [&](const gjk::Support& from) { return finish_within_work(pair, ask, from.a, from.b, answer); };
  const certified::RawView<D> raw(pair);
  if (raw.usable() && (ask == Ask::kWhetherTheyMeet || raw.size() <= kNearOrigin * raw.extent())) {
    const gjk::Support look = raw.look(raw.between());
    if (ask == Ask::kWhetherTheyMeet && raw.least_support(raw.between(), look.least) > 0)
      return answer_along(raw.between(), answer);
    Search<D, certified::RawView<D>> search(raw, watch);
    const auto end = search.run(look, ask);
    if (const auto way = conclude<D>(raw, search, end, answer)) return *way;
    // Bounds relative to the bodies' extent are no better where that is about the size of the coordinates.
    const double about = end == decltype(search)::End::kNearest ? 1 : 4;
    if (raw.size() <= about * raw.extent()) return finish(search.newest());
  }
  const gjk::MinkowskiFrame<D> frame(pair);
  if (!frame.finite()) return refuse(GaveUp{GaveUp::Why::kNotFinite, 0}, answer);
  // A frame that must shrink what is huge may lose what is subnormal.
  if (frame.extent() == 0 || raw.size() > 0x1p1000) return finish({});
  const FrameView<D> view(frame);
  gjk::Vec<D> first = frame.between_boxes();
  if (gjk::dot(first, first) == 0) first[0] = 1;
  Search<D, FrameView<D>> search(view, watch);
  const auto end = search.run(view.look(first), ask);
  if (const auto way = conclude<D>(view, search, end, answer)) return *way;
  return finish(search.newest());
}

Way solve_pair(const ConvexPair& pair, Ask ask, const Watch& watch, GjkAnswer& answer) {
  const auto not_finite = [](const Points& body) {
    return std::any_of(body.coordinates.begin(), body.coordinates.end(), [](double x) { return !std::isfinite(x); });
  };
  const auto is_empty = [](const Points& body) {
    return body.dimension == 0 || body.coordinates.size() < body.dimension;
  };
  if (is_empty(pair.a) || is_empty(pair.b)) {
    if (not_finite(pair.a) || not_finite(pair.b)) return refuse(GaveUp{GaveUp::Why::kNotFinite, 0}, answer);
    answer = SeparatedAlong{};
    return Way::kProvedInDouble;
  }
  if (pair.a.dimension != pair.b.dimension) return refuse(Declined{"bodies of different dimensions"}, answer);
  if (pair.a.dimension == 3) return solve_in<3>(pair, ask, watch, answer);
  if (pair.a.dimension == 2) return solve_in<2>(pair, ask, watch, answer);
  if (pair.a.dimension != 1) return refuse(Declined{"at most three dimensions are served"}, answer);
  if (not_finite(pair.a) || not_finite(pair.b)) return refuse(GaveUp{GaveUp::Why::kNotFinite, 0}, answer);
  return finish_within_work(pair, ask, 0, 0, answer);
}

}  // namespace

CollisionRun certified_collision(const ConvexPair& pair, Ask ask, const Watch& watch) {
  CollisionRun run;
  run.way = solve_pair(pair, ask, watch, run.answer);
  return run;
}

GjkAnswer CertifiedGjk::solve(const ConvexPair& pair, const Watch& watch) {
  GjkAnswer answer;
  solve_pair(pair, Ask::kDistance, watch, answer);
  return answer;
}

GjkAnswer CertifiedGjkBoolean::solve(const ConvexPair& pair, const Watch& watch) {
  GjkAnswer answer;
  solve_pair(pair, Ask::kWhetherTheyMeet, watch, answer);
  return answer;
}

}  // namespace assay
