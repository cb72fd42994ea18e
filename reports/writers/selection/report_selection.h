// Of all findings of a campaign those that its reports name, chosen while findings come one after the other.
#pragma once
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/store/compare/compare.h"
#include "reports/writers/report_rows.h"
#include "reports/writers/seen/worst_candidates.h"

namespace assay {

/// A finding and which one it was.
struct Numbered {
  std::size_t number = 0;
  std::shared_ptr<Finding> finding;
};

/// The first `most` findings, taking one engine's after another's in turns (shown_findings), whatever the engines are.
class FirstOfEach {
 public:
  FirstOfEach(const Digest& digest, std::size_t most);
  void add(const Numbered& one);
  template <class Take>
  void each(Take take) const {
    for (const auto& [engine, own] : engines_)
      for (const auto& [key, finding] : own) take(Numbered{key.second, finding});
  }

 private:
  using Key = std::pair<PlaceWithinEngine, std::size_t>;
  void shorten();

  std::map<std::string, std::string> ranking_;  ///< by engine
  std::map<std::string, std::map<Key, std::shared_ptr<Finding>>> engines_;
  std::size_t most_, turns_, held_ = 0;
};

/// Findings that are rows of SQLite and findings.csv: all, or of every engine its first ones, in as many turns as make
/// so many.
inline constexpr std::size_t kTabledFindings = 500;

/// Findings in the order of keys, and the places of those that tables have.
struct ChosenFindings {
  std::vector<Finding> findings;
  std::vector<std::size_t> tabled;
};

/// Chooses so that each report says of what was chosen what it says of all; what it counts is in the digest.
///
/// Cost    Memory: the findings chosen: some 500 of the page, kTabledFindings, one an engine and claim, and of
///         kSarifResults clusters at most kSarifMembers each, which is the bound however many there are.
class ReportSelection {
 public:
  /// `only`: the one engine that a report card is about; empty for all.
  ReportSelection(const Campaign& campaign, const Digest& digest, const std::optional<Comparison>& comparison,
                  std::string only = {});

  /// In the order of keys.
  void add(Finding&& finding);
  ChosenFindings chosen() &&;
  /// Of engines on trial, those that stand for something that is worse.
  std::size_t new_ones() const { return new_ones_; }

 private:
  using ClaimSeen = std::tuple<std::string, Severity, std::string>;  // property, severity, claim

  void add_to_junit(const Numbered& one);
  void add_to_sarif(const Numbered& one);
  void add_to_card(const Numbered& one);

  std::string only_;
  std::set<Signature> worse_;
  std::set<std::string, std::less<>> on_trial_, control_;
  std::map<std::string, std::string> ranking_;
  std::size_t number_ = 0, new_ones_ = 0;
  FirstOfEach page_, tabled_;
  WorstCandidates worst_on_page_, worst_of_all_, worst_of_new_;
  using JunitKey = std::tuple<Severity, bool, PlaceWithinEngine, std::size_t>;
  std::map<std::pair<std::string, std::string>, std::pair<JunitKey, std::shared_ptr<Finding>>> junit_;
  using Members = std::map<std::pair<Severity, std::size_t>, std::shared_ptr<Finding>>;
  std::vector<Members> clusters_;
  std::map<std::pair<std::string, std::vector<SeenAs>>, std::size_t> cluster_places_;
  std::map<ClaimSeen, std::pair<std::uint64_t, Numbered>> card_;
};

}  // namespace assay
