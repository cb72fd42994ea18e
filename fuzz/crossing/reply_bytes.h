// A reply in the bytes of the stream between worker and host, damaged, and read back as the host reads it.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "engines/host/answers/breach.h"
#include "engines/host/worker/reply_stream.h"
#include "engines/plugin_kit/answers.h"
#include "properties/choices.h"

namespace assay::crossing {

/// What a worker writes for an answer of its engine; nothing where the answer breaks the interface as the worker sees
/// it. Precondition: breach_of has nothing against the answer.
template <Family F>
std::vector<std::byte> bytes_of_reply(const typename F::Problem& problem, const typename F::Answer& answer,
                                      const Trace& trace) {
  using Codec = Abi<F>;
  std::vector<std::byte> asked(Codec::question_bytes(problem)),
      bytes(Codec::answer_bytes(problem) + reply_overhead_bytes());
  ByteWriter question_out(asked);
  Codec::write_question(problem, question_out);
  ByteReader question_in(asked);
  const typename Codec::Question question = Codec::read_question(question_in);
  GuardedBuffers buffers;
  typename Codec::Answer* out = Codec::make_answer(question, buffers);
  if (out == nullptr) return {};
  const typename Codec::Answer given = *out;
  const assay_status status = plugin::from_model(answer, question, *out);
  ByteWriter stream(bytes);
  stream.put(static_cast<std::uint32_t>(Delivery::kAnswered));
  stream.put(trace.steps);
  if (!Codec::write_answer(status, question, given, *out, stream).empty()) return {};
  write_trace(trace, stream);
  stream.put_text("left the rounding mode changed");
  bytes.resize(stream.fits() ? stream.used() : 0);
  return bytes;
}

/// Words and bytes of it replaced, or its end cut off.
inline void damage(std::vector<std::byte>& bytes, Choices& choices) {
  constexpr std::array<std::uint32_t, 8> kWords = {0, 1, 2, 3, 4, 0x7fffffffU, 0x80000000U, 0xffffffffU};
  for (std::uint64_t times = choices.below(5); times > 0 && !bytes.empty(); --times) {
    const std::size_t word = choices.below((bytes.size() + 7) / 8) * 8;
    switch (choices.below(6)) {
      case 0: bytes[choices.below(bytes.size())] ^= static_cast<std::byte>(1U << choices.below(8)); break;
      case 1: bytes.resize(word); break;
      case 2: std::memset(bytes.data() + word, static_cast<int>(choices.below(256)), bytes.size() - word); break;
      default: {
        std::uint32_t value = kWords[choices.below(kWords.size())];
        if (choices.chance(1, 2)) value = static_cast<std::uint32_t>(choices.below(64));
        std::memcpy(bytes.data() + word, &value, std::min(sizeof value, bytes.size() - word));
      }
    }
  }
}

/// The reply as a host takes it; delivery kOverran where the bytes are none.
template <Family F>
Reply<F> read_back(const typename F::Problem& problem, std::vector<std::byte> bytes) {
  bytes.resize((bytes.size() + 7) / 8 * 8);
  Reply<F> reply;
  PrivateCopies copies;
  ByteReader in(bytes, copies);
  if (read_reply<F>(in, problem, reply)) return reply;
  reply = {};
  reply.delivery = Delivery::kOverran;
  reply.answer = GaveUp{GaveUp::Why::kStopped, 0};
  reply.incident = "damaged the replies in the shared memory";
  return reply;
}

}  // namespace assay::crossing
