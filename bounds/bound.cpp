#include "bounds/bound.h"

namespace assay {
namespace {

/// error / bound as a number that only ranks and is shown. Precondition: the bound is finite.
double ratio_of(const Rational& error, double bound) {
  if (error == 0) return 0;
  if (bound == 0) return INFINITY;
  return Rational(error / exact(bound)).convert_to<double>();
}

}  // namespace

void BoundTrial::include(const Rational& other_error, double other_bound) {
  said.take(other_error);
  said.take(other_bound);
  if (!std::isfinite(other_bound)) return;
  const Rational size = abs(other_error);
  if (bound != 0 && ratio_of(size, other_bound) <= ratio()) return;
  error = size;
  bound = other_bound;
}

bool BoundTrial::exceeds() const { return std::isfinite(bound) && error > exact(bound); }

double BoundTrial::ratio() const { return std::isfinite(bound) ? ratio_of(error, bound) : 0; }

}  // namespace assay
