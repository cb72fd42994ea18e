#include "reports/writers/matrix/version_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reports/store/given_engines.h"

namespace assay {
std::vector<VersionTable> version_tables(const std::vector<TrustTable>& tables, const std::vector<VersionRun>& runs) {
  std::vector<VersionTable> all;
  for (const TrustTable& table : tables) {
    std::map<std::string, VersionTable> by_engine;
    for (const TrustRow& row : table.rows) {
      const std::string& name = row.engine().name;
      const std::string engine = stated_name(name);
      VersionTable& own = by_engine[engine];
      if (own.rows.empty()) own = {engine, table.family, table.title, table.property, {}};
      own.rows.resize(runs.size());
      const auto run = std::ranges::find(runs, name.substr(engine.size() + 1), &VersionRun::label);
      own.rows[static_cast<std::size_t>(run - runs.begin())] = &row;
    }
    for (auto& [engine, own] : by_engine) all.push_back(std::move(own));
  }
  return all;
}

namespace {

/// "better and worse in 1.2 (plain 149 to 0, degenerate 2 to 5)": how the failing cases of each severity changed, the
/// plain first. What is worse may be a case that held, while the counts are the same.
std::string step_words(const FailuresAt& before, const FailuresAt& after, Turn turn, const std::string& label) {
  std::string counts;
  std::vector<std::string_view> directions;
  for (std::size_t i = 0; i < kSeverities; ++i) {
    const std::uint64_t was = before.severities[i], is = after.severities[i];
    if (was == is) continue;
    counts += fmt::format("{}{} {} to {}", counts.empty() ? "" : ", ", kSeverityNames[i], was, is);
    directions.push_back(is < was ? name_of(Turn::kBetter) : name_of(Turn::kWorse));
  }
  directions.push_back(name_of(turn));
  std::string words(directions.front());
  const auto other = std::ranges::find_if(directions, [&](std::string_view one) { return one != words; });
  if (other != directions.end()) words += fmt::format(" and {}", *other);
  return fmt::format("{} in {}{}", words, label, counts.empty() ? "" : " (" + counts + ')');
}

}  // namespace

std::string turn_words(const std::vector<std::optional<FailuresAt>>& at, const std::vector<TurnAt>& turns,
                       const std::vector<VersionRun>& runs) {
  std::string words;
  const auto add = [&](const std::string& what) { words += (words.empty() ? "" : ", ") + what; };
  const auto first = std::ranges::find_if(at, [](const auto& one) { return one.has_value(); });
  if (first != at.end() && (*first)->failed > 0)
    add("fails since the first" +
        (first == at.begin() ? "" : " that is asked, " + runs[static_cast<std::size_t>(first - at.begin())].label));
  for (const auto& [version, turn] : turns) {
    const bool is_by_degrees = turn == Turn::kWorse || turn == Turn::kBetter;
    add(is_by_degrees && at[version - 1] && at[version]
            ? step_words(*at[version - 1], *at[version], turn, runs[version].label)
            : fmt::format("{} in {}", name_of(turn), runs[version].label));
  }
  return words.empty() ? "within chance" : words;
}

}  // namespace assay
