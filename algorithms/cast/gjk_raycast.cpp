#include "algorithms/cast/gjk_raycast.h"

#include <array>
#include <bit>
#include <cmath>

#include "algorithms/cast/proofs.h"
#include "algorithms/cast/refusal.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"

namespace assay {
namespace {

using cast::MovingFrame;
using cast::Vec;
using gjk::operator+;
using gjk::operator*;

/// The nearest point's square at which a search ends, as a share of the reach's: rounding of the moved vertices.
constexpr double kReached = 0x1p-92;

template <std::size_t D>
class Raycast {
 public:
  Raycast(const MovingFrame<D>& frame, const Watch& watch)
      : frame_(frame), watch_(watch), start_(frame.at(0)), end_(frame.at(1)) {}

  CastAnswer run() {
    simplex_.push({{}, 0, 0});
    place();
    Vec<D> nearest = simplex_.w(0);
    for (std::uint32_t step = 0; step < cast::kAdvances; ++step) {
      if (watch_ && !watched()) return GaveUp{GaveUp::Why::kStopped, step};
      const double length_squared = gjk::dot(nearest, nearest);
      if (!(length_squared > kReached * frame_.reach() * frame_.reach())) return conclude(step);
      const gjk::Difference<D> support = support_along(nearest);
      const double ahead = gjk::dot(nearest, support.w);
      const bool repeated = simplex_.has(support.a, support.b);
      const bool outside = ahead > length_squared * 0x1p-46;
      const double before = time_;
      if (outside && !advance(nearest)) return missed();
      if (repeated && time_ == before)
        return conclude(step);  // nothing new to look at: the next step would be this one
      if (!repeated) simplex_.push(support);
      place();
      const gjk::Nearest<D> next = gjk::nearest_on_simplex(simplex_);
      if (next.inside) return conclude(step);
      // Neither later nor nearer: rounding keeps the search where it is.
      if ((repeated || time_ == before) && !(gjk::dot(next.v, next.v) < length_squared)) return conclude(step);
      gjk::Simplex<D> kept;
      for (std::uint32_t i = 0; i < next.size; ++i) kept.push(simplex_.vertex[next.keep[i]]);
      simplex_ = kept;
      nearest = next.v;
    }
    return GaveUp{GaveUp::Why::kStepLimit, cast::kAdvances};
  }

 private:
  Vec<D> at_start(std::uint32_t a, std::uint32_t b) const {
    Vec<D> w{};
    for (std::size_t k = 0; k < D; ++k) w[k] = frame_.a().start[a][k] - frame_.b().start[b][k];
    return w;
  }

  /// The simplex's differences at time_.
  void place() {
    for (std::uint32_t i = 0; i < simplex_.size; ++i) {
      gjk::Difference<D>& vertex = simplex_.vertex[i];
      vertex.w = at_start(vertex.a, vertex.b) + time_ * frame_.relative();
    }
  }

  /// The difference with the least product, at time_.
  gjk::Difference<D> support_along(const Vec<D>& direction) const {
    const auto product = [&](const Vec<3>& x) {
      double sum = 0;
      for (std::size_t k = 0; k < D; ++k) sum += direction[k] * x[k];
      return sum;
    };
    gjk::Difference<D> support;
    const auto &a = frame_.a().start, &b = frame_.b().start;
    for (std::uint32_t i = 1; i < a.size(); ++i)
      if (product(a[i]) < product(a[support.a])) support.a = i;
    for (std::uint32_t j = 1; j < b.size(); ++j)
      if (product(b[j]) > product(b[support.b])) support.b = j;
    support.w = at_start(support.a, support.b) + time_ * frame_.relative();
    return support;
  }

  /// Along `way`, from b to a, the bodies are apart now. Moves on to the time until which they are proved to stay so;
  /// false where that is past the end.
  bool advance(const Vec<D>& way) {
    const Vec<D> normal = (-1 / std::sqrt(gjk::dot(way, way))) * way;
    const double gap = cast::least_gap<D>(start_, normal, frame_.error());
    const double speed = frame_.speed_along(normal) * (1 + 0x1p-48);
    const double at_end = cast::least_gap<D>(end_, normal, frame_.error());
    const double now = cast::least_gap<D>(frame_.at(time_), normal, frame_.error());
    if (at_end > 0 && now > 0) {
      parting_ = gap > 0 ? normal : Vec<D>{};
      return false;
    }
    if (!(gap > 0) || !(speed > 0)) return true;
    const double until = std::nextafter(gap / speed * (1 - 0x1p-50), 0);
    if (until > time_) time_ = std::min(until, 1.0), normal_ = normal;
    return true;
  }

  CastAnswer conclude(std::uint32_t step) const {
    if (gjk::dot(normal_, normal_) == 0) return GaveUp{GaveUp::Why::kUncertain, step};
    const double speed = frame_.speed_along(normal_);
    // Half the promise, for the judge measures along the exact normal.
    const double width = cast::kCastGap / 2 * frame_.reach() / speed;
    const double last = std::min(1.0, time_ + width);
    if (last < time_ || !cast::meet_at(frame_, last)) return GaveUp{GaveUp::Why::kUncertain, step};
    return HitAt{time_, last, cast::padded<D>(normal_)};
  }

  Missed missed() const { return {cast::padded<D>(parting_)}; }

  /// The simplex's vertex pairs and the bits of the time: what follows depends on nothing else.
  bool watched() const {
    std::array<std::uint32_t, 2 * D + 4> state{};
    std::size_t size = 0;
    for (std::uint32_t i = 0; i < simplex_.size; ++i) {
      state[size++] = simplex_.vertex[i].a;
      state[size++] = simplex_.vertex[i].b;
    }
    const auto bits = std::bit_cast<std::uint64_t>(time_);
    state[size++] = static_cast<std::uint32_t>(bits >> 32);
    state[size++] = static_cast<std::uint32_t>(bits);
    return watch_({state.data(), size});
  }

  const MovingFrame<D>& frame_;
  const Watch& watch_;
  ConvexPair start_, end_;
  gjk::Simplex<D> simplex_;
  double time_ = 0;  ///< apart until here
  Vec<D> normal_{}, parting_{};
};

template <std::size_t D>
CastAnswer raycast(const MovingPair& pair, const Watch& watch) {
  const MovingFrame<D> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.reach() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point, and nothing moves
  const GjkAnswer start = GjkSignedVolumes::solve(pair.bodies, Watch{});
  if (std::holds_alternative<Overlapping>(start)) return InitiallyOverlapping{};
  if (const auto* gave_up = std::get_if<GaveUp>(&start)) return *gave_up;
  return Raycast<D>(frame, watch).run();
}

}  // namespace

CastAnswer GjkRaycast::solve(const MovingPair& pair, const Watch& watch) {
  if (auto declined = cast::refusal(pair)) return *declined;
  if (pair.turns()) return Declined{"bodies that turn"};
  return pair.bodies.a.dimension == 2 ? raycast<2>(pair, watch) : raycast<3>(pair, watch);
}

}  // namespace assay
