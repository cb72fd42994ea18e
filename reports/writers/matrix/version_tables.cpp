#include "reports/writers/matrix/version_tables.h"

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

std::string turn_words(const std::vector<std::optional<FailuresAt>>& at, const std::vector<TurnAt>& turns,
                       const std::vector<VersionRun>& runs) {
  std::string words;
  const auto add = [&](const std::string& what) { words += (words.empty() ? "" : ", ") + what; };
  const auto first = std::ranges::find_if(at, [](const auto& one) { return one.has_value(); });
  if (first != at.end() && (*first)->failed > 0)
    add("fails since the first" +
        (first == at.begin() ? "" : " that is asked, " + runs[static_cast<std::size_t>(first - at.begin())].label));
  for (const TurnAt& one : turns) add(std::string(name_of(one.turn)) + " in " + runs[one.version].label);
  return words.empty() ? "within chance" : words;
}

}  // namespace assay
