#include "fuzz/drivers/tape_mutator.h"

#include <algorithm>
#include <limits>

#include "fuzz/drivers/tape_bytes.h"
#include "properties/choices.h"

namespace assay {
namespace {

using Tape = std::vector<std::uint64_t>;
using Offset = Tape::difference_type;

constexpr std::uint64_t kInsertedMax = 16;

std::uint64_t boundary_value(Choices& choices) {
  switch (choices.below(4)) {
    case 0: return std::numeric_limits<std::uint64_t>::max();
    case 1: return std::uint64_t{1} << choices.below(64);
    default: {
      const std::uint64_t n = 2 + choices.below(choices.chance(1, 4) ? 1000 : 15);
      return least_choice_for(1 + choices.below(n - 1), n) - choices.below(2);
    }
  }
}

/// A place in the tape. Precondition: not empty.
std::size_t place(Choices& choices, const Tape& tape) { return choices.below(tape.size()); }

void insert_fresh(Choices& choices, Tape& tape) {
  Tape fresh(1 + choices.below(kInsertedMax));
  for (std::uint64_t& choice : fresh) choice = choices.next();
  tape.insert(tape.begin() + static_cast<Offset>(choices.below(tape.size() + 1)), fresh.begin(), fresh.end());
}

void delete_run(Choices& choices, Tape& tape) {
  const std::size_t first = place(choices, tape);
  const std::size_t count = 1 + choices.below(std::min<std::size_t>(tape.size() - first, kInsertedMax));
  tape.erase(tape.begin() + static_cast<Offset>(first), tape.begin() + static_cast<Offset>(first + count));
}

/// Copies a run over another place or in between: coordinates repeat, which makes duplicates and ties.
void duplicate_run(Choices& choices, Tape& tape) {
  const std::size_t first = place(choices, tape);
  const std::size_t count = 1 + choices.below(std::min<std::size_t>(tape.size() - first, 4));
  const Tape run(tape.begin() + static_cast<Offset>(first), tape.begin() + static_cast<Offset>(first + count));
  const std::size_t to = place(choices, tape);
  if (choices.chance(1, 3)) {
    tape.insert(tape.begin() + static_cast<Offset>(to), run.begin(), run.end());
    return;
  }
  for (std::size_t i = 0; i < run.size() && to + i < tape.size(); ++i) tape[to + i] = run[i];
}

/// By a step of any magnitude: the high bits choose among few values, the low ones among many.
void change_a_little(Choices& choices, Tape& tape) {
  std::uint64_t& choice = tape[place(choices, tape)];
  const std::uint64_t step = std::uint64_t{1} << choices.below(64);
  choice = choices.chance(1, 2) ? choice + step : choice - step;
}

void change_once(Choices& choices, Tape& tape) {
  if (tape.empty()) return insert_fresh(choices, tape);
  switch (choices.below(10)) {
    case 0: return insert_fresh(choices, tape);
    case 1: return delete_run(choices, tape);
    case 2:
    case 3: return duplicate_run(choices, tape);
    case 4: tape[place(choices, tape)] = 0; return;
    case 5: tape[place(choices, tape)] = choices.next(); return;
    case 6: tape[place(choices, tape)] = boundary_value(choices); return;
    case 7: {
      const std::size_t middle = place(choices, tape);
      std::rotate(tape.begin(), tape.begin() + static_cast<Offset>(middle), tape.end());
      return;
    }
    default: return change_a_little(choices, tape);
  }
}

}  // namespace

void mutate_tape(Tape& tape, std::size_t choices_max, std::uint64_t seed) {
  Choices choices(mix64(seed + 1));
  const std::uint64_t changes = 1 + choices.below(4);
  for (std::uint64_t i = 0; i < changes; ++i) change_once(choices, tape);
  if (tape.size() > choices_max) tape.resize(choices_max);
}

Tape cross_tapes(std::span<const std::uint64_t> first, std::span<const std::uint64_t> second, std::size_t choices_max,
                 std::uint64_t seed) {
  Choices choices(mix64(seed + 1));
  const std::size_t head = choices.below(first.size() + 1);
  // Half of the time cut both at the same place: choices then keep their meaning.
  const std::size_t tail = choices.chance(1, 2) ? choices.below(second.size() + 1) : std::min(head, second.size());
  Tape crossed(first.begin(), first.begin() + static_cast<Offset>(head));
  crossed.insert(crossed.end(), second.begin() + static_cast<Offset>(tail), second.end());
  if (crossed.size() > choices_max) crossed.resize(choices_max);
  return crossed;
}

}  // namespace assay
