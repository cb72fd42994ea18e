// What the judges of programs say, and how much they do for it.
#include <cmath>

#include "known_answers/drawn/drawn_programs.h"
#include "known_answers/drawn/stream.h"
#include "known_answers/folded/program_numbers.h"
#include "known_answers/tables.h"
#include "oracles/lp/borderline.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/change/changed_program.h"
#include "oracles/lp/exact/certify_lp.h"
#include "oracles/lp/report_card.h"
#include "properties/refusal/spoilt.h"

namespace assay::known {
namespace {

/// Entries of small numbers, in every other program multiples of 1/3; bounds of every kind.
LpProblem drawn(Stream& stream) {
  const auto rows = static_cast<std::uint32_t>(stream.within(1, 4));
  const auto columns = static_cast<std::uint32_t>(stream.within(1, 5));
  const double grain = stream.within(0, 1) != 0 ? 1 : 1.0 / 3;
  const auto number = [&] { return grain * stream.within(-4, 4); };
  const auto bounds = [&](std::vector<double>& lower, std::vector<double>& upper) {
    const double low = number();
    const int kind = stream.within(0, 6);
    lower.push_back(kind == 0 || kind == 3 ? -kInfinity : kind > 4 ? 0 : low);
    upper.push_back(kind == 0 || kind == 1 || kind > 4 ? kInfinity
                    : kind == 2                        ? low
                                                       : low + grain * stream.within(0, 3));
  };
  return drawn_program(rows, columns, number, bounds, [&] { return stream.within(0, 3) == 0 ? 0 : number(); });
}

std::vector<double> rounded(const std::vector<Rational>& numbers) {
  std::vector<double> near;
  for (const Rational& number : numbers) near.push_back(number.convert_to<double>());
  return near;
}

LpAnswer answer_of(const LpTruth& truth) {
  switch (truth.status) {
    case LpStatus::kOptimal: return Optimal{truth.basis, rounded(truth.x), rounded(truth.y)};
    case LpStatus::kInfeasible: {
      Infeasible answer{rounded(truth.farkas), {}};
      if (!truth.crossed_bounds) answer.line = TableauLine{truth.basis, truth.variable};
      return answer;
    }
    default: return Unbounded{rounded(truth.x), rounded(truth.ray), TableauLine{truth.basis, truth.variable}};
  }
}

/// One number of the answer a little or much off, or a variable of its basis exchanged.
void spoil(Stream& stream, const LpProblem& problem, LpAnswer& answer) {
  const double by = std::ldexp(1.0, -stream.within(0, 50));
  const auto one_of = [&](std::vector<double>& numbers) {
    if (!numbers.empty()) numbers[stream.next() % numbers.size()] += by;
  };
  const auto exchange = [&](Basis& basis) {
    if (!basis.basic.empty())
      basis.basic[stream.next() % basis.basic.size()] =
          static_cast<std::uint32_t>(stream.next() % (problem.rows + problem.columns));
  };
  const int what = stream.within(0, 3);
  if (auto* optimal = std::get_if<Optimal>(&answer)) {
    if (what == 0) one_of(optimal->x);
    if (what == 1) one_of(optimal->y);
    if (what == 2) exchange(optimal->basis);
  } else if (auto* infeasible = std::get_if<Infeasible>(&answer)) {
    if (what <= 1) one_of(infeasible->farkas);
    if (what == 2 && infeasible->line) exchange(infeasible->line->basis);
    if (what == 3 && infeasible->line) infeasible->farkas.clear();
  } else if (auto* unbounded = std::get_if<Unbounded>(&answer)) {
    if (what == 0) one_of(unbounded->x);
    if (what == 1) one_of(unbounded->ray);
    if (what == 2) exchange(unbounded->line->basis);
    if (what == 3) unbounded->x.clear(), unbounded->ray.clear();
  }
}

KnownWords judges_of_programs(int programs) {
  Stream stream{2026};
  FoldedRun run;
  for (int k = 0; k < programs; ++k) {
    const LpProblem problem = drawn(stream);
    const auto truth = certify_lp(problem);
    if (!truth) return {};
    run.take(truth->status);
    run.take(truth->objective);
    LpAnswer answer = answer_of(*truth);
    for (int spoilt = 0; spoilt < 3; ++spoilt, spoil(stream, problem, answer)) {
      for (const LpPromise& promise : {LpPromise{0, 0, 0}, LpPromise{1e-9, 1e-9, 1e-9},
                                       LpPromise{{0x1p-21, 0x1p-49}, {0x1p-21, 0x1p-49}, {0x1p-21, 0x1p-49}}}) {
        const LpJudgement judgement = judge_lp(problem, answer, promise);
        run.take(judgement.verdict);
        run.take(judgement.proven);
      }
      run.take(std::string_view(report_card(problem, answer).words()));
    }
  }
  return {run.folded(), run.units()};
}

/// Of programs that are none the judge says so, whatever is answered.
KnownWords judges_of_no_programs() {
  Stream stream{9};
  FoldedRun run;
  for (int k = 0; k < 40; ++k) {
    const LpProblem problem = drawn(stream);
    const auto truth = certify_lp(problem);
    if (!truth) return {};
    for (const Spoilt<LpProblem>& spoilt_program : spoilt(problem))
      run.take(judge_lp(spoilt_program.asked, answer_of(*truth), {1e-9, 1e-9, 1e-9}).verdict);
  }
  return {run.folded()};
}

void take(FoldedRun& run, const LpProblem& problem) {
  run.take(problem.rows);
  take_numbers(run, problem);
}

KnownWords changed_programs() {
  Stream stream{7};
  FoldedRun run;
  for (int k = 0; k < 60; ++k) {
    const LpProblem problem = drawn(stream);
    ProgramChange change{std::ldexp(1.0, -stream.within(2, 40)), {}};
    for (std::uint32_t j = 0; j < problem.columns; ++j) change.near_x.push_back(stream.within(-2, 2));
    for (const CostMove cost : {CostMove::kNone, CostMove::kCheaper, CostMove::kDearer}) {
      if (const auto widest = widest_program(problem, change, cost)) {
        take(run, widest->problem);
        run.take(widest->slack);
      }
      take(run, wide_program(problem, change, cost));
      if (const auto narrowest = narrowest_program(problem, change, cost)) take(run, *narrowest);
      for (const RowMove rows : {RowMove::kNone, RowMove::kWider, RowMove::kNarrower})
        for (const EquationMove equations :
             {EquationMove::kNone, EquationMove::kUp, EquationMove::kDown, EquationMove::kInTurn})
          take(run, program_within(problem, change, rows, equations, cost));
    }
  }
  return {run.folded()};
}

KnownWords borderlines(int programs) {
  Stream stream{8};
  FoldedRun run;
  for (int k = 0; k < programs; ++k) {
    const LpProblem problem = drawn(stream);
    const auto truth = certify_lp(problem);
    if (!truth) return {};
    const double change = std::ldexp(1.0, -stream.within(3, 9));
    const StabilityVerdict stability = stability_of(problem, *truth, change);
    run.take(stability.stability);
    run.take(std::string_view(stability.proof));
    for (const LpStatus status : {LpStatus::kOptimal, LpStatus::kInfeasible, LpStatus::kUnbounded})
      run.take(reach_of(problem, *truth, status, change));
    for (const LpStatus status : {LpStatus::kOptimal, LpStatus::kInfeasible, LpStatus::kUnbounded}) {
      if (k >= 6) break;  // each asks reach_of half a dozen times
      const StatusDistance distance = status_distance(problem, *truth, status);
      run.take(distance.more_than), run.take(distance.at_most);
    }
    if (truth->status != LpStatus::kOptimal) continue;
    for (const double off : {-0.25, -0x1p-6, 0.0, 0x1p-6, 0.25})
      run.take(reach_of_value(problem, *truth, truth->objective + exact(off), 0, change));
  }
  return {run.folded(), run.units()};
}

}  // namespace

void add_judges_of_programs(KnownAnswers& all) {
  all.push_back({"oracles/lp/judges",
                 Asked::kByRequest,
                 [] { return judges_of_programs(400); },
                 {13227745137430556618u, 12048818}});
  all.push_back({"oracles/lp/judges_of_fewer_programs",
                 Asked::kByCheck,
                 [] { return judges_of_programs(150); },
                 {8188752599780991162u, 4457804}});
  all.push_back({"oracles/lp/no_programs", Asked::kByCheck, judges_of_no_programs, {3152595780490533978u}});
  all.push_back({"oracles/lp/changed_programs", Asked::kByCheck, changed_programs, {5150844739750796796u}});
  all.push_back(
      {"oracles/lp/borderlines", Asked::kByRequest, [] { return borderlines(80); }, {17452116175843941483u, 13628590}});
  all.push_back({"oracles/lp/borderlines_of_fewer_programs",
                 Asked::kByCheck,
                 [] { return borderlines(30); },
                 {17151979083631735350u, 5768281}});
}

}  // namespace assay::known
