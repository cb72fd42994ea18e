#include <algorithm>

#include "engines/host/abi_fields.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::uint32_t kKinds = ASSAY_SHAPES_MOVED + 1;

std::size_t bytes_of(const Shape& shape) { return 24 + stream_bytes<double>(shape.numbers.size()); }

void write_shape(const Shape& shape, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(shape.kind));
  out.put(shape.dimension);
  out.put(static_cast<std::uint32_t>(shape.numbers.size()));
  out.put(shape.numbers);
}

assay_shape read_shape(ByteReader& in) {
  const auto kind = in.get<std::uint32_t>();
  const auto dimension = in.get<std::uint32_t>();
  const auto count = in.get<std::uint32_t>();
  return {kind, dimension, count, in.view<double>(count).data()};
}

std::array<double, 3> triple(ByteReader& in) {
  std::array<double, 3> values{};
  in.get(values);
  return values;
}

}  // namespace

bool Abi<ShapesFamily>::well_formed(const ShapesProblem& p) { return has_its_numbers(p.a) && has_its_numbers(p.b); }

std::size_t Abi<ShapesFamily>::question_bytes(const ShapesProblem& p) { return 8 + bytes_of(p.a) + bytes_of(p.b); }

std::size_t Abi<ShapesFamily>::answer_bytes(const ShapesProblem& p) {
  return kHeadBytes + 3 * 8 + 4 * 24 + stream_bytes<double>(p.a.numbers.size());
}

void Abi<ShapesFamily>::write_question(const ShapesProblem& p, ByteWriter& out) {
  out.put(static_cast<std::uint32_t>(p.question));
  write_shape(p.a, out);
  write_shape(p.b, out);
}

assay_shapes_problem Abi<ShapesFamily>::read_question(ByteReader& in) {
  const auto question = in.get<std::uint32_t>();
  const assay_shape a = read_shape(in);
  const assay_shape b = read_shape(in);
  return {sizeof(assay_shapes_problem), question, a, b};
}

assay_shapes_answer* Abi<ShapesFamily>::make_answer(const Question& question, GuardedBuffers& buffers) {
  const std::size_t count = question.a.count;
  if (!buffers.begin(GuardedBuffers::room<Answer>(1) + GuardedBuffers::room<double>(count))) return nullptr;
  Answer blank{};
  blank.size = sizeof(Answer);
  blank.kind = kPoisonIndex;
  blank.distance = kPoison;
  for (auto* poisoned : {&blank.normal, &blank.move, &blank.low, &blank.high}) std::ranges::fill(*poisoned, kPoison);
  Answer* answer = buffers.array("assay_shapes_answer", 1, blank);
  answer->images = buffers.array("images", count, kPoison);
  return answer;
}

std::string Abi<ShapesFamily>::write_answer(assay_status status, const Question& question, const Answer& given,
                                            const Answer& answer, ByteWriter& out) {
  if (status == ASSAY_ANSWERED && answer.kind == ASSAY_SHAPES_MOVED && answer.count > question.a.count)
    return broken("count", answer.count, "at most " + std::to_string(question.a.count));
  const std::string wrong = write_head(status, answer.kind, kKinds, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  out.put(answer.yes);
  switch (answer.kind) {
    case ASSAY_SHAPES_MEASURED:
      out.put(answer.distance);
      put_first(answer.normal, 3, out);
      put_first(answer.move, 3, out);
      break;
    case ASSAY_SHAPES_BOX:
      put_first(answer.low, 3, out);
      put_first(answer.high, 3, out);
      break;
    case ASSAY_SHAPES_BALANCED_AT: put_first(answer.low, 3, out); break;
    case ASSAY_SHAPES_MOVED:
      out.put(answer.count);
      put_first(given.images, answer.count, out);
      break;
    default: break;
  }
  return {};
}

ShapesAnswer Abi<ShapesFamily>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in, kKinds);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  const bool yes = in.get<std::uint32_t>() != 0;
  switch (head.kind) {
    case ASSAY_SHAPES_MEASURED: {
      const auto distance = in.get<double>();
      const auto normal = triple(in);
      return ShapeContact{yes, distance, normal, triple(in)};
    }
    case ASSAY_SHAPES_BOX: {
      const auto low = triple(in);
      return ShapeBounds{low, triple(in)};
    }
    case ASSAY_SHAPES_BALANCED_AT: {
      const auto low = triple(in);
      return ShapeCentroid{yes, {low[0], low[1]}};
    }
    case ASSAY_SHAPES_MOVED: {
      MovedPoints moved;
      in.get(moved.coordinates, in.get<std::uint32_t>());
      return moved;
    }
    default: return BareVerdict{yes};
  }
}

}  // namespace assay
