// How a simplex method leaves a vertex in which more bounds meet than there are dimensions.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "oracles/lp/exact/tableau_line.h"

namespace assay {

/// While steps have length 0, every basic variable that stands at a bound is given a random room beyond it, and the
/// pivots are those of the problem in which just these variables have bounds, moved outwards by their rooms. In it no
/// step has length 0, so its simplex method makes progress until it is optimal, and then so is the vertex, or until
/// nothing blocks, and then the vertex is left. The rooms are doubles and choose only among variables that block
/// exactly.
/// Source  P. Wolfe, A technique for resolving degeneracy in linear programming, J. SIAM 11(2), 1963, 205-211; D. M.
///         Ryan, M. R. Osborne, On the solution of highly degenerate linear programmes, Math. Programming 41, 1988,
///         385-392.
class DegenerateVertex {
 public:
  /// Forgets the rooms: the point has moved.
  void leave() { room_.clear(); }

  /// The one of `blocking`, all of which allow a step of length 0 only, that leaves the basis; the rooms then are those
  /// after the pivot.
  std::uint32_t choose(const std::vector<std::uint32_t>& blocking, const ExactLine& column, std::uint32_t entering,
                       bool rises);

 private:
  struct Room {
    double below = 0, above = 0;
  };
  double random();

  std::vector<Room> room_;  // by variable; empty away from such a vertex
  std::uint64_t state_ = 1;
};

}  // namespace assay
