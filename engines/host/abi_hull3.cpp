#include "engines/host/abi_fields.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::uint32_t kKinds = ASSAY_HULL3_FLAT + 1;
constexpr int kMostFlat = 2;  // the dimension of a cloud that spans a plane; -1 is the least, of no points

}  // namespace

bool Abi<Hull3Family>::well_formed(const Cloud3&) { return true; }

std::size_t Abi<Hull3Family>::question_bytes(const Cloud3& p) { return 8 + p.points.size() * sizeof(Point3); }

std::size_t Abi<Hull3Family>::answer_bytes(const Cloud3& p) {
  return kHeadBytes + 4 * 8 + stream_bytes<std::uint32_t>(6 * p.points.size()) +
         2 * stream_bytes<std::uint32_t>(2 * p.points.size());
}

void Abi<Hull3Family>::write_question(const Cloud3& p, ByteWriter& out) {
  static_assert(sizeof(Point3) == 3 * sizeof(double));
  out.put(static_cast<std::uint32_t>(p.points.size()));
  out.put(std::span<const Point3>(p.points));
}

assay_hull3_problem Abi<Hull3Family>::read_question(ByteReader& in) {
  const auto count = in.get<std::uint32_t>();
  return {sizeof(assay_hull3_problem), {3, count, in.view<double>(3 * std::uint64_t{count}).data()}};
}

assay_hull3_answer* Abi<Hull3Family>::make_answer(const Question& question, GuardedBuffers& buffers) {
  const std::size_t count = question.points.count;
  using Room = GuardedBuffers;
  if (!buffers.begin(Room::room<Answer>(1) + Room::room<std::uint32_t>(6 * count) +
                     2 * Room::room<std::uint32_t>(2 * count)))
    return nullptr;
  Answer* answer = buffers.array("assay_hull3_answer", 1, Answer{});
  answer->size = sizeof(Answer);
  answer->kind = kPoisonIndex;
  answer->corner = buffers.array("corner", 6 * count, kPoisonIndex);
  answer->end = buffers.array("end", 2 * count, kPoisonIndex);
  answer->face_of = buffers.array("face_of", 2 * count, kPoisonIndex);
  return answer;
}

std::string Abi<Hull3Family>::write_answer(assay_status status, const Question& question, const Answer& given,
                                           const Answer& answer, ByteWriter& out) {
  const std::uint64_t count = question.points.count;
  if (status == ASSAY_ANSWERED) {
    if (answer.corner_count > 6 * count)
      return broken("corner_count", answer.corner_count, "at most " + std::to_string(6 * count));
    if (answer.kind == ASSAY_HULL3_HULL && answer.facet_count > 2 * count)
      return broken("facet_count", answer.facet_count, "at most " + std::to_string(2 * count));
    if (answer.kind == ASSAY_HULL3_FLAT && (answer.dimension < -1 || answer.dimension > kMostFlat))
      return "set dimension to " + std::to_string(answer.dimension) + ", expected -1 to 2";
  }
  const std::string wrong = write_head(status, answer.kind, kKinds, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  const bool hull = answer.kind == ASSAY_HULL3_HULL;
  out.put(hull ? 0U : static_cast<std::uint32_t>(answer.dimension + 1));
  out.put(answer.corner_count);
  out.put(hull ? answer.facet_count : 0U);
  out.put(hull && answer.gives_faces != 0 ? answer.facet_count : 0U);
  put_first(given.corner, answer.corner_count, out);
  if (hull) put_first(given.end, answer.facet_count, out);
  if (hull && answer.gives_faces != 0) put_first(given.face_of, answer.facet_count, out);
  return {};
}

Hull3Answer Abi<Hull3Family>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in, kKinds);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  const int dimension = static_cast<int>(in.get_at_most(kMostFlat + 1)) - 1;
  const auto corners = in.get<std::uint32_t>();
  const auto facets = in.get<std::uint32_t>();
  const auto faces = in.get<std::uint32_t>();
  Hull3 hull;
  in.get(hull.corner, corners);
  if (head.kind == ASSAY_HULL3_FLAT) return FlatHull3{dimension, std::move(hull.corner)};
  in.get(hull.end, facets);
  in.get(hull.face_of, faces);
  return hull;
}

}  // namespace assay
