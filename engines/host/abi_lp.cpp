#include "engines/host/abi_fields.h"

namespace assay {
using namespace abi;

namespace {

constexpr std::uint32_t kKinds = ASSAY_LP_UNBOUNDED + 1;
constexpr std::uint32_t kAllGiven = ASSAY_LP_GIVES_X | ASSAY_LP_GIVES_Y | ASSAY_LP_GIVES_RAY | ASSAY_LP_GIVES_LINE;

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
  return kHeadBytes + 6 * 8 + stream_bytes<std::uint32_t>(p.rows) +
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
  const bool answered = status == ASSAY_ANSWERED;
  const bool with_basis = answered && (answer.kind == ASSAY_LP_OPTIMAL || (answer.given & ASSAY_LP_GIVES_LINE) != 0);
  if (answered && answer.given > kAllGiven) return broken("given", answer.given, "a sum of 1, 2, 4 and 8");
  if (with_basis && answer.basis_count != 0 && answer.basis_count != rows)
    return broken("basis_count", answer.basis_count, "0 or " + std::to_string(rows));
  if (with_basis && answer.at_upper_count > std::uint64_t{rows} + columns)
    return broken("at_upper_count", answer.at_upper_count, "at most " + std::to_string(rows + columns));
  const std::string wrong = write_head(status, answer.kind, kKinds, answer.why, out);
  if (!wrong.empty() || !answered) return wrong;
  out.put(rows);
  out.put(columns);
  out.put(answer.given);
  out.put(answer.line_variable);
  out.put(with_basis ? answer.basis_count : 0U);
  out.put(with_basis ? answer.at_upper_count : 0U);
  if (with_basis) {
    put_first(given.basis, answer.basis_count, out);
    put_first(given.at_upper, answer.at_upper_count, out);
  }
  if ((answer.given & ASSAY_LP_GIVES_X) != 0) put_first(given.x, columns, out);
  if ((answer.given & ASSAY_LP_GIVES_Y) != 0) put_first(given.y, rows, out);
  if ((answer.given & ASSAY_LP_GIVES_RAY) != 0) put_first(given.ray, columns, out);
  return {};
}

LpAnswer Abi<LpFamily>::read_answer(ByteReader& in, std::uint32_t steps) {
  const Head head = read_head(in, kKinds);
  if (head.status == ASSAY_DECLINED) return Declined{kDeclinedBehindAbi};
  if (head.status == ASSAY_GAVE_UP) return gave_up(head, steps);
  const auto rows = in.get<std::uint32_t>();
  const auto columns = in.get<std::uint32_t>();
  const std::uint32_t given = in.get_at_most(kAllGiven);
  TableauLine line;
  line.variable = in.get<std::uint32_t>();
  const auto basis_count = in.get<std::uint32_t>();
  const auto at_upper_count = in.get<std::uint32_t>();
  const bool with_line = (given & ASSAY_LP_GIVES_LINE) != 0;
  if (head.kind == ASSAY_LP_OPTIMAL || with_line) {
    in.get(line.basis.basic, basis_count);
    in.get(line.basis.at_upper, at_upper_count);
  }
  std::vector<double> x, y, ray;
  if ((given & ASSAY_LP_GIVES_X) != 0) in.get(x, columns);
  if ((given & ASSAY_LP_GIVES_Y) != 0) in.get(y, rows);
  if ((given & ASSAY_LP_GIVES_RAY) != 0) in.get(ray, columns);
  if (head.kind == ASSAY_LP_OPTIMAL) return Optimal{std::move(line.basis), std::move(x), std::move(y)};
  std::optional<TableauLine> named;
  if (with_line) named = std::move(line);
  if (head.kind == ASSAY_LP_INFEASIBLE) return Infeasible{std::move(y), std::move(named)};
  return Unbounded{std::move(x), std::move(ray), std::move(named)};
}

}  // namespace assay
