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
  if (!std::isfinite(other_bound)) return;
  const Rational size = abs(other_error);
  if (bound != 0 && ratio_of(size, other_bound) <= ratio()) return;
  error = size;
  bound = other_bound;
}

bool BoundTrial::exceeds() const { return std::isfinite(bound) && error > exact(bound); }

double BoundTrial::ratio() const { return std::isfinite(bound) ? ratio_of(error, bound) : 0; }

std::vector<ErrorBound> bounds_of_all_parts() {
  std::vector<ErrorBound> all;
  for (const auto& some :
       {bounds_of_judges(), bounds_of_predicates(), bounds_of_collisions(), bounds_of_depths(), bounds_of_casts(),
        bounds_of_turns(), bounds_of_fixed_point(), bounds_of_sums(), bounds_of_programs()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace assay
