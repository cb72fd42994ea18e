#include <algorithm>

#include "engines/host/abi_points.h"

namespace assay {
using namespace abi;

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
  const std::string wrong = write_head(status, answer.kind, 8, answer.why, out);
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
  const Head head = read_head(in);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  switch (head.kind) {
    case ASSAY_GJK_SEPARATED_ALONG: {
      SeparatedAlong along;
      for (double& coordinate : along.direction) coordinate = 0;
      const auto given = in.view<double>(3);
      std::ranges::copy(given, along.direction.begin());
      return along;
    }
    case ASSAY_GJK_BARE_VERDICT: return BareVerdict{in.get<std::uint32_t>() != 0};
    case ASSAY_GJK_BARE_DISTANCE: return BareDistance{in.get<double>()};
    case ASSAY_GJK_MEASURED_APART: {
      MeasuredApart apart{in.get<double>(), {}, {}};
      std::ranges::copy(in.view<double>(3), apart.on_a.begin());
      std::ranges::copy(in.view<double>(3), apart.on_b.begin());
      return apart;
    }
    case ASSAY_GJK_PENETRATING: {
      Penetrating deep;
      deep.depth = in.get<double>();
      std::ranges::copy(in.view<double>(3), deep.normal.begin());
      deep.size = std::min(in.get<std::uint32_t>(), kWitnessCapacity);
      const auto a = in.view<std::uint32_t>(kWitnessCapacity), b = in.view<std::uint32_t>(kWitnessCapacity);
      if (!in.intact()) return deep;
      std::copy_n(a.begin(), deep.size, deep.on_a.begin());
      std::copy_n(b.begin(), deep.size, deep.on_b.begin());
      return deep;
    }
    default: break;
  }
  Bracketed bracketed;
  if (head.kind == ASSAY_GJK_BRACKETED) {
    bracketed.low = in.get<double>();
    bracketed.high = in.get<double>();
    std::ranges::copy(in.view<double>(3), bracketed.direction.begin());
  }
  Separated separated;
  separated.on_a.size = std::min(in.get<std::uint32_t>(), kWitnessCapacity);
  separated.on_b.size = std::min(in.get<std::uint32_t>(), kWitnessCapacity);
  const auto on_a = in.view<std::uint32_t>(kWitnessCapacity), on_b = in.view<std::uint32_t>(kWitnessCapacity);
  const auto weight_a = in.view<double>(kWitnessCapacity), weight_b = in.view<double>(kWitnessCapacity);
  if (!in.intact()) return separated;
  // Entries past the counts are left zero, as the model's own algorithms leave them.
  std::copy_n(on_a.begin(), separated.on_a.size, separated.on_a.vertex.begin());
  std::copy_n(on_b.begin(), separated.on_b.size, separated.on_b.vertex.begin());
  std::copy_n(weight_a.begin(), separated.on_a.size, separated.on_a.weight.begin());
  std::copy_n(weight_b.begin(), separated.on_b.size, separated.on_b.weight.begin());
  if (head.kind == ASSAY_GJK_SEPARATED) return separated;
  bracketed.on_a = separated.on_a, bracketed.on_b = separated.on_b;
  if (head.kind == ASSAY_GJK_BRACKETED) return bracketed;
  return Overlapping{separated.on_a.size, separated.on_a.vertex, separated.on_b.vertex};
}

}  // namespace assay
