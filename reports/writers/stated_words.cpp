#include "reports/writers/stated_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <concepts>
#include <map>
#include <type_traits>

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

/// Calls add(name, value) for each promise that states something.
template <class P, class Add>
void each_stated(const P& mine, Add&& add) {
  const P none{};
  P::each([&](const auto& field) {
    if (field.of(mine) == field.of(none)) return;
    std::string name(field.name);
    std::ranges::replace(name, '_', ' ');
    add(name, field.of(mine));
  });
}

/// The numbers among them: what else is stated bounds no answer.
template <class P>
std::string bounds_words(const P& mine) {
  std::string text;
  each_stated(mine, [&](const std::string& name, const auto& value) {
    if constexpr (std::same_as<std::remove_cvref_t<decltype(value)>, double>)
      if (&value != &mine.answers_up_to)
        text += (text.empty() ? "the engine states " : ", ") + name + ' ' + value_words(value);
  });
  return text;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> stated_words(const Semantics& says) {
  std::map<std::string, std::string> words;
  for_each_family([&]<Family F>() {
    each_stated(says.of<F>(), [&](const std::string& name, const auto& value) { words[name] = value_words(value); });
  });
  if (says.precision_bits != Semantics().precision_bits)
    words["significant bits"] = std::to_string(says.precision_bits);
  return {words.begin(), words.end()};
}

std::string tolerance_words(const Finding& finding, const Semantics& says) {
  std::string text;
  for_each_family([&]<Family F>() {
    const PropertyEntry<F>* property = catalog<F>().property(finding.property);
    if (property == nullptr || property->asks == Question::kTermination || property->asks == Question::kRefusal) return;
    const auto claims = property->wrong_verdicts.claims;
    if (property->is_metamorphic() ||
        std::ranges::any_of(claims, [&](ClaimId claim) { return claim.sentence() == finding.claim; })) {
      text = "none: a yes or no is judged exactly";
      return;
    }
    constexpr bool kTellsBoth = std::same_as<F, LpFamily>;
    const std::string otherwise = default_words(finding.by_default && !kTellsBoth ? Stated<F>() : Stated<F>(says));
    if (!kTellsBoth && !finding.by_default) text = bounds_words(says.of<F>());
    if (!otherwise.empty()) text += (text.empty() ? "" : "; ") + otherwise;
    if (text.empty()) text = "none: the engine states none, and such answers are judged exactly";
  });
  return text;
}

}  // namespace assay
