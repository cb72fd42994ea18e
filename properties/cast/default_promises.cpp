#include "properties/cast/default_promises.h"

#include <algorithm>
#include <cmath>

#include "oracles/cast/moving_problem.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/precision.h"

namespace assay {
namespace {

template <class Numbers>
double largest_number(const Numbers& numbers) {
  double largest = 0;
  for (const double x : numbers) largest = std::max(largest, std::abs(x));
  return largest;
}

double largest_length(const MovingPair& pair) {
  return std::max({largest_number(pair.bodies.a.coordinates), largest_number(pair.bodies.b.coordinates),
                   largest_number(pair.of_a.displacement), largest_number(pair.of_b.displacement),
                   largest_number(pair.of_a.centre), largest_number(pair.of_b.centre)});
}

}  // namespace

CastStatement cast_statement(const MovingPair& pair, const Stated<CastFamily>& says) {
  CastStatement statement{says.touching, says.gap, false, kCastNothingStated, 0};
  if (says.gap_absolute == kTakenIn) statement.time = std::max(0.0, says.time_absolute);
  if (says.gap >= 0) {
    if (!std::isfinite(says.gap)) statement.gap = -1;
    return statement;
  }
  statement.by_default = true;
  statement.gap = -1;
  statement.why_not = kCastOutOfRange;
  if (!why_not_a_problem(pair).empty() || has_empty_body(pair.bodies)) return statement;
  const Precision precision = precision_of(says.precision_bits);
  const double largest = largest_length(pair);
  if (2 * std::log2(16 * largest) > std::log2(precision.greatest)) return statement;
  const Rational reach = reach_of(pair);
  double gap = kRoundingsPromised * precision.unit_roundoff *
               (1 + std::max(largest_number(pair.of_a.rotation), largest_number(pair.of_b.rotation)));
  if (reach != 0) {
    gap *= 1 + approximate(exact(largest) / reach);
    gap += approximate(exact(4 * std::sqrt(precision.least)) / reach);
  }
  statement.why_not = kCastIllConditioned;
  if (gap < 1) statement.gap = gap;
  return statement;
}

}  // namespace assay
