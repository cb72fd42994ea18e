// The adapter that this executable is linked with, its library replaced by one that answers exactly: nothing may be
// held against it. ASSAY_INVERTED_CASES asks for more cases than the suite's share.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "properties/catalog/batteries.h"
#include "tests/engines/inverted/runner.h"

namespace assay::inverted {
namespace {

TEST(InvertedAdapter, IsConvictedOfNothing) {
  const assay_plugin* plugin = assay_plugin_entry(ASSAY_ABI_VERSION);
  ASSERT_NE(plugin, nullptr);
  const std::uint64_t each = total_or(6300) / plugin->engine_count;
  for (std::uint32_t i = 0; i < plugin->engine_count; ++i) {
    const assay_engine& engine = plugin->engines[i];
    const Record record = inverted<LpFamily>(engine, share_of<LpFamily>(each, 12));
    print(record, engine.name, std::cout);
    EXPECT_TRUE(record.convictions.empty()) << engine.name;
    // Who declines or says nothing is convicted of nothing without being right.
    const Tally& principal = record.of_property.at(std::string(principal_property<LpFamily>()));
    EXPECT_EQ(principal.undecided + principal.not_judged, 0U) << engine.name;
    EXPECT_GT(principal.holds, principal.judged * 3 / 4) << engine.name;
  }
}

/// An engine whose answers are spoilt on the way out, as an error of translation would.
struct Planted {
  const assay_engine* inner;
  void (*spoil)(const assay_lp_problem&, assay_lp_answer&);
};

assay_status solve_planted(void* self, const assay_lp_problem* problem, const assay_watch* watch,
                           assay_lp_answer* answer) {
  const Planted& planted = *static_cast<const Planted*>(self);
  const assay_status status = planted.inner->solve_lp(planted.inner->self, problem, watch, answer);
  if (status == ASSAY_ANSWERED) planted.spoil(*problem, *answer);
  return status;
}

void negate_multipliers(const assay_lp_problem& problem, assay_lp_answer& answer) {
  if ((answer.given & ASSAY_LP_GIVES_Y) == 0) return;
  for (std::uint32_t i = 0; i < problem.rows; ++i) answer.y[i] = -answer.y[i];
}
void forget_upper_bounds(const assay_lp_problem&, assay_lp_answer& answer) { answer.at_upper_count = 0; }
void number_rows_before_columns(const assay_lp_problem& problem, assay_lp_answer& answer) {
  const std::uint32_t all = problem.rows + problem.columns;
  for (std::uint32_t k = 0; k < answer.basis_count; ++k) answer.basis[k] = (answer.basis[k] + problem.rows) % all;
}
void shift_columns(const assay_lp_problem& problem, assay_lp_answer& answer) {
  if ((answer.given & ASSAY_LP_GIVES_X) != 0 && problem.columns > 1)
    std::rotate(answer.x, answer.x + 1, answer.x + problem.columns);
}
void mix_up_statuses(const assay_lp_problem&, assay_lp_answer& answer) {
  if (answer.kind == ASSAY_LP_OPTIMAL) return;
  answer.kind = answer.kind == ASSAY_LP_INFEASIBLE ? ASSAY_LP_UNBOUNDED : ASSAY_LP_INFEASIBLE;
  answer.given = 0;
}

TEST(InvertedAdapter, ErrorsOfTranslationAreConvicted) {
  const assay_engine& exact = assay_plugin_entry(ASSAY_ABI_VERSION)->engines[0];
  const std::pair<const char*, decltype(Planted::spoil)> errors[] = {
      {"multipliers negated", &negate_multipliers},
      {"upper bounds forgotten", &forget_upper_bounds},
      {"rows numbered before columns", &number_rows_before_columns},
      {"columns shifted", &shift_columns},
      {"infeasible and unbounded mixed up", &mix_up_statuses}};
  for (const auto& [name, spoil] : errors) {
    Planted planted{&exact, spoil};
    assay_engine engine = exact;
    engine.self = &planted;
    engine.solve_lp = &solve_planted;
    const Record record = inverted<LpFamily>(engine, {12, 0, 1});
    EXPECT_FALSE(record.convictions.empty()) << name;
  }
}

}  // namespace
}  // namespace assay::inverted
