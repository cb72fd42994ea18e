#include "properties/giving_up.h"

#include <cmath>

#include "properties/severity/numbers.h"

namespace assay {
namespace {

template <class Problem>
bool is_owed(const GaveUp& gave_up, const Problem& question, double answers_up_to) {
  if (gave_up.why == GaveUp::Why::kStopped || size_of(question) > answers_up_to) return false;
  bool are_finite = true;
  each_double(question, [&](double x) { are_finite = are_finite && std::isfinite(x); });
  return are_finite;
}

}  // namespace

#define ASSAY_DEFINE(F)                                                                                     \
  bool is_against_statement(const GaveUp& gave_up, const F::Problem& question, const Promises<F>& states) { \
    return is_owed(gave_up, question, states.answers_up_to);                                                \
  }
ASSAY_FOR_EACH_FAMILY(ASSAY_DEFINE)
#undef ASSAY_DEFINE

}  // namespace assay
