// Batteries: fixed, published lists of (property, domain, number of cases) of growing cost. Changing one is a CHANGELOG
// entry.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "properties/entry.h"

namespace assay {

/// Everything that is known of a family, sorted by name.
template <Family F>
struct Catalog {
  std::vector<PropertyEntry<F>> properties;
  std::vector<DomainEntry<F>> domains;

  const PropertyEntry<F>* property(std::string_view name) const {
    for (const auto& entry : properties)
      if (entry.name == name) return &entry;
    return nullptr;
  }
  const DomainEntry<F>* domain(std::string_view name) const {
    for (const auto& entry : domains)
      if (entry.name == name || entry.versioned_name() == name) return &entry;
    return nullptr;
  }
};

/// Sorted by name, so that lists, plans and records have one order.
template <Family F>
Catalog<F> make_catalog(std::vector<PropertyEntry<F>> properties, std::vector<DomainEntry<F>> domains) {
  const auto by_name = [](const auto& a, const auto& b) { return a.name < b.name; };
  std::sort(properties.begin(), properties.end(), by_name);
  std::sort(domains.begin(), domains.end(), by_name);
  return {std::move(properties), std::move(domains)};
}

/// Made from properties/catalog/<family>.list, where a new property or domain has a line.
template <Family F>
const Catalog<F>& catalog();
#define ASSAY_DECLARE(F) \
  template <>            \
  const Catalog<F>& catalog<F>();
ASSAY_FOR_EACH_FAMILY(ASSAY_DECLARE)
#undef ASSAY_DECLARE

template <Family F>
struct BatteryRow {
  const PropertyEntry<F>* property;
  const DomainEntry<F>* domain;
  std::uint64_t cases;
};

/// A battery gives each family's principal claim `principal_cases` on every domain, and every further claim
/// `further_cases`, divided by the family's kThinning.
struct Battery {
  std::string_view name, sentence;
  std::uint64_t principal_cases, further_cases;
  /// Planted faults and variants of published articles take part unasked: they show that the battery sees anything.
  bool asks_control_group = false;

  template <Family F>
  std::vector<BatteryRow<F>> rows() const;
};

std::span<const Battery> batteries();
const Battery* find_battery(std::string_view name);

/// The principal claim of a family.
template <Family F>
const PropertyEntry<F>& principal() {
  static const PropertyEntry<F>& entry =
      *std::ranges::find_if(catalog<F>().properties, [](const auto& property) { return property.is_principal; });
  return entry;
}
template <Family F>
std::string_view principal_property() {
  return principal<F>().name;
}

/// The claims that a battery gives the most cases.
template <Family F>
bool is_tried_most(const PropertyEntry<F>& property) {
  return property.is_principal || property.asks == Question::kTermination;
}

template <Family F>
std::vector<BatteryRow<F>> Battery::rows() const {
  std::vector<BatteryRow<F>> list;
  for (const auto& property : catalog<F>().properties)
    for (const auto& domain : catalog<F>().domains)
      list.push_back({&property, &domain, (is_tried_most(property) ? principal_cases : further_cases) / F::kThinning});
  return list;
}

}  // namespace assay
