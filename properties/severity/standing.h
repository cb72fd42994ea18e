// How a problem stands: its scale, whether it is flat, and how much room its truth has. Severities and operating ranges
// are made of these, so each family answers them once, in its file.
#pragma once
#include "properties/severity/numbers.h"

namespace assay {

/// The unit of length L of docs/severity.md and what is held against it.
struct CaseScale {
  bool is_problem = true;  ///< false: a number that is not finite, or no problem at all; nothing but `numbers` is known
  bool is_void = false;    ///< L = 0, or a body without points; nothing but `numbers` is known
  Rational extent = 1;     ///< L; of programs 1
  double least = 1;        ///< L, rounded down; of programs the least number that is not 0
  double greatest = 1;     ///< L, rounded up; of programs the greatest number
  double largest_coordinate = 0;  ///< of bodies and points, absolute
  Numbers numbers;                ///< all
};

/// That of a length L, where it is not 0.
CaseScale scale_of_length(const Rational& extent, double largest_coordinate, const Numbers& numbers);

CaseScale scale_of(const LpProblem& problem);
CaseScale scale_of(const ConvexPair& pair);
CaseScale scale_of(const Cloud2& cloud);
CaseScale scale_of(const Cloud3& cloud);
CaseScale scale_of(const ShapesProblem& problem);
CaseScale scale_of(const MovingPair& pair);

/// Whether the input is flat or repeats itself, as docs/severity.md lists for the family; touching is told by room.
/// Precondition: a problem that is not void.
bool is_flat(const LpProblem& problem);
bool is_flat(const ConvexPair& pair);
bool is_flat(const Cloud2& cloud);
bool is_flat(const Cloud3& cloud);
bool is_flat(const ShapesProblem& problem);
bool is_flat(const MovingPair& pair);

/// The room of the truth held against least * L, where least >= 0 is finite: where it is 0 all is wide but none. Wide
/// where the family's question has no room.
/// Precondition: a problem that is not void.
Room room_of(const LpProblem& problem, const CaseScale& scale, double least);
Room room_of(const ConvexPair& pair, const CaseScale& scale, double least);
Room room_of(const Cloud2& cloud, const CaseScale& scale, double least);
Room room_of(const Cloud3& cloud, const CaseScale& scale, double least);
Room room_of(const ShapesProblem& problem, const CaseScale& scale, double least);
Room room_of(const MovingPair& pair, const CaseScale& scale, double least);

/// What room_of finds within kSeverityWork; not shown beyond.
template <class Problem>
Room room_within_work(const Problem& problem, const CaseScale& scale, double least) {
  const auto room = within_work(kSeverityWork, [&]() -> Room { return room_of(problem, scale, least); });
  const Room* found = std::get_if<Room>(&room);
  return found == nullptr ? Room::kNotShown : *found;
}

}  // namespace assay
