#include "certified/gjk/certified_gjk.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "certified/gjk/double_search.h"

namespace assay {
namespace {

using certified::Ask;
using Way = CollisionRun::Way;

/// Bodies moved and scaled to size 1: bounds relative to the bodies themselves, whatever their place and scale.
template <std::size_t D>
class FrameView {
 public:
  explicit FrameView(const gjk::MinkowskiFrame<D>& frame) : frame_(frame) {}
  gjk::Support support(const gjk::Vec<D>& v) const { return frame_.support(v); }
  gjk::Difference<D> difference(std::uint32_t a, std::uint32_t b) const { return frame_.difference(a, b); }
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

template <std::size_t D>
CollisionRun solve_in(const ConvexPair& pair, Ask ask, const Watch& watch) {
  const gjk::MinkowskiFrame<D> frame(pair);
  if (!frame.finite()) return {GaveUp{GaveUp::Why::kNotFinite, 0}, Way::kRefused};
  // A frame that must shrink what is huge may lose what is subnormal.
  if (frame.extent() == 0 || is_huge(pair.a) || is_huge(pair.b))
    return {certified::finish_exactly(pair, ask, 0, 0), Way::kSolvedExactly};
  const FrameView<D> view(frame);
  certified::DoubleSearch<D, FrameView<D>> search(view, watch);
  using End = typename decltype(search)::End;
  gjk::Vec<D> first = frame.between_boxes();
  if (gjk::dot(first, first) == 0) first[0] = 1;
  const End end = search.run(first, ask);
  if (end == End::kStopped) return {GaveUp{GaveUp::Why::kStopped, search.steps()}, Way::kRefused};
  if (end == End::kInside) return {overlapping(search.simplex()), Way::kProvedInDouble};
  if (end == End::kApart || (end == End::kNearest && ask == Ask::kWhetherTheyMeet))
    return {along(search.direction()), Way::kProvedInDouble};
  if (end == End::kNearest) {
    if (auto answer = certified::bracket_in_double(frame, search.simplex(), search.nearest()))
      return {*std::move(answer), Way::kProvedInDouble};
  }
  return {certified::finish_exactly(pair, ask, search.newest().a, search.newest().b), Way::kSolvedExactly};
}

}  // namespace

CollisionRun certified_collision(const ConvexPair& pair, Ask ask, const Watch& watch) {
  const auto not_finite = [](const Points& body) {
    return std::any_of(body.coordinates.begin(), body.coordinates.end(), [](double x) { return !std::isfinite(x); });
  };
  if (pair.a.size() == 0 || pair.b.size() == 0) {
    if (not_finite(pair.a) || not_finite(pair.b)) return {GaveUp{GaveUp::Why::kNotFinite, 0}, Way::kRefused};
    return {SeparatedAlong{}, Way::kProvedInDouble};
  }
  if (pair.a.dimension != pair.b.dimension) return {Declined{"bodies of different dimensions"}, Way::kRefused};
  if (pair.a.dimension == 3) return solve_in<3>(pair, ask, watch);
  if (pair.a.dimension == 2) return solve_in<2>(pair, ask, watch);
  if (pair.a.dimension != 1) return {Declined{"at most three dimensions are served"}, Way::kRefused};
  if (not_finite(pair.a) || not_finite(pair.b)) return {GaveUp{GaveUp::Why::kNotFinite, 0}, Way::kRefused};
  return {certified::finish_exactly(pair, ask, 0, 0), Way::kSolvedExactly};
}

GjkAnswer CertifiedGjk::solve(const ConvexPair& pair, const Watch& watch) {
  return certified_collision(pair, Ask::kDistance, watch).answer;
}

GjkAnswer CertifiedGjkBoolean::solve(const ConvexPair& pair, const Watch& watch) {
  return certified_collision(pair, Ask::kWhetherTheyMeet, watch).answer;
}

}  // namespace assay
