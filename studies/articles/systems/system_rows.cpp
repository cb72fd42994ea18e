#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "studies/articles/systems/system.h"
#include "variants/variants.h"

namespace assay {
namespace {

std::optional<EngineKind> kind_of(std::string_view engine) {
  std::optional<EngineKind> kind;
  for_each_family([&]<Family F>() {
    if (const auto* variant = variant_named<F>(engine)) kind = variant->states.kind;
  });
  return kind;
}

/// The names that are given, each of a variant of that kind.
template <std::size_t N>
Result<std::vector<std::string>> engines_of(const std::array<std::string_view, N>& names, bool are_published) {
  std::vector<std::string> engines;
  for (const std::string_view name : names) {
    if (name.empty()) continue;
    const auto kind = kind_of(name);
    if (!kind) return Error{std::string(name) + ": no such variant"};
    if ((*kind == EngineKind::kPublished) != are_published)
      return Error{std::string(name) + (are_published ? ": follows no article" : ": is an article's listing")};
    engines.emplace_back(name);
  }
  return engines;
}

/// Of each cause the first case; those of a document stand before those of the corpus.
std::vector<const ArticleFlaw*> one_of_each_cause(const std::vector<const ArticleFlaw*>& flaws) {
  std::vector<const ArticleFlaw*> chosen;
  for (const ArticleFlaw* flaw : flaws) {
    const auto is_like = [&](const ArticleFlaw* other) { return other->cause == flaw->cause; };
    if (std::ranges::none_of(chosen, is_like)) chosen.push_back(flaw);
  }
  std::ranges::stable_sort(chosen, {}, [](const ArticleFlaw* flaw) { return flaw->cause; });
  return chosen;
}

SystemVerdict verdict_of(const std::vector<const ArticleFlaw*>& flaws) {
  if (flaws.empty()) return SystemVerdict::kNoFlawKnown;
  const bool is_logic =
      std::ranges::any_of(flaws, [](const ArticleFlaw* flaw) { return flaw->cause == FlawCause::kLogic; });
  return is_logic ? SystemVerdict::kWrong : SystemVerdict::kWrongInDouble;
}

Result<std::vector<const ArticleFlaw*>> flaws_of(const DescribedSystem& system, const std::vector<ArticleFlaw>& all) {
  std::vector<const ArticleFlaw*> flaws;
  for (const std::string_view name : system.cases) {
    if (name.empty()) continue;
    const auto flaw = std::ranges::find(all, name, &ArticleFlaw::name);
    if (flaw == all.end()) return Error{std::string(name) + ": no such committed case"};
    if (std::ranges::find(system.printed, flaw->engine) == system.printed.end())
      return Error{std::string(name) + ": a case of " + flaw->engine};
    flaws.push_back(&*flaw);
  }
  if (system.shares_engine) return flaws;
  for (const ArticleFlaw& flaw : all)
    if (std::ranges::find(system.printed, flaw.engine) != system.printed.end() &&
        std::ranges::find(flaws, &flaw) == flaws.end())
      flaws.push_back(&flaw);
  return flaws;
}

Result<ArticleSystem> row_of(ArticleName article, const DescribedSystem& system, const std::vector<ArticleFlaw>& all) {
  const auto printed = engines_of(system.printed, true), ours = engines_of(system.ours, false);
  for (const auto* engines : {&printed, &ours})
    if (!*engines) return Error{std::string(system.name) + ": " + engines->error()};
  const auto flaws = flaws_of(system, all);
  if (!flaws) return Error{std::string(system.name) + ": " + flaws.error()};
  if (ours->empty() && system.note.empty())
    return Error{std::string(system.name) + ": nothing stands for it, and no reason is given"};
  ArticleSystem row;
  row.article = article;
  row.name = system.name;
  row.place = system.place;
  row.sentence = system.sentence;
  row.printed = *printed;
  row.ours = *ours;
  row.note = system.note;
  row.verdict = printed->empty() ? SystemVerdict::kNotPrinted : verdict_of(*flaws);
  for (const ArticleFlaw* flaw : one_of_each_cause(*flaws)) row.cases.push_back(flaw->name);
  return row;
}

}  // namespace

Result<std::vector<ArticleSystem>> system_rows(const std::vector<ArticleFlaw>& flaws) {
  const std::array<std::pair<ArticleName, std::span<const DescribedSystem>>, 4> lists = {
      {{ArticleName::kKreuzer, kreuzer_systems()},
       {ArticleName::kTutorial, tutorial_systems()},
       {ArticleName::kAlzubaidi, alzubaidi_systems()},
       {ArticleName::kFirth, firth_systems()}}};
  std::vector<ArticleSystem> rows;
  for (const auto& [article, list] : lists) {
    for (const DescribedSystem& system : list) {
      auto row = row_of(article, system, flaws);
      if (!row) return Error{row.error()};
      rows.push_back(*std::move(row));
    }
  }
  return rows;
}

}  // namespace assay
