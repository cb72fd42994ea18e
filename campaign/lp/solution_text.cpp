#include "campaign/lp/solution_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "certified/lp/certified_lp.h"
#include "formats/lp_names.h"
#include "oracles/exact/words.h"
#include "oracles/lp/basis/basis_solution.h"

namespace assay {
namespace {

constexpr std::size_t kLongestFraction = 41;  // 40 digits and the bar

std::string fields_of(const Rational& value) {
  const double near = approximate(value);
  const std::string fraction = value.str();
  return fmt::format("{:.17g} {:a} {}", near, near, fraction.size() <= kLongestFraction ? fraction : "-");
}

std::string_view word_of(Place place) {
  switch (place) {
    case Place::kBasic: return "basic";
    case Place::kAtLower: return "lower";
    case Place::kAtUpper: return "upper";
    case Place::kFree: return "free";
  }
  return "unknown";
}

std::string fields_of(double value) { return fmt::format("{:.17g} {:a}", value, value); }

class Writer {
 public:
  Writer(const LpFile& file, const LpTruth& solution, const SolutionParts& parts)
      : file_(file),
        solution_(solution),
        parts_(parts),
        columns_(usable_names(file.column_names, file.problem.columns, 'C')),
        rows_(usable_names(file.row_names, file.problem.rows, 'R')) {
    if (parts_.basis && !solution.crossed_bounds) places_ = places_of(file.problem, solution.basis);
  }

  std::string text(const std::string& proof) {
    text_ += fmt::format("status {}\nproof {}\n", name_of(solution_.status), proof);
    switch (solution_.status) {
      case LpStatus::kOptimal: optimum(); break;
      case LpStatus::kInfeasible: contradiction(); break;
      case LpStatus::kUnbounded: ray(); break;
    }
    return std::move(text_);
  }

 private:
  Rational in_the_files_sense(const Rational& number) const { return file_.maximise ? Rational(-number) : number; }

  void optimum() {
    const Rational value = in_the_files_sense(solution_.objective) + exact(file_.constant);
    text_ += "value " + fields_of(value) + "\n";
    const LpProblem& problem = file_.problem;
    if (parts_.x || parts_.basis) {
      for (std::uint32_t j = 0; j < problem.columns; ++j)
        line("column", columns_[j], j, parts_.x ? fields_of(solution_.x[j]) : "");
    }
    if (parts_.y || parts_.basis) {
      for (std::uint32_t i = 0; i < problem.rows; ++i)
        line("row", rows_[i], problem.columns + i, parts_.y ? fields_of(in_the_files_sense(solution_.y[i])) : "");
    }
  }

  void contradiction() {
    if (!parts_.y) return;
    for (std::size_t i = 0; i < solution_.farkas.size(); ++i)
      text_ += fmt::format("contradiction {} {}\n", rows_[i], fields_of(solution_.farkas[i]));
  }

  void ray() {
    if (!parts_.x) return;
    for (std::uint32_t j = 0; j < file_.problem.columns; ++j) line("column", columns_[j], j, fields_of(solution_.x[j]));
    for (std::uint32_t j = 0; j < file_.problem.columns; ++j)
      text_ += fmt::format("ray {} {}\n", columns_[j], fields_of(solution_.ray[j]));
  }

  void line(std::string_view what, const std::string& name, std::uint32_t v, const std::string& numbers) {
    text_ += fmt::format("{} {}", what, name);
    if (parts_.basis) text_ += fmt::format(" {}", places_ ? word_of((*places_)[v]) : "-");
    text_ += (numbers.empty() ? "" : " ") + numbers + "\n";
  }

  const LpFile& file_;
  const LpTruth& solution_;
  SolutionParts parts_;
  std::vector<std::string> columns_, rows_;
  std::optional<std::vector<Place>> places_;
  std::string text_;
};

// The basis where the certified solver's proof is to be seen; empty where it has none.
Basis certified_basis(const LpProblem& problem) {
  const LpAnswer answer = CertifiedSolver().solve(problem).answer;
  if (const auto* optimal = std::get_if<Optimal>(&answer)) return optimal->basis;
  if (const auto* infeasible = std::get_if<Infeasible>(&answer); infeasible != nullptr && infeasible->line)
    return infeasible->line->basis;
  if (const auto* unbounded = std::get_if<Unbounded>(&answer); unbounded != nullptr && unbounded->line)
    return unbounded->line->basis;
  return {};
}

}  // namespace

Result<LpTruth> exact_solution(const LpProblem& problem, const SettledLp& settled, const LpWork& work) {
  const bool has_basis = settled.basis.basic.size() == problem.rows && problem.rows > 0;
  auto solved = if_within_work(kProgramStepWork, [&] {
    return certify_lp(problem, work, has_basis ? settled.basis : certified_basis(problem));
  });
  if (!solved) return Error{std::string(kTooLargeToJudge)};
  Result<LpTruth> solution = *std::move(solved);
  if (solution && solution->status != settled.status) return Error{"solution: another status, a defect of the harness"};
  return solution;
}

std::string answer_text(const LpFile& file, const LpAnswer& answer, const SolutionParts& parts) {
  const LpProblem& problem = file.problem;
  const auto columns = usable_names(file.column_names, problem.columns, 'C');
  const auto rows = usable_names(file.row_names, problem.rows, 'R');
  std::string text;
  const auto add = [&text](std::string_view what, const std::vector<std::string>& names,
                           const std::vector<double>& values, double sense) {
    for (std::size_t k = 0; k < std::min(names.size(), values.size()); ++k)
      text += fmt::format("{} {} {}\n", what, names[k], fields_of(sense * values[k]));
  };
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    if (parts.x) add("column", columns, optimal->x, 1);
    if (parts.y) add("row", rows, optimal->y, file.maximise ? -1 : 1);
    const auto places = parts.basis ? places_of(problem, optimal->basis) : std::nullopt;
    for (std::uint32_t v = 0; places && v < places->size(); ++v)
      text += fmt::format("basis {} {}\n", v < problem.columns ? columns[v] : rows[v - problem.columns],
                          word_of((*places)[v]));
  }
  if (const auto* infeasible = std::get_if<Infeasible>(&answer); infeasible != nullptr && parts.y)
    add("contradiction", rows, infeasible->farkas, 1);
  if (const auto* unbounded = std::get_if<Unbounded>(&answer); unbounded != nullptr && parts.x) {
    add("column", columns, unbounded->x, 1);
    add("ray", columns, unbounded->ray, 1);
  }
  return text;
}

std::string solution_text(const LpFile& file, const LpTruth& solution, const std::string& proof,
                          const SolutionParts& parts) {
  return Writer(file, solution, parts).text(proof);
}

}  // namespace assay
