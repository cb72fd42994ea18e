#include "algorithms/cast/conservative_advancement.h"

#include <cmath>
#include <optional>

#include "algorithms/cast/proofs.h"
#include "algorithms/cast/refusal.h"
#include "algorithms/model/watch.h"

namespace assay {
namespace cast {
namespace {

/// State  The bodies are proved apart on [0, time].
/// Step   A unit direction n with gap g > 0 from a to b at `time` and a bound m of the speed of approach along n: apart
///        on [time, time + g / m] too, and for ever where m <= 0.
/// End    Past 1: a miss. Near: a time t1, no later than the promised width allows, at which a simplex of differences
///        is proved around the origin.
template <std::size_t D>
class AdvancementSearch {
 public:
  AdvancementSearch(const MovingFrame<D>& frame, const Watch& watch) : frame_(frame), watch_(watch) {}

  CastAnswer run() {
    for (std::uint32_t step = 0; step < kAdvances; ++step) {
      if (watch_ && !watch_({&step, 1})) return GaveUp{GaveUp::Why::kStopped, step};
      const ConvexPair pair = frame_.at(time_);
      const Vec<D> normal = parting_direction<D>(pair, GjkSignedVolumes::solve(pair, Watch{}));
      const double gap = gjk::dot(normal, normal) > 0 ? least_gap<D>(pair, normal, frame_.error()) : 0;
      if (!(gap > 0)) return bracket().value_or(GaveUp{GaveUp::Why::kUncertain, step});
      normal_ = normal;
      const double speed = frame_.speed_along(normal) * (1 + 0x1p-48);
      if (speed <= 0) return missed();
      const double until = time_ + gap / speed * (1 - 0x1p-50);
      if (until > 1) return missed();
      const bool stuck = !(until > time_);
      time_ = std::max(time_, std::nextafter(until, 0));
      if (gap > kNear * frame_.reach() && !stuck) continue;
      if (auto hit = bracket()) return *std::move(hit);
      if (stuck) return GaveUp{GaveUp::Why::kStalled, step};
      if (++near_ > kNearAdvances) return GaveUp{GaveUp::Why::kUncertain, step};
    }
    return GaveUp{GaveUp::Why::kStepLimit, kAdvances};
  }

 private:
  std::optional<CastAnswer> bracket() const {
    if (gjk::dot(normal_, normal_) == 0) return std::nullopt;
    const double width = kCastGap * (1 - 0x1p-20) * frame_.reach() / frame_.greatest_speed();
    const double last = std::min(1.0, std::nextafter(time_ + width, 0));
    if (last < time_ || !meet_at(frame_, last)) return std::nullopt;
    return HitAt{time_, last, padded<D>(normal_)};
  }

  /// With the direction as a witness where it parts both the start and the end of bodies that move straight on.
  Missed missed() const {
    if (frame_.turns()) return {};
    for (const double time : {0.0, 1.0})
      if (!(least_gap<D>(frame_.at(time), normal_, frame_.error()) > 0)) return {};
    return {padded<D>(normal_)};
  }

  const MovingFrame<D>& frame_;
  const Watch& watch_;
  double time_ = 0;
  std::uint32_t near_ = 0;
  Vec<D> normal_{};
};

template <std::size_t D>
CastAnswer advance(const MovingPair& pair, const Watch& watch) {
  const MovingFrame<D> frame(pair);
  if (!frame.finite()) return GaveUp{GaveUp::Why::kNotFinite, 0};
  if (frame.reach() == 0) return GaveUp{GaveUp::Why::kUncertain, 0};  // all vertices are one point, and nothing moves
  const GjkAnswer start = GjkSignedVolumes::solve(pair.bodies, Watch{});
  if (std::holds_alternative<Overlapping>(start)) return InitiallyOverlapping{};
  if (const auto* gave_up = std::get_if<GaveUp>(&start)) return *gave_up;
  return AdvancementSearch<D>(frame, watch).run();
}

}  // namespace
}  // namespace cast

CastAnswer ConservativeAdvancement::solve(const MovingPair& pair, const Watch& watch) {
  if (auto declined = cast::refusal(pair)) return *declined;
  return pair.bodies.a.dimension == 2 ? cast::advance<2>(pair, watch) : cast::advance<3>(pair, watch);
}

}  // namespace assay
