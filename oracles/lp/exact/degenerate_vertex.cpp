#include "oracles/lp/exact/degenerate_vertex.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay {

double DegenerateVertex::random() {
  state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;  // Knuth's MMIX
  return 0.5 + static_cast<double>(state_ >> 12) * 0x1p-53;
}

std::uint32_t DegenerateVertex::choose(const std::vector<std::uint32_t>& blocking, const ExactLine& column,
                                       std::uint32_t entering, bool rises) {
  if (room_.empty()) {
    room_.resize(column.variables());
    for (Room& room : room_) room = {random(), random()};
  }
  const auto speed = [&](std::uint32_t v) { return rises ? column.near(v) : -column.near(v); };
  std::uint32_t leaving = blocking.front();
  double shortest = std::numeric_limits<double>::infinity();
  for (const std::uint32_t v : blocking) {
    const double room = (column.sign(v) > 0) == rises ? room_[v].above : room_[v].below;
    const double length = room / std::fabs(speed(v));
    if (!(length < shortest)) continue;
    shortest = length;
    leaving = v;
  }
  if (!std::isfinite(shortest)) return leaving;
  for (std::uint32_t v = 0; v < room_.size(); ++v) {
    const double change = speed(v) * shortest;
    if (v == entering || change == 0 || !std::isfinite(change)) continue;
    room_[v].above = std::max(0.0, room_[v].above - change);
    room_[v].below = std::max(0.0, room_[v].below + change);
  }
  Room& room = room_[entering];
  room = rises ? Room{shortest, room.above} : Room{room.below, shortest};
  return leaving;
}

}  // namespace assay
