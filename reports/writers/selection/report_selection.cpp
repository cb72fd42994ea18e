#include "reports/writers/selection/report_selection.h"

#include <algorithm>
#include <iterator>

#include "reports/store/given_engines.h"
#include "reports/writers/page/page_record.h"
#include "reports/writers/sarif.h"
#include "reports/writers/trust/trust_table.h"

namespace assay {
namespace {

std::vector<std::string> given_engines(const Campaign& campaign) {
  std::vector<std::string> given;
  for (const EngineRow& engine : campaign.header.engines)
    if (is_given_by_path(campaign, engine.name)) given.push_back(engine.name);
  return given;
}

std::map<std::string, std::string> ranking_properties(const Digest& digest) {
  std::map<std::string, std::string> ranking;
  for (const EngineResults& engine : digest.engines) ranking[engine.engine->name] = engine.ranking_property;
  return ranking;
}

}  // namespace

FirstOfEach::FirstOfEach(const Digest& digest, std::size_t most)
    : ranking_(ranking_properties(digest)), most_(most), turns_(most) {}

void FirstOfEach::add(const Numbered& one) {
  auto& own = engines_[one.finding->engine];
  own.emplace(Key(place_within_engine(*one.finding, ranking_[one.finding->engine]), one.number), one.finding);
  ++held_;
  if (own.size() > turns_) {
    own.erase(std::prev(own.end()));
    --held_;
  } else if (held_ > most_ + engines_.size()) {
    shorten();
  }
}

/// Of each engine no more than turns are taken until there are `most` in all; more engines can only make that fewer.
void FirstOfEach::shorten() {
  const auto after = [&](std::size_t turns) {
    std::size_t sum = 0;
    for (const auto& [engine, own] : engines_) sum += std::min(own.size(), turns);
    return sum;
  };
  while (turns_ > 1 && after(turns_ - 1) >= most_) --turns_;
  for (auto& [engine, own] : engines_)
    while (own.size() > turns_) own.erase(std::prev(own.end()));
  held_ = after(turns_);
}

ReportSelection::ReportSelection(const Campaign& campaign, const Digest& digest,
                                 const std::optional<Comparison>& comparison, std::string only)
    : only_(std::move(only)),
      worse_(comparison ? comparison->worse_signatures() : std::set<Signature>()),
      ranking_(ranking_properties(digest)),
      page_(digest, kShownFindings),
      tabled_(digest, kTabledFindings),
      worst_on_page_(kShownWorst, given_engines(campaign)),
      worst_of_all_(kShownWorst, {}),
      worst_of_new_(kShownWorst, {}) {
  for (const EngineRow& engine : campaign.header.engines)
    if (is_control(engine.kind)) control_.insert(engine.name);
  for (const std::string_view engine : engines_on_trial(trust_tables(campaign, digest))) on_trial_.emplace(engine);
}

void ReportSelection::add(Finding&& finding) {
  const Numbered one{number_++, std::make_shared<Finding>(std::move(finding))};
  const std::string& engine = one.finding->engine;
  if (!only_.empty() && engine != only_) return;
  page_.add(one);
  if (!only_.empty()) return add_to_card(one);
  tabled_.add(one);
  if (!control_.contains(engine)) worst_on_page_.add(one.number, one.finding);
  if (on_trial_.contains(engine)) {
    worst_of_all_.add(one.number, one.finding);
    const std::vector<Signature> own = signatures_of(*one.finding);
    if (std::ranges::any_of(own, [&](const Signature& signature) { return worse_.contains(signature); })) {
      ++new_ones_;
      worst_of_new_.add(one.number, one.finding);
    }
  }
  add_to_junit(one);
  add_to_sarif(one);
}

/// What a test (engine, property) shows is the first by severity, then of its own claims, then as the page has it.
void ReportSelection::add_to_junit(const Numbered& one) {
  const Finding& finding = *one.finding;
  const PlaceWithinEngine place = place_within_engine(finding, ranking_[finding.engine]);
  const auto shows = [&](const std::string& property) {
    JunitKey key{finding.severity, finding.property != property, place, one.number};
    const auto [at, fresh] = junit_.try_emplace({finding.engine, property}, key, one.finding);
    if (!fresh && key < at->second.first) at->second = {std::move(key), one.finding};
  };
  shows(finding.property);
  for (const SeenAs& seen : finding.seen_as) shows(seen.property);
}

void ReportSelection::add_to_sarif(const Numbered& one) {
  std::size_t place = clusters_.size();
  const bool is_full = place == kSarifResults;
  const Finding& finding = *one.finding;
  if (!finding.seen_as.empty()) {
    const auto found = cluster_places_.find({finding.engine, finding.seen_as});
    if (found != cluster_places_.end())
      place = found->second;
    else if (!is_full)
      cluster_places_.emplace(std::pair(finding.engine, finding.seen_as), place);
  }
  if (place == clusters_.size()) {
    if (is_full) return;
    clusters_.emplace_back();
  }
  Members& members = clusters_[place];
  members.emplace(std::pair(finding.severity, one.number), one.finding);
  if (members.size() > kSarifMembers) members.erase(std::prev(members.end()));
}

/// A card's verdict names of each property and severity the claim that most cases broke.
void ReportSelection::add_to_card(const Numbered& one) {
  worst_on_page_.add(one.number, one.finding);
  for (const SeenAs& seen : one.finding->seen_as) {
    auto& [most, shown] = card_[{seen.property, seen.severity, seen.claim}];
    if (shown.finding != nullptr && seen.cases <= most) continue;
    most = seen.cases;
    shown = one;
  }
}

ChosenFindings ReportSelection::chosen() && {
  std::map<std::size_t, std::shared_ptr<Finding>> all;
  std::set<std::size_t> tabled;
  const auto take = [&](const Numbered& one) { all.emplace(one.number, one.finding); };
  page_.each(take);
  tabled_.each([&](const Numbered& one) {
    take(one);
    tabled.insert(one.number);
  });
  for (const WorstCandidates* worst : {&worst_on_page_, &worst_of_all_, &worst_of_new_})
    worst->each([&](std::size_t number, const std::shared_ptr<Finding>& finding) { take({number, finding}); });
  for (const auto& [test, shown] : junit_) take({std::get<std::size_t>(shown.first), shown.second});
  for (const Members& members : clusters_)
    for (const auto& [key, finding] : members) take({key.second, finding});
  for (const auto& [claim, shown] : card_) take(shown.second);
  ChosenFindings chosen;
  chosen.findings.reserve(all.size());
  for (auto& [number, finding] : all) {
    if (tabled.contains(number)) chosen.tabled.push_back(chosen.findings.size());
    chosen.findings.push_back(std::move(*finding));
  }
  return chosen;
}

}  // namespace assay
