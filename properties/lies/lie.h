// Lies: what an engine did not say, for judges to find out.
#pragma once
#include "properties/lies/hostile_answer.h"
#include "properties/lies/misleading.h"

namespace assay {

/// Changes the answer in one place: of four lies three are nearly right, and one is what no honest engine writes.
///
/// Promise  a function of the choices. An exchange of two equal indices changes nothing, so a lie may be the truth.
template <Family F>
void lie(typename F::Answer& answer, Choices& choices) {
  Misleading nearly_right(choices.next());
  if (choices.chance(1, 4) || !nearly_right(answer)) make_hostile<F>(answer, choices);
}

/// Moves one number of the problem, so that answers to it are nearly right ones to another, or to no problem at all;
/// whether there was one.
template <class Problem>
bool move_a_number(Problem& problem, Choices& choices) {
  return Misleading(choices.next())(problem);
}

}  // namespace assay
