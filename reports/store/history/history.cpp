#include "reports/store/history/history.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "reports/store/history/baseline.h"
#include "reports/store/history/history_state.h"
#include "reports/store/history/schema.h"

namespace assay {
namespace {

std::int64_t number_of(Database& database, const char* sql) {
  Statement statement(database, sql);
  statement.ask();
  return statement.next() ? statement.whole(0) : 0;
}

/// The place of a name in a table of names, which gets it if it has not got it.
template <class... Rest>
std::int64_t id_of(Database& database, const std::string& table, std::string_view name, const Rest&... rest) {
  Statement known(database, "SELECT id FROM " + table + " WHERE name = ?");
  known.ask(name);
  if (known.next()) return known.whole(0);
  Insertion(database, table, 2 + sizeof...(Rest)).put(std::nullopt, name, rest...);
  return database.last_row();
}

/// What the night before says, with the signatures of clusters that it did not show and that are not fixed.
Result<std::optional<Campaign>> night_before(Database& database) {
  std::string packed;
  {
    Statement last(database, "SELECT packed FROM last_night");
    last.ask();
    if (!last.next()) return std::optional<Campaign>();
    packed = last.bytes(0);
  }
  auto campaign = baseline_of(packed);
  if (!campaign) return Error{campaign.error()};
  Statement open(database,
                 "SELECT c.engine, s.property, s.claim FROM signatures s JOIN clusters c ON c.id = s.cluster WHERE "
                 "c.fixed IS NULL");
  open.ask();
  while (open.next()) {
    Finding known;
    known.engine = open.bytes(0), known.property = open.bytes(1), known.claim = open.bytes(2);
    campaign->findings.push_back(std::move(known));
  }
  return std::optional(*std::move(campaign));
}

void put_names(Database& database, const CampaignHeader& header, std::int64_t night) {
  Statement last_version(database, "SELECT version FROM versions WHERE engine = ? ORDER BY night DESC LIMIT 1");
  Statement kind(database, "UPDATE engines SET kind = ? WHERE id = ?");
  for (const EngineRow& engine : header.engines) {
    const auto number = static_cast<int>(engine.kind);
    const std::int64_t id = id_of(database, "engines", engine.name, number);
    kind.put(number, id);
    last_version.ask(id);
    if (!last_version.next() || last_version.bytes(0) != engine.version)
      database.insert("versions", id, night, engine.version);
  }
}

void put_failures(Database& database, const Answers& answers, std::int64_t night) {
  std::map<std::pair<std::string_view, std::string_view>, std::int32_t> exponents;  // the smallest of all domains
  for (const EffectiveEpsilonRow& row : answers.epsilons) {
    if (!row.gaps.wrong) continue;
    const auto [at, fresh] = exponents.try_emplace({row.engine, row.property}, *row.gaps.wrong);
    if (!fresh) at->second = std::min(at->second, *row.gaps.wrong);
  }
  struct Counts {
    std::string_view family;
    BySeverity failed{}, tried{};
  };
  std::map<std::tuple<std::string_view, std::string_view, bool>, Counts> all;
  for (const WrongRow& row : answers.wrong) {
    Counts& counts = all[{row.engine, row.property, row.is_sample}];
    const auto severity = static_cast<std::size_t>(row.severity);
    counts.family = row.family;
    counts.failed[severity] = row.wrong.failed + row.no_answer, counts.tried[severity] = row.wrong.tried;
  }
  Insertion rows(database, "failures", 13);
  for (const auto& [name, counts] : all) {
    const auto& [engine, property, is_sample] = name;
    const auto &f = counts.failed, &t = counts.tried;
    const auto exponent = exponents.find({engine, property});
    rows.put(night, id_of(database, "engines", engine, 0), id_of(database, "properties", property, counts.family),
             is_sample, f[0], f[1], f[2], f[3], t[0], t[1], t[2], t[3],
             exponent == exponents.end() ? std::nullopt : std::optional(exponent->second));
  }
}

void put_times(Database& database, const Campaign& summed, std::int64_t night) {
  std::map<std::string_view, std::string_view> families;
  for (const PlannedRow& row : summed.header.plan) families[row.domain] = row.family;
  std::map<std::pair<std::string_view, std::string_view>, TimePoint> times;
  for (const Timing& timing : summed.timings) {
    TimePoint& time = times[{timing.engine, families[timing.domain]}];
    time.cases += timing.cases, time.nanoseconds += timing.nanoseconds;
  }
  for (const auto& [name, time] : times)
    database.insert("times", night, id_of(database, "engines", name.first, 0), name.second, time.cases,
                    time.nanoseconds);
}

void put_night(Database& database, const NewNight& night, const std::optional<Comparison>& comparison) {
  const CampaignHeader& header = night.summed.header;
  std::vector<Change> worse = comparison ? comparison->changes() : std::vector<Change>();
  std::erase_if(worse, [](const Change& one) { return one.sense != Change::Sense::kWorse; });
  database.insert("nights", std::nullopt, words_of(night.day), night.results, header.battery, header.battery_version,
                  std::to_string(header.seed), worse.size(), comparison ? comparison->headline() : std::string());
  const std::int64_t id = database.last_row();
  Insertion regressions(database, "regressions", 4);
  for (std::size_t place = 0; place < worse.size(); ++place)
    regressions.put(id, place, worse[place].sentence, worse[place].again);
  put_names(database, header, id);
  put_failures(database, night.answers, id);
  put_times(database, night.summed, id);
}

/// What stands between a night and the history; empty for nothing.
std::string refusal(Database& database, const NewNight& night, bool& was_there) {
  Statement last(database, "SELECT day, results FROM nights ORDER BY id DESC LIMIT 1");
  last.ask();
  if (!last.next()) return "";
  const std::string before = last.bytes(0), day = words_of(night.day);
  was_there = before == day && last.bytes(1) == night.results;
  return before < day || was_there ? "" : "has a night of " + before + ", so " + day + " cannot be added behind it";
}

}  // namespace

History::History(std::unique_ptr<State> state) : state_(std::move(state)) {}
History::History(History&&) noexcept = default;
History& History::operator=(History&&) noexcept = default;
History::~History() = default;

Result<History> History::open(const std::filesystem::path& path) {
  auto state = std::make_unique<State>(path);
  Database& database = state->database;
  database.run("BEGIN IMMEDIATE");
  const std::int64_t tables = number_of(database, "SELECT count(*) FROM sqlite_master");
  if (tables == 0) {
    database.run(history_detail::kSchema);
    database.run(("PRAGMA application_id = " + std::to_string(history_detail::kApplication) +
                  "; PRAGMA user_version = " + std::to_string(history_detail::kVersion))
                     .c_str());
  }
  const std::int64_t application = number_of(database, "PRAGMA application_id"),
                     version = number_of(database, "PRAGMA user_version");
  database.run("COMMIT");
  if (!database.defect().empty()) return state->refused("cannot be opened as a history: " + database.defect());
  if (application != history_detail::kApplication) return state->refused("is a database, and no history");
  if (version != history_detail::kVersion)
    return state->refused("is a history of version " + std::to_string(version) + ", which this program does not read");
  return History(std::move(state));
}

Result<AddedNight> History::add(const NewNight& night) {
  Database& database = state_->database;
  AddedNight added;
  database.run("BEGIN IMMEDIATE");
  std::string reason = refusal(database, night, added.was_there);
  if (reason.empty() && !added.was_there) {
    const auto before = night_before(database);
    const auto packed = packed_baseline(night.summed);
    if (before && packed) {
      if (*before) added.comparison = night.accepted.without_accepted(compare(**before, night.summed), night.summed);
      put_night(database, night, added.comparison);
      history_detail::put_clusters(database, night);
      database.run("DELETE FROM last_night");
      database.insert("last_night", Blob{*packed});
    } else {
      reason = before ? packed.error() : before.error();
    }
  }
  database.run(reason.empty() ? "COMMIT" : "ROLLBACK");
  if (!database.defect().empty()) return state_->refused("the night is not added: " + database.defect());
  return reason.empty() ? Result<AddedNight>(std::move(added)) : state_->refused(reason);
}

}  // namespace assay
