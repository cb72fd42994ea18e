#include "bounds/tape.h"

#include <bit>
#include <cmath>
#include <limits>
#include <tuple>

namespace assay {
namespace {

constexpr int kDigits = 16;                                        // of a choice, to base 16
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();  // all NaNs are one

/// What must stay as it is when a tape becomes shorter.
using Told = std::optional<std::tuple<std::uint64_t, Rational, double>>;
Told told(const ErrorBound& bound, const Tape& tape) {
  const auto trial = tried(bound, tape);
  if (!trial) return std::nullopt;
  return std::tuple(digest_of_operands(*trial), trial->error, trial->bound);
}

/// The choice's first digits.
std::uint64_t begun(std::uint64_t choice, int digits) {
  return digits == 0 ? 0 : choice & (~std::uint64_t{0} << (4 * (kDigits - digits)));
}

}  // namespace

std::optional<BoundTrial> tried(const ErrorBound& bound, const Tape& tape) {
  Choices choices{std::span<const std::uint64_t>(tape)};
  return bound.trial(choices);
}

std::uint64_t digest_of_operands(const BoundTrial& trial) {
  std::uint64_t digest = 0;
  for (const double x : trial.operands)
    digest = fold_word(digest, std::bit_cast<std::uint64_t>(std::isnan(x) ? kNan : x));
  return digest;
}

std::string choices_in_words(const Tape& tape) {
  constexpr std::string_view kDigit = "0123456789abcdef";
  std::string words;
  for (const std::uint64_t choice : tape) {
    if (!words.empty()) words += ' ';
    std::uint64_t rest = choice;
    do {
      words += kDigit[rest >> 60];
      rest <<= 4;
    } while (rest != 0);
  }
  return words;
}

Tape tape_of_words(std::string_view words) {
  Tape tape;
  int next = -1;  // where the next digit's lowest bit is
  for (const char c : words) {
    if (c == ' ') {
      next = -1;
      continue;
    }
    if (next < 0) tape.push_back(0), next = 64;
    next -= 4;
    tape.back() |= static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'a' + 10) << next;
  }
  return tape;
}

Tape shortened(const ErrorBound& bound, Tape tape) {
  const Told all = told(bound, tape);
  for (std::uint64_t& choice : tape) {
    const std::uint64_t whole = choice;
    int enough = kDigits, too_few = -1;  // decoding is monotone, so that every number of digits between says the same
    while (enough - too_few > 1) {
      const int digits = (enough + too_few) / 2;
      choice = begun(whole, digits);
      (told(bound, tape) == all ? enough : too_few) = digits;
    }
    choice = begun(whole, enough);
  }
  while (!tape.empty() && tape.back() == 0) tape.pop_back();
  return tape;
}

}  // namespace assay
