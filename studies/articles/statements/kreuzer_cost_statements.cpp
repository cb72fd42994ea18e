#include "studies/articles/statements/statement.h"
#include "studies/articles/statements/trials.h"

namespace assay {
namespace {

constexpr std::array kKreuzerCostStatements = {
    ArticleStatement{.name = "can_be_exponential",
                     .topic = "steps",
                     .place = "Performance",
                     .sentence = "The number of pivots can grow exponentially with the number of equations.",
                     .formal = "pivots of klee_minty(n) = 2 F_n, F_n the Fibonacci numbers, k = n + 2",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "Pivot by pivot in rationals for n = 2 .. 11 here, n = 13, 14, 15 under "
                                "limit_suffices. D. Avis and V. Chvatal (1978) prove the growth for the cubes "
                                "themselves; that the embedding adds nothing is not proved here.",
                     .check = &check::pivots_are_fibonacci},
    ArticleStatement{.name = "linear_unless_constructed",
                     .topic = "steps",
                     .place = "Performance",
                     .sentence = "Unless a special situation is constructed the cost is linear in the equations.",
                     .formal = "mean pivots on random bodies of 32 corners in 2, 4, 6, 8, 12 dimensions grow as k^e, e "
                               "<= 1",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "The article names no distribution; ours are uniform points of a cube, two bodies.",
                     .check = &check::pivots_against_equations},
    ArticleStatement{.name = "corners_cost_nothing",
                     .topic = "steps",
                     .place = "Performance",
                     .sentence = "The cost in pivots is told by the equations alone, however many corners there are.",
                     .formal = "mean pivots on random bodies of 8 to 128 corners in space grow as m'^e, e <= 0",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "The same bodies in space.",
                     .check = &check::pivots_against_corners},
    ArticleStatement{.name = "revised_is_equivalent",
                     .topic = "steps",
                     .place = "Remarks",
                     .sentence = "The revised simplex method takes the same steps.",
                     .formal = "same bases under the same rule, without rounding",
                     .verdict = ArticleVerdict::kProved,
                     .grounds = "Entering and leaving variable are functions of the basis: both methods read the same "
                                "reduced costs, column and right side from it."},
    ArticleStatement{
        .name = "revised_is_cheaper",
        .topic = "steps",
        .place = "Remarks",
        .sentence = "The revised simplex method is more efficient in computing.",
        .formal = "multiplications of a pivot with an explicit inverse <= those of the tableau, (k + 1)(m' + k + 1)",
        .verdict = ArticleVerdict::kTrueUnderCondition,
        .grounds =
            "Multipliers k^2, pricing at most k m', the entering column k^2, the new inverse (k + 1) k: 3 k^2 + k "
            "+ k m' is at most the tableau's (k + 1)(m' + k + 1) exactly if m' >= 2 k^2 - k - 1. Outside the "
            "condition: see revised_is_always_cheaper.",
        .condition = "the bodies have at least 2 k^2 - k - 1 corners together, 44 in space"},
    ArticleStatement{.name = "revised_is_always_cheaper",
                     .topic = "steps",
                     .place = "Remarks",
                     .sentence = "The same for all bodies.",
                     .formal = "the same for every m'",
                     .verdict = ArticleVerdict::kRefuted,
                     .grounds = "One corner each in space, the first column priced: 85 multiplications against 48.",
                     .check = &check::revised_pivot_is_cheaper},
    ArticleStatement{.name = "gjk_costs_linear_time",
                     .topic = "steps",
                     .place = "Remarks",
                     .sentence = "GJK costs linear time.",
                     .formal = "steps x n = O(n)",
                     .verdict = ArticleVerdict::kRefuted,
                     .grounds =
                         "gjk/signed_volumes on a parabola of n corners and a point: a step a corner (the lemma at "
                         "properties/growth/growing_pairs.h), each a scan of n corners.",
                     .check = &check::gjk_on_the_parabola},
    ArticleStatement{
        .name = "gjk_is_nearly_constant",
        .topic = "steps",
        .place = "Remarks",
        .sentence = "Under circumstances and properly made, GJK costs almost constant time.",
        .formal = "products with corners a query = O(n^e), e <= 0.1, on spheres that hardly move between queries",
        .verdict = ArticleVerdict::kNotRefuted,
        .grounds = "The circumstances are not named: ours are a warm start, and supports by climbing over hulls made "
                   "once (gjk/hill_climbing).",
        .check = &check::gjk_with_coherence},
};

}  // namespace

std::span<const ArticleStatement> kreuzer_cost_statements() { return kKreuzerCostStatements; }

}  // namespace assay
