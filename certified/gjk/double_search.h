// One GJK search in double that ends with a proof or with the best that it has: the proposing half of a certified
// collision.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "algorithms/gjk/proofs.h"
#include "algorithms/gjk/simplex/closest_on_simplex.h"
#include "algorithms/gjk/support/minkowski_frame.h"
#include "algorithms/gjk/tolerances.h"
#include "algorithms/gjk/vec.h"
#include "algorithms/model/watch.h"
#include "certified/gjk/exact_finish.h"

namespace assay::certified {

/// The search ends as soon as a direction separates (kWhetherTheyMeet) or the nearest point is as near as double can
/// say (kDistance), as soon as the origin is proved to be inside, and when it gets no further.
///
/// View: `look(v)` with the computed h(v) = min v.(a - b) as `least` and where it is taken, `vertex(look, w)`, the
/// difference there, and `least_support(v, computed)`, a proved lower bound of h(v).
template <std::size_t D, class View>
class DoubleSearch {
 public:
  enum class End : std::uint8_t { kInside, kApart, kNearest, kUncertain, kStopped };

  DoubleSearch(const View& view, const Watch& watch) : view_(view), watch_(watch) {}

  /// `start`: the view's look along any direction.
  End run(const gjk::Support& start, Ask ask) {
    add(start);
    nearest_ = gjk::nearest_on_vertex(simplex_, 0);
    double length_squared = gjk::dot(nearest_.v, nearest_.v);
    for (std::uint32_t step = 0; step < gjk::kStepLimit; ++step) {
      ++steps_;
      if (watch_ && !watched()) return End::kStopped;
      const gjk::Vec<D>& v = nearest_.v;
      const gjk::Support look = view_.look(v);
      const double least = view_.least_support(v, look.least);
      const bool apart = least > 0;
      if (apart) {
        direction_ = v;
        least_ = least;
        if (ask == Ask::kWhetherTheyMeet) return End::kApart;
      }
      const bool closed = apart && least >= length_squared * (1 - gjk::kGapClosed);
      if (closed || simplex_.has(look.a, look.b)) return apart ? End::kNearest : End::kUncertain;
      add(look);
      const gjk::Nearest<D> next = gjk::nearest_on_simplex<D>(simplex_);
      if (next.inside) return gjk::proves_inside(simplex_) ? End::kInside : End::kUncertain;
      const double next_squared = gjk::dot(next.v, next.v);
      if (!(next_squared < length_squared)) {
        --simplex_.size;  // nearest() belongs to the others
        return apart ? End::kNearest : End::kUncertain;
      }
      for (std::uint32_t i = 0; i < next.size; ++i) simplex_.vertex[i] = simplex_.vertex[next.keep[i]];
      simplex_.size = next.size;
      nearest_ = next;
      length_squared = next_squared;
    }
    return End::kUncertain;
  }

  const gjk::Simplex<D>& simplex() const { return simplex_; }
  const gjk::Nearest<D>& nearest() const { return nearest_; }
  /// What separates after kApart and kNearest, then nearest().v, and the proved lower bound of its support: positive.
  const gjk::Vec<D>& direction() const { return direction_; }
  double least_support() const { return least_; }
  /// The last difference added: a good start for another search.
  const gjk::Support& newest() const { return newest_; }
  std::uint32_t steps() const { return steps_; }

 private:
  void add(const gjk::Support& look) {
    view_.vertex(look, simplex_.vertex[simplex_.size++]);
    newest_ = look;
  }

  /// The state is the simplex's vertex pairs a, b, oldest first.
  bool watched() const {
    std::array<std::uint32_t, 2 * D> state;
    for (std::uint32_t i = 0; i < simplex_.size; ++i) {
      state[2 * i] = simplex_.vertex[i].a;
      state[2 * i + 1] = simplex_.vertex[i].b;
    }
    return watch_({state.data(), 2 * std::size_t{simplex_.size}});
  }

  const View& view_;
  const Watch& watch_;
  gjk::Simplex<D> simplex_;
  gjk::Nearest<D> nearest_;
  gjk::Vec<D> direction_{};
  double least_ = 0;
  gjk::Support newest_;
  std::uint32_t steps_ = 0;
};

}  // namespace assay::certified
