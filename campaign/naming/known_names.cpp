#include "campaign/naming/known_names.h"

#include "properties/catalog/batteries.h"

namespace assay {

std::vector<std::string> names_of_properties() {
  std::vector<std::string> names;
  for_each_family([&]<Family F>() {
    for (const auto& property : catalog<F>().properties) names.emplace_back(property.name);
  });
  return names;
}

std::vector<std::string> names_of_domains() {
  std::vector<std::string> names;
  for_each_family([&]<Family F>() {
    for (const auto& domain : catalog<F>().domains) names.emplace_back(domain.name);
  });
  return names;
}

std::vector<std::string> names_of_batteries() {
  std::vector<std::string> names;
  for (const Battery& battery : batteries()) names.emplace_back(battery.name);
  return names;
}

}  // namespace assay
