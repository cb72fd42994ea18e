// A reply of a worker as the stream of bytes has it, read by a host that trusts none of it.
#pragma once
#include <cstddef>
#include <string>

#include "algorithms/model/reply.h"
#include "engines/host/abi/abi_convert.h"

namespace assay {

/// The clause of an incident is at most this long.
inline constexpr std::size_t kIncidentBytes = 512;

/// The most that a reply takes in the answer stream besides the answer itself: delivery, steps, way, cycle, incident.
std::size_t reply_overhead_bytes();

/// The way and the cycle of a trace, as the stream has them.
void write_trace(const Trace& trace, ByteWriter& out);

/// Reads one reply to `problem`: delivery, steps, the answer (with kAnswered and kFloatEnvironment only), the way, the
/// cycle, the incident.
///
/// Promise  true: the answer is one that breach_of (answers/breach.h) has nothing against, or the delivery is kOverran
///          and the incident says what it has; the trace is one that a CycleDetector can give, the incident printable.
///          false: the bytes are no reply, and no worker in its right mind wrote them; what `reply` then holds means
///          nothing. At most as many bytes are read as the longest reply to this problem has.
template <Family F>
bool read_reply(ByteReader& in, const typename F::Problem& problem, Reply<F>& reply);

#define ASSAY_INSTANTIATE(F, name) extern template bool read_reply<F>(ByteReader&, const F::Problem&, Reply<F>&);
ASSAY_FOR_EACH_C_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
