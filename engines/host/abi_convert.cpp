#include "engines/host/abi_convert.h"

#include <algorithm>
#include <limits>

namespace assay {
namespace {

constexpr double kPoison = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint32_t kPoisonIndex = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t kHeadBytes = 3 * 8;  // status, kind, why
constexpr std::string_view kDeclinedBehindAbi = "declined by the engine";

std::string broken(std::string_view field, std::uint64_t value, std::string_view expected) {
  return "set " + std::string(field) + " to " + std::to_string(value) + ", expected " + std::string(expected);
}

/// Checks the fields that every answer has and writes them. `kinds` is the number of kinds the family knows.
std::string write_head(assay_status status, std::uint32_t kind, std::uint32_t kinds, std::uint32_t why,
                       ByteWriter& out) {
  const auto number = static_cast<std::uint32_t>(status);
  if (number > ASSAY_GAVE_UP) return broken("the returned status", number, "0, 1 or 2");
  if (status == ASSAY_ANSWERED && kind >= kinds) return broken("kind", kind, "less than " + std::to_string(kinds));
  if (status == ASSAY_GAVE_UP && why > ASSAY_STOPPED) return broken("why", why, "at most 6");
  out.put(number);
  out.put(kind);
  out.put(why);
  return {};
}

struct Head {
  std::uint32_t status, kind, why;
};

Head read_head(ByteReader& in) {
  const auto status = in.get<std::uint32_t>();
  const auto kind = in.get<std::uint32_t>();
  const auto why = in.get<std::uint32_t>();
  return {status, kind, why};
}

GaveUp gave_up(const Head& head, std::uint32_t steps) { return {static_cast<GaveUp::Why>(head.why), steps}; }

/// A point list whose coordinates are whole points.
bool whole(const Points& points) {
  return points.dimension == 0 ? points.coordinates.empty() : points.coordinates.size() % points.dimension == 0;
}

std::size_t bytes_of(const Points& points) { return 16 + stream_bytes<double>(points.coordinates.size()); }

void write_points(const Points& points, ByteWriter& out) {
  out.put(points.dimension);
  out.put(points.size());
  out.put(points.coordinates);
}

assay_points read_points(ByteReader& in) {
  const auto dimension = in.get<std::uint32_t>();
  const auto count = in.get<std::uint32_t>();
  return {dimension, count, in.view<double>(std::uint64_t{dimension} * count).data()};
}

template <class T>
void put_first(const T* values, std::size_t count, ByteWriter& out) {
  out.put(std::span<const T>(values, count));
}

}  // namespace

bool Abi<LpFamily>::well_formed(const LpProblem& p) {
  return p.cost.size() == p.columns && p.matrix.size() == std::size_t{p.rows} * p.columns &&
         p.row_lower.size() == p.rows && p.row_upper.size() == p.rows && p.lower.size() == p.columns &&
         p.upper.size() == p.columns;
}

std::size_t Abi<LpFamily>::question_bytes(const LpProblem& p) {
  return 16 + 8 * (3 * std::size_t{p.columns} + 2 * std::size_t{p.rows} + std::size_t{p.rows} * p.columns);
}

std::size_t Abi<LpFamily>::answer_bytes(const LpProblem& p) {
  return kHeadBytes + 4 * 8 + stream_bytes<std::uint32_t>(p.rows) +
         stream_bytes<std::uint32_t>(std::size_t{p.rows} + p.columns) + 8 * (2 * std::size_t{p.columns} + p.rows);
}

void Abi<LpFamily>::write_question(const LpProblem& p, ByteWriter& out) {
  out.put(p.rows);
  out.put(p.columns);
  for (const auto* numbers : {&p.cost, &p.matrix, &p.row_lower, &p.row_upper, &p.lower, &p.upper}) out.put(*numbers);
}

assay_lp_problem Abi<LpFamily>::read_question(ByteReader& in) {
  assay_lp_problem question{};
  question.size = sizeof question;
  question.rows = in.get<std::uint32_t>();
  question.columns = in.get<std::uint32_t>();
  question.cost = in.view<double>(question.columns).data();
  question.matrix = in.view<double>(std::uint64_t{question.rows} * question.columns).data();
  question.row_lower = in.view<double>(question.rows).data();
  question.row_upper = in.view<double>(question.rows).data();
  question.lower = in.view<double>(question.columns).data();
  question.upper = in.view<double>(question.columns).data();
  return question;
}

assay_lp_answer* Abi<LpFamily>::make_answer(const Question& question, GuardedBuffers& buffers) {
  const std::size_t rows = question.rows, columns = question.columns;
  using Room = GuardedBuffers;
  if (!buffers.begin(Room::room<Answer>(1) + Room::room<std::uint32_t>(rows) +
                     Room::room<std::uint32_t>(rows + columns) + 2 * Room::room<double>(columns) +
                     Room::room<double>(rows)))
    return nullptr;
  Answer* answer = buffers.array<Answer>("assay_lp_answer", 1, Answer{});
  answer->size = sizeof(Answer);
  answer->kind = kPoisonIndex;
  answer->basis = buffers.array("basis", rows, kPoisonIndex);
  answer->at_upper = buffers.array("at_upper", rows + columns, kPoisonIndex);
  answer->x = buffers.array("x", columns, kPoison);
  answer->y = buffers.array("y", rows, kPoison);
  answer->ray = buffers.array("ray", columns, kPoison);
  return answer;
}

std::string Abi<LpFamily>::write_answer(assay_status status, const Question& question, const Answer& given,
                                        const Answer& answer, ByteWriter& out) {
  const std::uint32_t rows = question.rows, columns = question.columns;
  const bool optimal = status == ASSAY_ANSWERED && answer.kind == ASSAY_LP_OPTIMAL;
  if (optimal && answer.basis_count != 0 && answer.basis_count != rows)
    return broken("basis_count", answer.basis_count, "0 or " + std::to_string(rows));
  if (optimal && answer.at_upper_count > std::uint64_t{rows} + columns)
    return broken("at_upper_count", answer.at_upper_count, "at most " + std::to_string(rows + columns));
  const std::string wrong = write_head(status, answer.kind, 3, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  out.put(rows);
  out.put(columns);
  out.put(optimal ? answer.basis_count : 0U);
  out.put(optimal ? answer.at_upper_count : 0U);
  if (optimal) {
    put_first(given.basis, answer.basis_count, out);
    put_first(given.at_upper, answer.at_upper_count, out);
  }
  if (answer.kind != ASSAY_LP_INFEASIBLE) put_first(given.x, columns, out);
  if (answer.kind != ASSAY_LP_UNBOUNDED) put_first(given.y, rows, out);
  if (answer.kind == ASSAY_LP_UNBOUNDED) put_first(given.ray, columns, out);
  return {};
}

LpAnswer Abi<LpFamily>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  const auto rows = in.get<std::uint32_t>();
  const auto columns = in.get<std::uint32_t>();
  const auto basis_count = in.get<std::uint32_t>();
  const auto at_upper_count = in.get<std::uint32_t>();
  if (head.kind == ASSAY_LP_OPTIMAL) {
    Optimal optimal;
    in.get(optimal.basis.basic, basis_count);
    in.get(optimal.basis.at_upper, at_upper_count);
    in.get(optimal.x, columns);
    in.get(optimal.y, rows);
    return optimal;
  }
  if (head.kind == ASSAY_LP_INFEASIBLE) {
    Infeasible infeasible;
    in.get(infeasible.farkas, rows);
    return infeasible;
  }
  Unbounded unbounded;
  in.get(unbounded.x, columns);
  in.get(unbounded.ray, columns);
  return unbounded;
}

bool Abi<GjkFamily>::well_formed(const ConvexPair& p) { return whole(p.a) && whole(p.b); }

std::size_t Abi<GjkFamily>::question_bytes(const ConvexPair& p) { return bytes_of(p.a) + bytes_of(p.b); }

std::size_t Abi<GjkFamily>::answer_bytes(const ConvexPair&) { return kHeadBytes + 4 * 8 + 3 * 8 + 2 * 16 + 2 * 32; }

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
  blank.distance = kPoison;
  std::ranges::fill(blank.on_a, kPoisonIndex);
  std::ranges::fill(blank.on_b, kPoisonIndex);
  std::ranges::fill(blank.weight_a, kPoison);
  std::ranges::fill(blank.weight_b, kPoison);
  return buffers.array("assay_gjk_answer", 1, blank);
}

std::string Abi<GjkFamily>::write_answer(assay_status status, const Question&, const Answer&, const Answer& answer,
                                         ByteWriter& out) {
  const bool witnessed =
      status == ASSAY_ANSWERED && (answer.kind == ASSAY_GJK_SEPARATED || answer.kind == ASSAY_GJK_OVERLAPPING);
  if (witnessed && answer.on_a_count > kWitnessCapacity) return broken("on_a_count", answer.on_a_count, "at most 4");
  if (witnessed && answer.on_b_count > kWitnessCapacity) return broken("on_b_count", answer.on_b_count, "at most 4");
  if (witnessed && answer.kind == ASSAY_GJK_OVERLAPPING && answer.on_a_count != answer.on_b_count)
    return broken("on_b_count", answer.on_b_count, "on_a_count, which is " + std::to_string(answer.on_a_count));
  const std::string wrong = write_head(status, answer.kind, 5, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  switch (answer.kind) {
    case ASSAY_GJK_SEPARATED_ALONG: put_first(answer.direction, 3, out); break;
    case ASSAY_GJK_BARE_VERDICT: out.put(answer.colliding); break;
    case ASSAY_GJK_BARE_DISTANCE: out.put(answer.distance); break;
    default:
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
    default: break;
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
  return Overlapping{separated.on_a.size, separated.on_a.vertex, separated.on_b.vertex};
}

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
  const std::string wrong = write_head(status, answer.kind, 2, answer.why, out);
  if (!wrong.empty() || status != ASSAY_ANSWERED) return wrong;
  out.put(answer.count);
  put_first(given.vertex, answer.count, out);
  return {};
}

Hull2Answer Abi<Hull2Family>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  std::vector<std::uint32_t> vertex;
  in.get(vertex, in.get<std::uint32_t>());
  if (head.kind == ASSAY_HULL2_FLAT) return FlatHull{std::move(vertex)};
  return Hull{std::move(vertex)};
}

}  // namespace assay
