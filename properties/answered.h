// Whether a reply brings what was asked for.
#pragma once
#include <variant>

#include "algorithms/model/reply.h"

namespace assay {

/// An answer came, and is neither that the engine gave up nor that it declines.
template <Family F>
bool is_answered(const Reply<F>& reply) {
  return reply.delivery == Delivery::kAnswered && !std::holds_alternative<GaveUp>(reply.answer) &&
         !std::holds_alternative<Declined>(reply.answer);
}

}  // namespace assay
