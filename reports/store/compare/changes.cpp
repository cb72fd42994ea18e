// A comparison in words.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>

#include "reports/store/compare/compare.h"
#include "reports/store/disk/program_place.h"

namespace assay {
namespace {

using enum Change::Sense;

/// What the comparison rests on.
std::string rests_on(const Comparison& comparison) {
  if (comparison.rows == 0) return "nothing is in both";
  return comparison.tests == 0 ? "the same cases"
                               : fmt::format("{} rate{} tested", comparison.tests, comparison.tests == 1 ? "" : "s");
}

/// "; plain: 3 claims fail less often; near: 1 more often, 2 less often", the plain first.
std::string by_severity(const Comparison& comparison) {
  std::array<std::set<Signature>, kSeverities> more, less;
  for (const FailingMore& one : comparison.increases)
    more[static_cast<std::size_t>(one.severity)].insert(signature_of(one));
  for (const FailingMore& one : comparison.decreases)
    less[static_cast<std::size_t>(one.severity)].insert(signature_of(one));
  std::string text;
  for (std::size_t i = 0; i < kSeverities; ++i) {
    if (more[i].empty() && less[i].empty()) continue;
    text += fmt::format("{} {}: ", text.empty() ? "; claims that fail," : ";", kSeverityNames[i]);
    if (!more[i].empty()) text += fmt::format("{} more often", more[i].size());
    if (!less[i].empty()) text += fmt::format("{}{} less often", more[i].empty() ? "" : ", ", less[i].size());
  }
  return text;
}

/// "3 more engines".
std::string more_of(std::size_t count, std::string_view what) {
  return fmt::format("{} more {}{}", count, what, count == 1 ? "" : "s");
}

std::string draw_and_replay(const FailingMore& one, const Comparison& comparison) {
  const auto given = comparison.given.find(one.row.engine);
  return fmt::format(
      "{0} draw {1} --seed {2} --case {3} --engine {4} --property {5} --out case.case && {0} replay case.case{6}",
      program_word(), one.row.domain, comparison.seed, one.index, one.row.engine, one.row.property,
      given == comparison.given.end() ? "" : given->second);
}

/// One sentence for all rows on which an engine breaks a claim more often; `worst` is the worst of them.
Change change_of(const FailingMore& worst, std::size_t rows, bool is_new, const Comparison& comparison) {
  return {kWorse,
          fmt::format("{}: {} violates \"{}\": {}{}; case {} {}.", is_new ? "New" : "More often", worst.row.engine,
                      worst.claim, worst.words(comparison.tests),
                      rows > 1 ? fmt::format("; on {} too", more_of(rows - 1, "row")) : "", worst.index,
                      worst.index_is_new ? "fails now and did not" : "is the first that fails"),
          draw_and_replay(worst, comparison)};
}

/// Of what fails more: the worst row of each claim, in the order of the worst.
std::vector<Change> failures_in_words(const Comparison& comparison) {
  const std::set<Signature> appeared(comparison.appeared.begin(), comparison.appeared.end());
  std::map<Signature, std::set<RowKey>> rows;
  for (const FailingMore& one : comparison.increases) rows[signature_of(one)].insert(one.row);
  std::vector<Change> list;
  std::set<Signature> told;
  for (const FailingMore& one : comparison.increases)
    if (const Signature signature = signature_of(one); told.insert(signature).second)
      list.push_back(change_of(one, rows[signature].size(), appeared.contains(signature), comparison));
  for (const Signature& one : comparison.appeared)
    if (!told.contains(one))
      list.push_back({kWorse, fmt::format("New: {} violates \"{}\" of {}.", one.engine, one.claim, one.property)});
  return list;
}

/// One sentence a claim that fails less often, or no more: its most severe row.
std::vector<Change> mended_in_words(const Comparison& comparison) {
  std::map<Signature, std::set<RowKey>> rows;
  for (const FailingMore& one : comparison.decreases) rows[signature_of(one)].insert(one.row);
  std::vector<Change> list;
  std::set<Signature> told;
  const auto is_gone = [&](const Signature& one) { return std::ranges::count(comparison.disappeared, one) > 0; };
  for (const FailingMore& one : comparison.decreases) {
    const Signature signature = signature_of(one);
    if (!told.insert(signature).second) continue;
    const std::size_t others = rows[signature].size() - 1;
    list.push_back({kBetter, fmt::format("{}: {} {} \"{}\": {}{}.", is_gone(signature) ? "Gone" : "Less often",
                                         one.row.engine, is_gone(signature) ? "no longer violates" : "violates",
                                         one.claim, one.words(comparison.tests),
                                         others > 0 ? fmt::format("; on {} too", more_of(others, "row")) : "")});
  }
  for (const Signature& one : comparison.disappeared)
    if (!told.contains(one))
      list.push_back(
          {kBetter, fmt::format("Gone: {} no longer violates \"{}\" of {}.", one.engine, one.claim, one.property)});
  return list;
}

/// One sentence a claim that is broken for the first time, as chance explains: its most severe row.
std::vector<Change> chances_in_words(const Comparison& comparison) {
  std::vector<Change> list;
  std::set<Signature> told;
  for (const FailingMore& one : comparison.by_chance)
    if (told.insert(signature_of(one)).second)
      list.push_back({kNeither,
                      fmt::format("Not seen before, on other cases, which chance explains: {} violates \"{}\": {}.",
                                  one.row.engine, one.claim, one.words(comparison.tests)),
                      draw_and_replay(one, comparison)});
  return list;
}

/// What of an engine is worse.
struct Tally {
  std::size_t newly = 0, more_often = 0, given_up = 0;

  std::string words() const {
    std::string text;
    const auto add = [&](std::size_t count, std::string_view what) {
      if (count > 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, what);
    };
    add(newly, newly == 1 ? "claim newly violated" : "claims newly violated");
    add(more_often, more_often == 1 ? "claim more often" : "claims more often");
    add(given_up, given_up == 1 ? "row given up more often" : "rows given up more often");
    return text;
  }
};

}  // namespace

std::string Comparison::headline() const {
  if (!is_worse())
    return fmt::format("Nothing is worse than in the baseline{} ({}).", by_severity(*this), rests_on(*this));
  std::map<std::string, Tally> engines;
  for (const Signature& one : appeared) ++engines[one.engine].newly;
  for (const Signature& one : worse_signatures())
    if (!std::ranges::count(appeared, one)) ++engines[one.engine].more_often;
  for (const GivingUp& one : giving_up)
    if (one.is_worse()) ++engines[one.row.engine].given_up;
  constexpr std::size_t kNamed = 5;
  std::string text = "Worse than the baseline: ";
  std::size_t named = 0;
  for (const auto& [engine, tally] : engines) {
    if (named == kNamed) break;
    text += fmt::format("{}{} ({})", named++ == 0 ? "" : ", ", engine, tally.words());
  }
  if (engines.size() > named) text += " and " + more_of(engines.size() - named, "engine");
  return text + by_severity(*this) + "; " + rests_on(*this) + '.';
}

std::vector<Change> Comparison::changes() const {
  std::vector<Change> list = failures_in_words(*this);
  for (const GivingUp& one : giving_up)
    list.push_back({one.is_worse() ? kWorse : one.is_more() ? kNeither : kBetter, one.sentence(tests)});
  std::ranges::move(mended_in_words(*this), std::back_inserter(list));
  std::ranges::move(chances_in_words(*this), std::back_inserter(list));
  for (const CostChange& one : costs) list.push_back({kNeither, one.sentence(tests)});
  for (const Otherwise& one : otherwise) list.push_back({kNeither, one.sentence()});
  for (const std::string& sentence : not_compared) list.push_back({kNeither, "Not compared: " + sentence + "."});
  std::ranges::stable_sort(list, {}, &Change::sense);
  return list;
}

}  // namespace assay
