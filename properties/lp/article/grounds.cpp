#include "properties/lp/article/grounds.h"

#include <array>

namespace assay::article {
namespace {

constexpr std::string_view kMinkowski = "Theory, Collision Detection", kSimplex = "Theory, Simplex Method",
                           kAlgorithm = "Algorithm", kCodePlace = "Code", kPerformance = "Performance",
                           kRemarks = "Remarks";

constexpr std::string_view kBlandsTheorem =
    "R. G. Bland, New finite pivoting rules for the simplex method, Math. Oper. Res. 2, 1977, theorem 2.1: the least "
    "index enters and, of the rows of least ratio, the least index leaves; then no basis comes back.";

constexpr std::array kGrounds = {
    Ground{
        "minimum_decides", kSimplex, "m = 0 <=> K and L have a common point",
        "f is a sum of the entries of b - A x >= 0, so f >= 0, and f = 0 iff A x = b; such an x is a solution of P1, "
        "which writes one point as a convex combination of S and of T."},
    Ground{
        "feasibility_decides", kMinkowski, "P1 has a solution <=> K and L have a common point",
        "A x = b with x >= 0 says that sum x_i s_i = sum x_j t_j with weights of sum 1 each: a point of both bodies, "
        "since K = conv S and L = conv T; conversely the weights of a common point solve P1."},
    Ground{"minimum_is_in_range", kRemarks, "0 <= m <= 2",
           "f >= 0 on A x <= b, and x = 0 is feasible as b >= 0, with f(0) = e.b = 2."},
    Ground{"apart_means_strict", kSimplex, "m > 0 => A x* < b in every row", ""},
    Ground{"apart_means_some_slack", kSimplex, "m > 0 => v >= 0, v != 0, sum of v = m",
           "v = b - A x* >= 0 is a constraint of P2, and its sum is f(x*) = m.", "apart_means_strict"},
    Ground{
        "only_corners_matter", kRemarks, "m(S, T) = m(S', T') if conv S = conv S' and conv T = conv T'",
        "f and the constraints depend on A x alone, and {A x : x >= 0, sums <= 1} = {(s p - t q, s, t) : p in K, q in "
        "L, 0 <= s, t <= 1} is the same for both."},
    Ground{
        "difference_of_corners", "Theory, Convex Polytopes", "0 in conv(S - T) <=> 0 in conv S - conv T",
        "conv S - conv T = conv(S - T): the weights of a difference of combinations are the products of the weights."},
    Ground{"empty_is_no_exception", kAlgorithm, "S empty => m > 0",
           "Row n + 1 is then 0 <= 1, so its slack is 1 at every x and m >= 1."},
    Ground{"points_are_no_exception", kAlgorithm, "S = {s}, T = {t}: m = 0 <=> s = t",
           "minimum_decides, for K = {s}, L = {t}."},
    Ground{"subset_by_corners", "Code, ConvexPolyhedronExtensions", "S in L => K in L", "L is convex and K = conv S."},
    Ground{"boxes_first", kRemarks, "boxes of K and L disjoint => m > 0",
           "A common point would be in both boxes; then minimum_decides."},
    Ground{"estimate_bounds_distance", kRemarks, "d_1(K, L) >= m", ""},
    Ground{"estimate_bounds_distance_below", kRemarks, "d_1(K, L) >= m",
           "Let y in K - L with |y|_1 = d_1 and y <= 0, y = sum x_i s_i - sum x_j t_j with weights of sum 1. Then A x "
           "= (y, "
           "1, 1) <= b, so x is feasible for P2 and m <= f(x) = -sum y_i = |y|_1 = d_1.",
           "estimate_bounds_distance"},
    Ground{"estimate_bounds_euclidean", kRemarks, "d_2(K, L) >= m / sqrt n", ""},
    Ground{"estimate_bounds_euclidean_below", kRemarks, "d_2(K, L) >= m / sqrt n",
           "Let z be the 2-norm nearest point of K - L: |z|_2 >= |z|_1 / sqrt n >= d_1 / sqrt n by Cauchy and Schwarz, "
           "and "
           "d_1 >= m by estimate_bounds_distance_below.",
           "estimate_bounds_euclidean"},
    Ground{"norms_are_equivalent", kRemarks, "sqrt k |v|_2 >= |v|_1 >= |v|_2",
           "Cauchy and Schwarz with the vector of k ones; |v|_1^2 is |v|_2^2 and products that are >= 0."},
    Ground{"root_n_will_do", kRemarks, "|v|_2 >= |v|_1 / sqrt n for every optimal x*", ""},
    Ground{
        "root_n_at_a_basic_x", kRemarks, "n >= 3, x* basic => |v|_2 >= |v|_1 / sqrt n",
        "Of k = n + 2 basic variables let p be of x: v has at most k - p entries that are not 0. If p >= 2 these are "
        "at "
        "most n: Cauchy and Schwarz. If p = 0, or the one basic x_j is 0, then v = b with two such entries, and n >= "
        "2. "
        "If p = 1 and x_j = t > 0, let x_j weigh a corner s of K (L alike, with -t): v = (-t s, 1 - t, 1), one slack "
        "is "
        "not basic, and the entry of column j in its row is not 0, else the basis were singular: it is row n + 1, so t "
        "= 1, or a row i <= n with s_i != 0, where v_i = -t s_i = 0 cannot be. So v = (-s, 0, 1) with s <= 0. Let q = "
        "|s|_1; q <= 1 since |v|_1 = 1 + q = m <= 2. Then n |v|_2^2 = n + n |s|_2^2 >= n + q^2 >= 1 + 2 q + q^2 = "
        "|v|_1^2, as n >= 3 >= 1 + 2 q.",
        "root_n_will_do"},
    Ground{"root_n_without_last_two", kRemarks, "v_(n+1) = v_(n+2) = 0 => |v|_2 >= |v|_1 / sqrt n",
           "Then v has at most n entries that are not 0: Cauchy and Schwarz.", "root_n_will_do"},
    Ground{"last_two_vanish", kRemarks, "v_(n+1) = v_(n+2) = 0", ""},
    Ground{"estimate_is_accurate", kRemarks, "K, L apart => m / 10 <= d_1 <= 10 m", ""},
    Ground{"estimate_is_symmetric", kRemarks, "m(K, L) = m(L, K)", ""},
    Ground{"estimate_ignores_translation", kRemarks, "m(K + c, L + c) = m(K, L)", ""},
    Ground{"estimate_grows_with_scale", kRemarks, "m(2 K, 2 L) = 2 m(K, L)", ""},
    Ground{"estimate_bounds_from_above", kRemarks, "m < 1 => d_1 <= m max(1, R), R the greatest 1-norm of a corner",
           "algorithms/lp/collision/estimate.h: with w, s, t the slack of the first rows and of the sums, p - q = -w + "
           "s p "
           "- t q for points of K and L, so |p - q|_1 <= |w|_1 + s R + t R <= m max(1, R).",
           "estimate_is_accurate"},
    Ground{"thousandth_is_harmless", kRemarks, "m < 0.001 => d_1 <= 0.001 R", ""},
    Ground{"thousandth_in_large_units", kRemarks, "R >= 1, m < 0.001 => d_1 <= 0.001 times the extent of both bodies",
           ""},
    Ground{"starts_at_two", kSimplex, "x = 0 is feasible and f(0) = 2", "b = (0, ..., 0, 1, 1) >= 0 and e.b = 2."},
    Ground{"steps_never_worsen", kRemarks, "f after a pivot <= f before it",
           "A column of negative reduced cost enters by a step that the ratio test keeps >= 0."},
    Ground{"ends_at_the_minimum", kSimplex, "Bland's rule on P2 ends, at f = m", kBlandsTheorem},
    Ground{"blands_rule_never_cycles", kRemarks, "Bland's rule on P2 visits no basis twice", kBlandsTheorem},
    Ground{"limit_suffices", kCodePlace, "pivots of Bland's rule on P2 <= (k + 1)(m' + k + 1) - k, m' corners", ""},
    Ground{"pivots_are_linear", kPerformance, "pivots of Bland's rule on P2 <= 3 k", ""},
    Ground{"optimum_is_not_unique", kRemarks, "there are K, L and optimal x*, x** with |v*|_2 != |v**|_2",
           "the example, whose optimal face has two points of different norm"},
    Ground{"code_is_exact", "Important to Know", "the printed code says collision <=> K and L have a common point", ""},
    Ground{"code_decides_points", kAlgorithm, "S = {s}, T = {t}: the printed code says collision <=> s = t", ""},
    Ground{"code_knows_empty_sets", kAlgorithm, "S empty => the printed code says no collision",
           "the printed code asks for an empty set of corners first and answers at once"},
    Ground{"code_uses_blands_rule", kRemarks, "bases of the printed code = bases of Bland's rule", ""},
    Ground{"code_stays_feasible", kSimplex, "every basis of the printed code has x, slack >= 0", ""},
    Ground{"code_never_worsens", kRemarks, "f falls or stays at every pivot of the printed code", ""},
    Ground{"code_never_cycles", kRemarks, "the printed code visits no basis twice", ""},
    Ground{"rounding_can_cycle", kRemarks,
           "there are K, L on which the printed code returns to a basis in double and to none in rationals",
           "the example, on which both were run"},
    Ground{"code_knows_subsets", "Code, ConvexPolyhedronExtensions", "the printed code says K part of L <=> K in L",
           ""},
    Ground{"code_knows_empty_subsets", "Code, ConvexPolyhedronExtensions",
           "S empty => the printed code says K part of L", ""},
};

}  // namespace

std::span<const Ground> grounds() { return kGrounds; }

const Ground* find_ground(std::string_view claim) {
  for (const Ground& ground : kGrounds)
    if (ground.claim == claim) return &ground;
  return nullptr;
}

}  // namespace assay::article
