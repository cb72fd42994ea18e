// How much a judge may compute: a count of operations, so that the same question gets the same answer on every machine.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <variant>

#include "oracles/exact/rational.h"

namespace assay {

/// The unit is one product of two 64-bit words; an operation costs kStep on top of the products of its operands, for
/// whatever else it does. A unit takes about a nanosecond, which nothing relies on.
inline constexpr std::uint64_t kStep = 16;

/// The next piece of work would be more than was allowed. Leaves the inside of within_work as an exception, and
/// within_work as a value.
struct TooLarge {
  std::uint64_t spent = 0, allowed = 0;
};

/// Of the calling thread; spent <= allowed.
struct WorkMeter {
  std::uint64_t spent = 0, allowed = std::numeric_limits<std::uint64_t>::max();
};
inline WorkMeter& work_meter() {
  thread_local WorkMeter meter;
  return meter;
}

/// Counts work that is about to be done. Whatever loops longer than its input is, or with numbers that grow, calls this
/// once a round.
///
/// Error  throws TooLarge, and counts nothing, where it would be more than the innermost within_work allows; nothing is
///        thrown outside of one.
inline void spend(std::uint64_t units) {
  WorkMeter& meter = work_meter();
  if (units > meter.allowed - meter.spent) throw TooLarge{meter.spent, meter.allowed};
  meter.spent += units;
}

inline std::uint64_t words_of(const Integer& value) { return mpz_size(value.backend().data()); }
inline std::uint64_t words_of(const Rational& value) {
  return mpz_size(mpq_numref(value.backend().data())) + mpz_size(mpq_denref(value.backend().data()));
}
constexpr std::uint64_t words_of(double) { return 1; }
/// Of the longest.
template <class Numbers>
std::uint64_t most_words(const Numbers& numbers) {
  std::uint64_t most = 0;
  for (const auto& number : numbers) most = std::max(most, words_of(number));
  return most;
}

/// `count` products of numbers of so many words.
constexpr std::uint64_t cost_of_products(std::uint64_t count, std::uint64_t words, std::uint64_t other_words) {
  return count * (kStep + words * other_words);
}
/// `count` operations on fractions of so many words: a product or a sum, and a common divisor, which is the greater
/// part.
constexpr std::uint64_t cost_of_fractions(std::uint64_t count, std::uint64_t words) {
  return count * (8 * kStep + 4 * words * words);
}

/// What `call` returns, or TooLarge where it would cost more than `allowed`: then nothing of it remains but the time.
///
/// Shape  nests: the inner call has what it is allowed or what is left of the outer one, whichever is less; where the
///        outer one has nothing left, it is the one that ends.
template <class Call>
auto within_work(std::uint64_t allowed, Call&& call) -> std::variant<decltype(call()), TooLarge> {
  WorkMeter& meter = work_meter();
  const std::uint64_t outer = meter.allowed, begun = meter.spent;
  const bool outer_has_less = outer - begun < allowed;
  struct Restore {
    WorkMeter& meter;
    std::uint64_t outer;
    ~Restore() { meter.allowed = outer; }
  } const restore{meter, outer};
  if (!outer_has_less) meter.allowed = begun + allowed;
  try {
    return std::forward<Call>(call)();
  } catch (const TooLarge&) {
    if (outer_has_less) throw;
    return TooLarge{meter.spent - begun, allowed};
  }
}

}  // namespace assay
