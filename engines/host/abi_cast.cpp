#include <algorithm>

#include "engines/host/abi_points.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::uint32_t kKinds = ASSAY_CAST_BARE_TIME + 1;

constexpr std::size_t kMotionDoubles = 9;

void write_motion(const Motion& motion, ByteWriter& out) {
  for (const auto* vector : {&motion.displacement, &motion.rotation, &motion.centre})
    put_first(vector->data(), vector->size(), out);
}

assay_motion read_motion(ByteReader& in) {
  assay_motion motion{};
  std::ranges::copy(in.view<double>(3), motion.displacement);
  std::ranges::copy(in.view<double>(3), motion.rotation);
  std::ranges::copy(in.view<double>(3), motion.centre);
  return motion;
}

}  // namespace

bool Abi<CastFamily>::well_formed(const MovingPair& p) { return whole(p.bodies.a) && whole(p.bodies.b); }

std::size_t Abi<CastFamily>::question_bytes(const MovingPair& p) {
  return bytes_of(p.bodies.a) + bytes_of(p.bodies.b) + 2 * stream_bytes<double>(kMotionDoubles);
}

std::size_t Abi<CastFamily>::answer_bytes(const MovingPair&) { return kHeadBytes + 2 * 8 + stream_bytes<double>(3); }

void Abi<CastFamily>::write_question(const MovingPair& p, ByteWriter& out) {
  write_points(p.bodies.a, out);
  write_points(p.bodies.b, out);
  write_motion(p.of_a, out);
  write_motion(p.of_b, out);
}

assay_cast_problem Abi<CastFamily>::read_question(ByteReader& in) {
  const assay_points a = read_points(in), b = read_points(in);
  const assay_motion of_a = read_motion(in), of_b = read_motion(in);
  return {sizeof(assay_cast_problem), a, b, of_a, of_b};
}

assay_cast_answer* Abi<CastFamily>::make_answer(const Question&, GuardedBuffers& buffers) {
  if (!buffers.begin(GuardedBuffers::room<Answer>(1))) return nullptr;
  Answer blank{};
  blank.size = sizeof(Answer);
  blank.kind = kPoisonIndex;
  blank.t0 = blank.t1 = kPoison;
  std::ranges::fill(blank.normal, kPoison);
  return buffers.array("assay_cast_answer", 1, blank);
}

std::string Abi<CastFamily>::write_answer(assay_status status, const Question&, const Answer&, const Answer& answer,
                                          ByteWriter& out) {
  const std::string wrong = write_head(status, answer.kind, kKinds, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  out.put(answer.t0);
  out.put(answer.t1);
  put_first(answer.normal, 3, out);
  return {};
}

CastAnswer Abi<CastFamily>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in, kKinds);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  HitAt hit;
  hit.t0 = in.get<double>();
  hit.t1 = in.get<double>();
  in.get(hit.normal);
  switch (head.kind) {
    case ASSAY_CAST_MISSED: return Missed{hit.normal};
    case ASSAY_CAST_INITIALLY: return InitiallyOverlapping{};
    case ASSAY_CAST_BARE_TIME: return BareTime{hit.t0};
    default: return hit;
  }
}

}  // namespace assay
