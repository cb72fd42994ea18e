// Changes a tape the way that a case changes: whole choices come, go, repeat, or move to the edge of a range.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace assay {

/// One to four changes: insert, delete, duplicate, zero, exchange halves, a small change, a boundary of a range.
///
/// Promise  a function of (tape, seed) alone; at most `choices_max` choices come back; an empty tape is as good as any.
///          Boundaries are those of the decode in Choices::below: the least choice that means j of n, and the one
///          before.
void mutate_tape(std::vector<std::uint64_t>& tape, std::size_t choices_max, std::uint64_t seed);

/// The beginning of one tape and the end of the other, cut at places that `seed` chooses; at most `choices_max`
/// choices.
std::vector<std::uint64_t> cross_tapes(std::span<const std::uint64_t> first, std::span<const std::uint64_t> second,
                                       std::size_t choices_max, std::uint64_t seed);

}  // namespace assay
