// Batteries: fixed, published and versioned (property, domain, number of cases), of growing cost. Changing one is a
// CHANGELOG entry.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
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

/// A row as a list of properties/catalog/batteries states it.
struct ListedRow {
  std::string_view property, domain;  ///< the domain with its version
  std::uint64_t cases;
};

/// One list, properties/catalog/batteries/<name>.list, from which CMake makes it and where scripts/choose_rows.py
/// writes it.
struct PublishedList {
  std::string_view name, sentence;
  std::uint32_t version;
  std::span<const ListedRow> rows;
};
const PublishedList& quick_list();

/// Without a list a battery is every property on every domain: it gives each family's principal claim `principal_cases`
/// on every domain, and every further claim `further_cases`, divided by the family's kThinning. With a list it is the
/// list's rows; what somebody names that no row of the list is gets those numbers.
struct Battery {
  std::string_view name, sentence;
  std::uint32_t version;  ///< raised with every change of its rows
  std::uint64_t principal_cases, further_cases;
  /// Planted faults, published and naive variants take part unasked: they show that the battery sees anything.
  bool asks_control_group = false;
  std::span<const ListedRow> listed{};
  /// Drawn anew every night, from a seed that is the date, so that what one night's cases miss another's may find.
  bool seed_of_night = false;

  /// Precondition: defect_of says nothing.
  template <Family F>
  std::vector<BatteryRow<F>> rows() const;
  /// Every property on every domain, listed or not.
  template <Family F>
  std::vector<BatteryRow<F>> every_row() const;
};

/// One sentence on the first row of the battery's list that is no row of the catalogue or stands there twice; empty
/// where there is none.
std::string defect_of(const Battery& battery);

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
  if (listed.empty()) return every_row<F>();
  std::vector<BatteryRow<F>> list;
  for (const ListedRow& row : listed) {
    const PropertyEntry<F>* property = catalog<F>().property(row.property);
    const DomainEntry<F>* domain = catalog<F>().domain(row.domain);
    if (property != nullptr && domain != nullptr) list.push_back({property, domain, row.cases});
  }
  return list;
}

template <Family F>
std::vector<BatteryRow<F>> Battery::every_row() const {
  std::vector<BatteryRow<F>> list;
  for (const auto& property : catalog<F>().properties)
    for (const auto& domain : catalog<F>().domains)
      list.push_back({&property, &domain, (is_tried_most(property) ? principal_cases : further_cases) / F::kThinning});
  return list;
}

}  // namespace assay
