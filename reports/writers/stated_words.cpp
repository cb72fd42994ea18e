#include "reports/writers/stated_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <concepts>
#include <map>

#include "properties/catalog/batteries.h"
#include "properties/default_words.h"

namespace assay {
namespace {

std::string value_words(double value) {
  if (std::isinf(value)) return "without bound";
  return value == kAnySize ? "any size" : fmt::format("{:.6g}", value);
}
std::string value_words(bool value) { return value ? "yes" : "no"; }
std::string value_words(Touching value) { return std::string(name_of(value)); }

using Words = std::map<std::string, std::string>;

template <class P>
void add_stated(Words& words, const P& mine) {
  const P none{};
  P::each([&](const auto& field) {
    if (field.of(mine) == field.of(none)) return;
    std::string name(field.name);
    std::ranges::replace(name, '_', ' ');
    words[name] = value_words(field.of(mine));
  });
}

}  // namespace

std::vector<std::pair<std::string, std::string>> stated_words(const Semantics& says) {
  Words words;
  for_each_family([&]<Family F>() { add_stated(words, says.of<F>()); });
  if (says.precision_bits != Semantics().precision_bits)
    words["significant bits"] = std::to_string(says.precision_bits);
  return {words.begin(), words.end()};
}

std::string tolerance_words(const Finding& finding, const Semantics& says) {
  std::string text;
  for_each_family([&]<Family F>() {
    const PropertyEntry<F>* property = catalog<F>().property(finding.property);
    if (property == nullptr) return;
    const auto claims = property->wrong_verdicts.claims;
    if (property->is_metamorphic() ||
        std::ranges::any_of(claims, [&](ClaimId claim) { return claim.sentence() == finding.claim; })) {
      text = "none: a yes or no is judged exactly";
      return;
    }
    const std::string otherwise = default_words(Stated<F>(says));
    Words words;
    if (!std::same_as<F, LpFamily>) add_stated(words, says.of<F>());  // of programs those words tell both
    for (const auto& [name, value] : words) text += (text.empty() ? "the engine states " : ", ") + name + ' ' + value;
    if (!otherwise.empty()) text += (text.empty() ? "" : "; ") + otherwise;
    if (text.empty()) text = "none: the engine states none, and such answers are judged exactly";
  });
  return text;
}

}  // namespace assay
