#include <algorithm>

#include "engines/host/abi_points.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::uint32_t kKinds = ASSAY_GJK_BRACKETED + 1;

/// The first `count` entries of a witness; those past them are zero, as the model's own algorithms leave them.
template <class T>
std::array<T, kWitnessCapacity> read_first(ByteReader& in, std::uint32_t count) {
  std::array<T, kWitnessCapacity> entries{};
  in.get(entries);
  std::fill(entries.begin() + count, entries.end(), T{});
  return entries;
}

}  // namespace

bool Abi<GjkFamily>::well_formed(const ConvexPair& p) { return whole(p.a) && whole(p.b); }

std::size_t Abi<GjkFamily>::question_bytes(const ConvexPair& p) { return bytes_of(p.a) + bytes_of(p.b); }

std::size_t Abi<GjkFamily>::answer_bytes(const ConvexPair&) {
  return kHeadBytes + 4 * 8 + 3 * 8 + 2 * 16 + 2 * 32 + 2 * 24 + 2 * 8;
}

void Abi<GjkFamily>::write_question(const ConvexPair& p, ByteWriter& out) {
  write_points(p.a, out);
  write_points(p.b, out);
}

assay_gjk_problem Abi<GjkFamily>::read_question(ByteReader& in) {
  const assay_points a = read_points(in);
  const assay_points b = read_points(in);
  return {sizeof(assay_gjk_problem), a, b};
}

assay_gjk_answer* Abi<GjkFamily>::make_answer(const Question&, GuardedBuffers& buffers) {
  if (!buffers.begin(GuardedBuffers::room<Answer>(1))) return nullptr;
  Answer blank{};
  blank.size = sizeof(Answer);
  blank.kind = kPoisonIndex;
  blank.distance = blank.low = blank.high = kPoison;
  std::ranges::fill(blank.on_a, kPoisonIndex);
  std::ranges::fill(blank.on_b, kPoisonIndex);
  std::ranges::fill(blank.weight_a, kPoison);
  std::ranges::fill(blank.weight_b, kPoison);
  std::ranges::fill(blank.point_a, kPoison);
  std::ranges::fill(blank.point_b, kPoison);
  return buffers.array("assay_gjk_answer", 1, blank);
}

std::string Abi<GjkFamily>::write_answer(assay_status status, const Question&, const Answer&, const Answer& answer,
                                         ByteWriter& out) {
  const bool witnessed =
      status == ASSAY_ANSWERED && (answer.kind == ASSAY_GJK_SEPARATED || answer.kind == ASSAY_GJK_OVERLAPPING ||
                                   answer.kind == ASSAY_GJK_PENETRATING || answer.kind == ASSAY_GJK_BRACKETED);
  if (witnessed && answer.on_a_count > kWitnessCapacity) return broken("on_a_count", answer.on_a_count, "at most 4");
  if (witnessed && answer.on_b_count > kWitnessCapacity) return broken("on_b_count", answer.on_b_count, "at most 4");
  const bool points = answer.kind == ASSAY_GJK_SEPARATED || answer.kind == ASSAY_GJK_BRACKETED;
  if (witnessed && !points && answer.on_a_count != answer.on_b_count)
    return broken("on_b_count", answer.on_b_count, "on_a_count, which is " + std::to_string(answer.on_a_count));
  const std::string wrong = write_head(status, answer.kind, kKinds, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  switch (answer.kind) {
    case ASSAY_GJK_SEPARATED_ALONG: put_first(answer.direction, 3, out); break;
    case ASSAY_GJK_BARE_VERDICT: out.put(answer.colliding); break;
    case ASSAY_GJK_BARE_DISTANCE: out.put(answer.distance); break;
    case ASSAY_GJK_MEASURED_APART:
      out.put(answer.distance);
      put_first(answer.point_a, 3, out);
      put_first(answer.point_b, 3, out);
      break;
    case ASSAY_GJK_PENETRATING:
      out.put(answer.distance);
      put_first(answer.direction, 3, out);
      out.put(answer.on_a_count);
      put_first(answer.on_a, kWitnessCapacity, out);
      put_first(answer.on_b, kWitnessCapacity, out);
      break;
    default:
      if (answer.kind == ASSAY_GJK_BRACKETED) {
        out.put(answer.low);
        out.put(answer.high);
        put_first(answer.direction, 3, out);
      }
      out.put(answer.on_a_count);
      out.put(answer.on_b_count);
      put_first(answer.on_a, kWitnessCapacity, out);
      put_first(answer.on_b, kWitnessCapacity, out);
      put_first(answer.weight_a, kWitnessCapacity, out);
      put_first(answer.weight_b, kWitnessCapacity, out);
  }
  return {};
}

GjkAnswer Abi<GjkFamily>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in, kKinds);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  switch (head.kind) {
    case ASSAY_GJK_SEPARATED_ALONG: {
      SeparatedAlong along;
      in.get(along.direction);
      return along;
    }
    case ASSAY_GJK_BARE_VERDICT: return BareVerdict{in.get<std::uint32_t>() != 0};
    case ASSAY_GJK_BARE_DISTANCE: return BareDistance{in.get<double>()};
    case ASSAY_GJK_MEASURED_APART: {
      MeasuredApart apart{in.get<double>(), {}, {}};
      in.get(apart.on_a);
      in.get(apart.on_b);
      return apart;
    }
    case ASSAY_GJK_PENETRATING: {
      Penetrating deep;
      deep.depth = in.get<double>();
      in.get(deep.normal);
      deep.size = in.get_at_most(kWitnessCapacity);
      deep.on_a = read_first<std::uint32_t>(in, deep.size);
      deep.on_b = read_first<std::uint32_t>(in, deep.size);
      return deep;
    }
    default: break;
  }
  Bracketed bracketed;
  if (head.kind == ASSAY_GJK_BRACKETED) {
    bracketed.low = in.get<double>();
    bracketed.high = in.get<double>();
    in.get(bracketed.direction);
  }
  Separated separated;
  separated.on_a.size = in.get_at_most(kWitnessCapacity);
  separated.on_b.size = in.get_at_most(kWitnessCapacity);
  separated.on_a.vertex = read_first<std::uint32_t>(in, separated.on_a.size);
  separated.on_b.vertex = read_first<std::uint32_t>(in, separated.on_b.size);
  separated.on_a.weight = read_first<double>(in, separated.on_a.size);
  separated.on_b.weight = read_first<double>(in, separated.on_b.size);
  if (head.kind == ASSAY_GJK_SEPARATED) return separated;
  bracketed.on_a = separated.on_a, bracketed.on_b = separated.on_b;
  if (head.kind == ASSAY_GJK_BRACKETED) return bracketed;
  return Overlapping{separated.on_a.size, separated.on_a.vertex, separated.on_b.vertex};
}

}  // namespace assay
