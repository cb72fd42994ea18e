// When an engine that ends its worker again and again is asked no more.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/model/reply.h"

namespace assay {

/// A new process costs milliseconds and a hang its time limit, so an engine that fails every case would keep a run busy
/// for hours with one sentence a thousand times over: after so many questions that crashed it, hung or wrote outside
/// their buffers the rest of a block is not asked. A count, so that the same questions are asked under the same seed,
/// on any number of threads.
inline constexpr std::uint32_t kEndsInABlock = 2;

inline constexpr std::string_view kNotAskedWords =
    "not asked: the engine had crashed, hung or written outside its buffers too often in this block";

struct Patience {
  std::uint32_t ends_left = kEndsInABlock;
  bool is_over() const { return ends_left == 0; }
};

template <Family F>
void leave_out(Reply<F>& reply) {
  reply = {};
  reply.delivery = Delivery::kNotAsked;
  reply.answer = GaveUp{GaveUp::Why::kStopped, 0};
  reply.incident = kNotAskedWords;
}

/// Takes what these replies cost off the patience; those after the one that used it up count as not asked.
template <Family F>
void hold_to(Patience& patience, std::span<Reply<F>> replies) {
  for (Reply<F>& reply : replies) {
    if (patience.is_over()) {
      leave_out(reply);
    } else if (reply.delivery == Delivery::kCrashed || reply.delivery == Delivery::kHung ||
               reply.delivery == Delivery::kOverran) {
      --patience.ends_left;
    }
  }
}

}  // namespace assay
