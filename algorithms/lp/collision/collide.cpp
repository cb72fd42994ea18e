#include "algorithms/lp/collision/collide.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "algorithms/lp/collision/norm_distance.h"
#include "algorithms/lp/collision/proofs.h"
#include "algorithms/model/convex_pair.h"

namespace assay::lp {
namespace {

/// A direction along an axis in which all of a is above all of b; none where the bounding boxes meet. Comparisons only,
/// so nothing is rounded. Precondition: same dimension, no NaN, neither body empty.
inline std::optional<std::vector<double>> apart_by_boxes(const ConvexPair& pair) {
  const auto range = [](const Points& body, std::uint32_t axis) {
    std::pair<double, double> found{body[0][axis], body[0][axis]};
    for (std::uint32_t k = 1; k < body.size(); ++k) {
      found = {std::min(found.first, body[k][axis]), std::max(found.second, body[k][axis])};
    }
    return found;
  };
  for (std::uint32_t axis = 0; axis < pair.a.dimension; ++axis) {
    const auto a = range(pair.a, axis), b = range(pair.b, axis);
    if (a.first <= b.second && b.first <= a.second) continue;
    std::vector<double> direction(pair.a.dimension, 0.0);
    direction[axis] = a.first > b.second ? 1 : -1;
    return direction;
  }
  return std::nullopt;
}

constexpr GaveUp kUncertain{GaveUp::Why::kUncertain, 0};

/// Why neither question can be asked; nothing where it can.
template <class Answer>
std::optional<Answer> refused(const ConvexPair& pair) {
  if (pair.a.dimension != pair.b.dimension) return Declined{"bodies of different dimension"};
  if (pair.a.dimension == 0) return Declined{"dimension 0"};
  // Numbers that are no whole point.
  if (pair.a.size() == 0 || pair.b.size() == 0) return Declined{"an empty body"};
  if (!all_finite(pair.a) || !all_finite(pair.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return std::nullopt;
}

/// The direction and the weights that an answer offers; whether they prove anything is seen on the corners.
struct Offered {
  std::vector<double> direction, weights;
};

Offered offered_by(const LpAnswer& answer, CollisionPlan::Form form, std::uint32_t dimension) {
  Offered offered;
  const std::vector<double>* multipliers = nullptr;
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    offered.weights = optimal->x;
    if (form == CollisionPlan::Form::kSlack) multipliers = &optimal->y;
  } else if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    if (form == CollisionPlan::Form::kFeasibility) multipliers = &infeasible->farkas;
  }
  if (multipliers != nullptr && multipliers->size() == std::size_t{dimension} + 2) {
    // P2 has the cost -A^T e: its reduced costs belong to y + e.
    const double shift = form == CollisionPlan::Form::kSlack ? 1 : 0;
    for (std::uint32_t i = 0; i < dimension; ++i) offered.direction.push_back(-(shift + (*multipliers)[i]));
  }
  return offered;
}

}  // namespace

CollisionAnswer collide(const ConvexPair& pair, const CollisionPlan& plan, LpSolve solve, const Watch& watch) {
  if (pair.a.empty() || pair.b.empty()) {
    if (!all_finite(pair.a) || !all_finite(pair.b)) return GaveUp{GaveUp::Why::kNotFinite, 0};
    return Apart{};
  }
  if (auto refusal = refused<CollisionAnswer>(pair)) return *refusal;
  const bool single = pair.a.size() == 1 && pair.b.size() == 1;
  if (plan.boxes_first || single) {
    if (auto direction = apart_by_boxes(pair)) return Apart{*std::move(direction)};
    if (single) return Meeting{{0}, {0}, {1}, {1}};
  }
  const ConvexPair scaled = in_units_of_one(pair);
  const LpAnswer answer = solve_in_any_form(
      solve, plan.form == CollisionPlan::Form::kSlack ? collision_lp(scaled) : feasibility_lp(scaled), watch);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&answer)) return *declined;
  Offered offered = offered_by(answer, plan.form, pair.a.dimension);
  if (!offered.direction.empty() && proves_apart(scaled, offered.direction)) return Apart{std::move(offered.direction)};
  if (auto meeting = proved_meeting(scaled, offered.weights)) return *std::move(meeting);
  return kUncertain;
}

SubsetAnswer is_subset(const ConvexPair& pair, const CollisionPlan& plan, LpSolve solve, const Watch& watch) {
  Inside inside;
  for (std::uint32_t k = 0; k < pair.a.size(); ++k) {
    const ConvexPair question{{pair.a.dimension, {pair.a[k].begin(), pair.a[k].end()}}, pair.b};
    CollisionAnswer answer = collide(question, plan, solve, watch);
    if (auto* meeting = std::get_if<Meeting>(&answer)) {
      meeting->on_a[0] = k;
      inside.corners.push_back(std::move(*meeting));
    } else if (auto* apart = std::get_if<Apart>(&answer)) {
      return Outside{k, std::move(*apart)};
    } else if (const auto* gave_up = std::get_if<GaveUp>(&answer)) {
      return *gave_up;
    } else {
      return std::get<Declined>(answer);
    }
  }
  return inside;
}

DistanceAnswer distance(const ConvexPair& pair, Norm norm, LpSolve solve, const Watch& watch) {
  if (pair.a.empty() || pair.b.empty()) return Declined{"an empty body"};
  if (auto refusal = refused<DistanceAnswer>(pair)) return *refusal;
  const int exponent = exponent_of_unit(pair);
  const ConvexPair scaled = in_units_of_one(pair);
  const LpAnswer answer = solve_in_any_form(solve, distance_lp(scaled, norm), watch);
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return *gave_up;
  if (const auto* declined = std::get_if<Declined>(&answer)) return *declined;
  const auto* optimal = std::get_if<Optimal>(&answer);
  const std::size_t of_a = pair.a.size(), of_b = pair.b.size();
  if (optimal == nullptr || optimal->x.size() < of_a + of_b) return kUncertain;  // the program is feasible and bounded
  NormDistance found;
  const auto weights = [&](std::size_t first, std::size_t count) {
    std::vector<double> list;
    for (std::size_t k = 0; k < count; ++k) list.push_back(std::max(optimal->x[first + k], 0.0));
    return list;
  };
  found.weight_a = weights(0, of_a);
  found.weight_b = weights(of_a, of_b);
  found.most = farthest(weighted_point(scaled.a, found.weight_a), weighted_point(scaled.b, found.weight_b), norm);
  if (optimal->y.size() == 2 * std::size_t{pair.a.dimension} + 2) {
    found.direction = direction_of_distance(optimal->y, pair.a.dimension);
    found.least = nearest(scaled, found.direction, norm);
  }
  if (found.least == 0) found.direction.assign(pair.a.dimension, 0.0);
  if (!(found.most - found.least <= kDistancePromise)) return kUncertain;  // NaN too
  found.least = std::ldexp(found.least, exponent);
  found.most = std::ldexp(found.most, exponent);
  if (!std::isfinite(found.most)) return GaveUp{GaveUp::Why::kNotFinite, 0};
  return found;
}

}  // namespace assay::lp
