#include "properties/catalog/batteries.h"

#include <array>
#include <set>
#include <utility>

namespace assay {
namespace {

Battery published(const PublishedList& list, std::uint64_t principal_cases, std::uint64_t further_cases) {
  return {list.name, list.sentence, list.version, principal_cases, further_cases, false, list.rows};
}

/// Why the row is none of the catalogue; empty where it is one.
std::string defect_of(const ListedRow& row) {
  bool is_row = false;
  std::string defect = "no property has this name";
  for_each_family([&]<Family F>() {
    if (catalog<F>().property(row.property) == nullptr) return;
    const DomainEntry<F>* domain = catalog<F>().domain(row.domain.substr(0, row.domain.find('@')));
    is_row = domain != nullptr && domain->versioned_name() == row.domain;
    defect =
        domain == nullptr ? "no domain of its family has this name" : "the catalogue has " + domain->versioned_name();
  });
  return is_row ? std::string() : defect;
}

}  // namespace

std::span<const Battery> batteries() {
  static const std::array all = {
      Battery{"smoke", "seconds: does everything run, are the planted faults seen", 1, 512, 128, true},
      published(quick_list(), 8192, 2048),
      Battery{"nightly",
              "hours: a million cases for every principal claim on every domain",
              1,
              1'000'000,
              100'000,
              false,
              {},
              true},
      Battery{"exhaustive", "days: for releases and studies", 1, 20'000'000, 2'000'000},
  };
  return all;
}

const Battery* find_battery(std::string_view name) {
  for (const Battery& battery : batteries())
    if (battery.name == name) return &battery;
  return nullptr;
}

std::string defect_of(const Battery& battery) {
  const std::string list = "properties/catalog/batteries/" + std::string(battery.name) + ".list: ";
  std::set<std::pair<std::string_view, std::string_view>> seen;
  for (const ListedRow& row : battery.listed) {
    const std::string words = list + std::string(row.property) + " on " + std::string(row.domain) + ": ";
    if (const std::string defect = defect_of(row); !defect.empty()) return words + defect;
    if (!seen.insert({row.property, row.domain}).second) return words + "stands there twice";
  }
  return "";
}

}  // namespace assay
