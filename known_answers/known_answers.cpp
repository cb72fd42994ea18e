#include "known_answers/known_answers.h"

#include <algorithm>
#include <iterator>

#include "known_answers/tables.h"

namespace assay {

const KnownAnswers& known_answers() {
  static const KnownAnswers all = [] {
    KnownAnswers known;
#define ASSAY_ADD(NAME) known::add_##NAME(known);
    ASSAY_FOR_EACH_ADDER(ASSAY_ADD)
#undef ASSAY_ADD
    return known;
  }();
  return all;
}

KnownAnswers asked_by_check(const KnownAnswers& all) {
  KnownAnswers asked;
  std::copy_if(all.begin(), all.end(), std::back_inserter(asked),
               [](const KnownAnswer& known) { return known.asked == Asked::kByCheck; });
  return asked;
}

}  // namespace assay
