#include "oracles/referee/question_size.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "oracles/exact/dyadic_sum.h"

namespace assay::referee {

std::uint64_t bits_of(std::initializer_list<std::span<const double>> numbers) {
  int finest = std::numeric_limits<int>::max(), highest = std::numeric_limits<int>::min();
  for (const auto& list : numbers) {
    for (const double x : list) {
      if (x == 0 || !std::isfinite(x)) continue;
      finest = std::min(finest, mantissa_of(x).exponent);
      highest = std::max(highest, std::ilogb(x));
    }
  }
  return highest < finest ? 1 : static_cast<std::uint64_t>(highest - finest + 1);
}

std::optional<Error> refuse_beyond(std::uint64_t most, const QuestionSize& size) {
  if (size.measure() <= most) return std::nullopt;
  return Error{"referee: undecided: too large: " + std::to_string(size.rows) + " x " + std::to_string(size.columns) +
               " numbers of " + std::to_string(size.bits) + " bits, " + std::to_string(size.measure()) +
               " in all, are more than " + std::to_string(most)};
}

}  // namespace assay::referee
