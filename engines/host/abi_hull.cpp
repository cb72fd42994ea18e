#include "engines/host/abi_fields.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::uint32_t kKinds = ASSAY_HULL2_FLAT + 1;

}  // namespace

bool Abi<Hull2Family>::well_formed(const Cloud2&) { return true; }

std::size_t Abi<Hull2Family>::question_bytes(const Cloud2& p) { return 8 + p.points.size() * sizeof(Point2); }

std::size_t Abi<Hull2Family>::answer_bytes(const Cloud2& p) {
  return kHeadBytes + 8 + stream_bytes<std::uint32_t>(p.points.size());
}

void Abi<Hull2Family>::write_question(const Cloud2& p, ByteWriter& out) {
  static_assert(sizeof(Point2) == 2 * sizeof(double));
  out.put(static_cast<std::uint32_t>(p.points.size()));
  out.put(std::span<const Point2>(p.points));
}

assay_hull2_problem Abi<Hull2Family>::read_question(ByteReader& in) {
  const auto count = in.get<std::uint32_t>();
  return {sizeof(assay_hull2_problem), {2, count, in.view<double>(2 * std::uint64_t{count}).data()}};
}

assay_hull2_answer* Abi<Hull2Family>::make_answer(const Question& question, GuardedBuffers& buffers) {
  const std::size_t count = question.points.count;
  if (!buffers.begin(GuardedBuffers::room<Answer>(1) + GuardedBuffers::room<std::uint32_t>(count))) return nullptr;
  Answer* answer = buffers.array("assay_hull2_answer", 1, Answer{});
  answer->size = sizeof(Answer);
  answer->kind = kPoisonIndex;
  answer->vertex = buffers.array("vertex", count, kPoisonIndex);
  return answer;
}

std::string Abi<Hull2Family>::write_answer(assay_status status, const Question& question, const Answer& given,
                                           const Answer& answer, ByteWriter& out) {
  if (status == ASSAY_ANSWERED && answer.count > question.points.count)
    return broken("count", answer.count, "at most " + std::to_string(question.points.count));
  const std::string wrong = write_head(status, answer.kind, kKinds, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  out.put(answer.count);
  put_first(given.vertex, answer.count, out);
  return {};
}

Hull2Answer Abi<Hull2Family>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in, kKinds);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  std::vector<std::uint32_t> vertex;
  in.get(vertex, in.get<std::uint32_t>());
  if (head.kind == ASSAY_HULL2_FLAT) return FlatHull{std::move(vertex)};
  return Hull{std::move(vertex)};
}

}  // namespace assay
