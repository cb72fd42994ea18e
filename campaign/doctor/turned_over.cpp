#include "campaign/doctor/turned_over.h"

#include <algorithm>

namespace assay {
namespace {

std::array<double, 3> opposite(std::array<double, 3> direction) {
  for (double& x : direction) x = -x;
  return direction;
}

}  // namespace

template <>
std::optional<TurnedOver<Hull2Answer>> turned_over<Hull2Family>(const Hull2Answer& answer) {
  const auto* hull = std::get_if<Hull>(&answer);
  if (hull == nullptr) return std::nullopt;
  Hull other = *hull;
  std::ranges::reverse(other.ccw);
  return TurnedOver<Hull2Answer>{other, "clockwise"};
}

template <>
std::optional<TurnedOver<Hull3Answer>> turned_over<Hull3Family>(const Hull3Answer& answer) {
  const auto* hull = std::get_if<Hull3>(&answer);
  if (hull == nullptr) return std::nullopt;
  Hull3 other = *hull;
  other.corner.clear();
  for (std::uint32_t f = 0; f < hull->facets(); ++f) {
    const auto facet = hull->facet(f);
    other.corner.insert(other.corner.end(), facet.rbegin(), facet.rend());
  }
  return TurnedOver<Hull3Answer>{other, "inside out"};
}

template <>
std::optional<TurnedOver<GjkAnswer>> turned_over<GjkFamily>(const GjkAnswer& answer) {
  if (const auto* along = std::get_if<SeparatedAlong>(&answer))
    return TurnedOver<GjkAnswer>{SeparatedAlong{opposite(along->direction)}, "the direction from b to a"};
  if (const auto* deep = std::get_if<Penetrating>(&answer)) {
    Penetrating other = *deep;
    other.normal = opposite(deep->normal);
    return TurnedOver<GjkAnswer>{other, "the normal from b to a"};
  }
  return std::nullopt;
}

template <>
std::optional<TurnedOver<LpAnswer>> turned_over<LpFamily>(const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer)) {
    Optimal other = *optimal;
    for (double& y : other.y) y = -y;
    return TurnedOver<LpAnswer>{other, "multipliers of the opposite sign"};
  }
  if (const auto* infeasible = std::get_if<Infeasible>(&answer)) {
    Infeasible other = *infeasible;
    for (double& y : other.farkas) y = -y;
    return TurnedOver<LpAnswer>{other, "a Farkas vector of the opposite sign"};
  }
  return std::nullopt;
}

}  // namespace assay
