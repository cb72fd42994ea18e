// How large a question may be that is put to a library: CGAL and QSopt_ex do not count their work and cannot be stopped
// by a count, so the bound is on what goes in.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "algorithms/model/result.h"

namespace assay::referee {

/// Rows times columns times bits: of the matrix of a program, of points and their coordinates, of pairs of points. Bits
/// are those from the finest bit to the highest one of all numbers, which is how long they are as integers of one unit.
struct QuestionSize {
  std::uint64_t rows = 0, columns = 0, bits = 0;

  std::uint64_t measure() const { return rows * columns * bits; }
};

/// Infinite numbers (absent bounds) have no bits; 1 for zeros alone.
std::uint64_t bits_of(std::initializer_list<std::span<const double>> numbers);

/// Beyond these the referee answers "undecided: too large", before any work is done. Measured with questions of this
/// size (docs/judges.md); the deadline of bounded_run.h is there for what a library does on a smaller one.
inline constexpr std::uint64_t kLargestProgram = std::uint64_t{1} << 21;  ///< linear programs: rows, columns
inline constexpr std::uint64_t kLargestProgramOfQsopt = std::uint64_t{1} << 24;
inline constexpr std::uint64_t kLargestPair = std::uint64_t{1} << 24;  ///< collisions, casts: vertices, dimension + 2
inline constexpr std::uint64_t kLargestTurningPair = std::uint64_t{1} << 18;  ///< the same of bodies that turn
inline constexpr std::uint64_t kLargestDifference = std::uint64_t{1}
                                                    << 22;  ///< depths, shapes: pairs of vertices, dimension
inline constexpr std::uint64_t kLargestCloud = std::uint64_t{1} << 26;  ///< hulls: points, dimension

/// Moments that the referee looks at in one turning cast.
inline constexpr int kTurningMoments = 400;

/// "referee: undecided: too large: ..." for a question beyond `most`; nothing for one that may be asked.
std::optional<Error> refuse_beyond(std::uint64_t most, const QuestionSize& size);

}  // namespace assay::referee
