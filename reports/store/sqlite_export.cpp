#include "reports/store/sqlite_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <concepts>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "reports/store/compare/verdicts.h"
#include "reports/store/sqlite/database.h"

namespace assay {
namespace {

constexpr const char* kSchema = R"sql(
CREATE TABLE campaign(schema INTEGER, battery TEXT, battery_version INTEGER, seed TEXT, block_size INTEGER);
CREATE TABLE plan(family TEXT, property TEXT, domain TEXT, axis TEXT, sentence TEXT, aim TEXT, cases INTEGER,
is_sample INTEGER, ranks_engines INTEGER,
                  PRIMARY KEY(property, domain));
CREATE TABLE not_judged(engine TEXT, property TEXT, why TEXT, PRIMARY KEY(engine, property));
CREATE TABLE claims(id INTEGER PRIMARY KEY, claim TEXT);
CREATE TABLE asked(id INTEGER PRIMARY KEY, engine_id INTEGER, row_id INTEGER);
CREATE TABLE cell_counts(asked_id INTEGER, difficulty INTEGER,
                         holds INTEGER, gave_up INTEGER, declined INTEGER, not_judged INTEGER,
                         tried_plain INTEGER, tried_near INTEGER, tried_extreme INTEGER, tried_degenerate INTEGER,
                         filtered INTEGER, exact INTEGER, steps INTEGER, steps_max INTEGER,
                         PRIMARY KEY(asked_id, difficulty)) WITHOUT ROWID;
CREATE TABLE cell_rest(asked_id INTEGER, difficulty INTEGER,
                       violated INTEGER, undecided INTEGER, crashed INTEGER, hung INTEGER,
                       nondeterministic INTEGER, not_asked INTEGER, within_documented INTEGER,
                       plain INTEGER, near INTEGER, extreme INTEGER, degenerate INTEGER,
                       inside INTEGER, explained INTEGER, refereed INTEGER, cycles INTEGER, magnitude_max REAL,
                       PRIMARY KEY(asked_id, difficulty)) WITHOUT ROWID;
CREATE TABLE violation_counts(asked_id INTEGER, difficulty INTEGER, claim_id INTEGER, count INTEGER,
                              PRIMARY KEY(asked_id, difficulty, claim_id)) WITHOUT ROWID;
CREATE VIEW cells AS
SELECT engines.name AS engine, plan.property, plan.domain, plan.is_sample, c.difficulty, c.holds,
       ifnull(r.violated, 0) AS violated, ifnull(r.undecided, 0) AS undecided, c.gave_up,
       c.declined, ifnull(r.crashed, 0) AS crashed, ifnull(r.hung, 0) AS hung,
       ifnull(r.nondeterministic, 0) AS nondeterministic, c.not_judged,
       ifnull(r.not_asked, 0) AS not_asked, ifnull(r.within_documented, 0) AS within_documented,
       c.tried_plain + c.tried_near + c.tried_extreme + c.tried_degenerate AS tried,
       c.tried_plain, c.tried_near, c.tried_extreme, c.tried_degenerate, ifnull(r.plain, 0) AS plain,
       ifnull(r.near, 0) AS near, ifnull(r.extreme, 0) AS extreme, ifnull(r.degenerate, 0) AS degenerate,
       ifnull(r.inside, 0) AS inside, ifnull(r.explained, 0) AS explained, c.filtered, c.exact,
       ifnull(r.refereed, 0) AS refereed, c.steps, c.steps_max, ifnull(r.cycles, 0) AS cycles,
       ifnull(r.magnitude_max, 0.0) AS magnitude_max
FROM cell_counts c JOIN asked ON asked.id = c.asked_id JOIN engines ON engines.rowid = asked.engine_id
     JOIN plan ON plan.rowid = asked.row_id LEFT JOIN cell_rest r USING(asked_id, difficulty);
CREATE VIEW violations AS
SELECT engines.name AS engine, plan.property, plan.domain, v.difficulty, claims.claim, v.count
FROM violation_counts v JOIN asked ON asked.id = v.asked_id JOIN engines ON engines.rowid = asked.engine_id
     JOIN plan ON plan.rowid = asked.row_id JOIN claims ON claims.id = v.claim_id;
CREATE VIEW engine_verdicts AS
SELECT engines.name AS engine, engines.kind, engines.on_trial,
       CASE WHEN ifnull(c.judged, 0) = 0 THEN 'not judged' WHEN c.plain > 0 THEN 'failed on plain input'
            WHEN c.failed > 0 THEN 'failed on other input alone' ELSE 'never failed' END AS verdict,
       ifnull(c.tried, 0) AS tried, ifnull(c.failed, 0) AS failed,
       ifnull((SELECT sum(findings) FROM finding_counts f WHERE f.engine = engines.name), 0) AS findings
FROM engines LEFT JOIN (SELECT engine, sum(tried) AS tried, sum(plain) AS plain,
       sum(plain + near + extreme + degenerate) AS failed,
       sum(holds + within_documented + plain + near + extreme + degenerate) AS judged
     FROM cells GROUP BY engine) c ON c.engine = engines.name;
CREATE TABLE finding_counts(engine TEXT, property TEXT, findings INTEGER, PRIMARY KEY(engine, property)) WITHOUT ROWID;
CREATE TABLE finding_rows(id TEXT, engine TEXT, engine_version TEXT, property TEXT, claim TEXT, domain TEXT,
                      difficulty INTEGER, "index" TEXT, evidence TEXT, magnitude REAL, case_text TEXT, answer TEXT,
                      measured TEXT, size INTEGER, original_size INTEGER, minimal INTEGER, referee TEXT,
                      failed_again INTEGER, by_default INTEGER, severity TEXT, seen INTEGER, also_in TEXT,
                      accepted TEXT,
                      PRIMARY KEY(engine, property, claim, id));
CREATE VIEW findings AS
SELECT f.*, (SELECT family FROM plan WHERE plan.property = f.property LIMIT 1) AS family, engines.kind
FROM finding_rows f LEFT JOIN engines ON engines.name = f.engine;
CREATE TABLE seen_as(finding TEXT, engine TEXT, property TEXT, claim TEXT, severity TEXT, cases INTEGER);
CREATE TABLE cycles(finding TEXT, engine TEXT, first INTEGER, position INTEGER, state TEXT);
CREATE TABLE timings(engine TEXT, domain TEXT, difficulty INTEGER, cases INTEGER, nanoseconds INTEGER);
CREATE TABLE provenance(key TEXT PRIMARY KEY, value TEXT);
)sql";

Cell cell_of(double promise) { return promise; }
Cell cell_of(bool promise) { return std::int64_t{promise}; }
Cell cell_of(Touching promise) { return std::string(name_of(promise)); }

/// A column for each promise.
PlainTable engines_table(const Campaign& campaign) {
  PlainTable table{
      "engines", {}, {{"name"}, {"version"}, {"kind"}, {"on_trial", CellKind::kInteger}, {"sentence"}}, {}};
  std::map<std::string_view, std::size_t> place;
  write_promises(Semantics(), [&](const auto& field, auto value) {
    if (!place.try_emplace(field.name, table.columns.size()).second) return;
    using Value = decltype(value);
    table.columns.push_back({std::string(field.name), std::same_as<Value, double> ? CellKind::kNumber
                                                      : std::same_as<Value, bool> ? CellKind::kInteger
                                                                                  : CellKind::kText});
  });
  table.columns.push_back({"precision_bits", CellKind::kInteger});
  table.columns.push_back({"note"});
  for (const EngineRow& engine : campaign.header.engines) {
    const Semantics& says = engine.semantics;
    std::vector<Cell> row{engine.name, engine.version, std::string(name_of(engine.kind)),
                          std::int64_t{is_on_trial(campaign, engine)}, engine.sentence};
    row.resize(table.columns.size());
    write_promises(says, [&](const auto& field, auto value) { row[place.at(field.name)] = cell_of(value); });
    row[row.size() - 2] = std::int64_t{says.precision_bits};
    row.back() = says.note;
    table.rows.push_back(std::move(row));
  }
  return table;
}

void fill_plan(Database& database, const Campaign& campaign) {
  const CampaignHeader& header = campaign.header;
  // Seeds and case indices use all 64 bits; SQLite's integers are signed, so these two are text.
  database.insert("campaign", header.schema, header.battery, header.battery_version, std::to_string(header.seed),
                  header.block_size);
  database.insert(engines_table(campaign), "name");
  for (const PlannedRow& row : header.plan)
    database.insert("plan", row.family, row.property, row.domain, row.axis, row.sentence, row.aim, row.cases,
                    is_sample(row.domain), row.ranks_engines);
  for (const NotJudgedRow& row : header.not_judged) database.insert("not_judged", row.engine, row.property, row.why);
}

/// What most cells have is one table, what few have another: a count of 0 takes a byte of each row, or none.
void fill_cells(Database& database, const CampaignHeader& header, const std::map<RowKey, CellsByDifficulty>& totals) {
  std::map<std::string_view, std::size_t> engines;
  std::map<std::pair<std::string_view, std::string_view>, std::size_t> rows;
  std::map<std::string, std::size_t> claims;
  for (const EngineRow& engine : header.engines) engines.emplace(engine.name, engines.size() + 1);
  for (const PlannedRow& row : header.plan)
    rows.emplace(std::pair<std::string_view, std::string_view>(row.property, row.domain), rows.size() + 1);
  Insertion questions(database, "asked", 3), counts(database, "cell_counts", 14), rest(database, "cell_rest", 18),
      violations(database, "violation_counts", 4);
  std::size_t asked = 0;
  for (const auto& [key, cells] : totals) {
    questions.put(++asked, engines[key.engine], rows[{key.property, key.domain}]);
    for (const auto& [difficulty, cell] : cells) {
      const auto& o = cell.outcomes;
      const auto &s = cell.severities, &t = cell.cases;
      const auto of = [&](Outcome outcome) { return o[static_cast<std::size_t>(outcome)]; };
      using enum Outcome;
      counts.put(asked, difficulty, of(kHolds), of(kGaveUp), of(kDeclined), of(kNotJudged), t[0], t[1], t[2], t[3],
                 cell.filtered, cell.exact, cell.steps, cell.steps_max);
      const std::array rare = {of(kViolated),         of(kUndecided), of(kCrashed),         of(kHung),
                               of(kNondeterministic), of(kNotAsked),  of(kWithinDocumented)};
      if (cell.inside + cell.explained + cell.refereed + cell.cycles > 0 || cell.magnitude_max != 0 ||
          rare != decltype(rare){})
        rest.put(asked, difficulty, rare[0], rare[1], rare[2], rare[3], rare[4], rare[5], rare[6], s[0], s[1], s[2],
                 s[3], cell.inside, cell.explained, cell.refereed, cell.cycles, cell.magnitude_max);
      for (const auto& [claim, count] : cell.violations) {
        const auto [at, fresh] = claims.emplace(claim, claims.size() + 1);
        if (fresh) database.insert("claims", at->second, claim);
        violations.put(asked, difficulty, at->second, count);
      }
    }
  }
}

void fill_findings(Database& database, const Campaign& campaign, const FindingCounts& found,
                   const AcceptedFindings& accepted) {
  for (const auto& [row, count] : found.empty() ? counts_of(campaign.findings) : found)
    database.insert("finding_counts", row.first, row.second, count);
  if (const std::size_t all = sum_of(found); all > campaign.findings.size())
    database.insert(
        "provenance", "report.findings",
        fmt::format("{} of {}: of every engine its first ones; finding_counts counts all, and all are lines "
                    "of findings.jsonl",
                    campaign.findings.size(), all));
  Insertion findings(database, "finding_rows", 23), seen_as(database, "seen_as", 6);
  for (const Finding& f : campaign.findings) {
    const auto reason = accepted.find(key_of(f));
    findings.put(f.id, f.engine, f.engine_version, f.property, f.claim, f.domain, f.difficulty, std::to_string(f.index),
                 f.evidence, f.magnitude, f.case_text, f.answer, f.measured, f.size, f.original_size, f.minimal,
                 f.referee, f.failed_again, f.by_default, name_of(f.severity), f.seen,
                 fmt::format("{}", fmt::join(f.also_in, " ")),
                 reason == accepted.end() ? std::optional<std::string>() : reason->second);
    for (const SeenAs& one : f.seen_as)
      seen_as.put(f.id, f.engine, one.property, one.claim, name_of(one.severity), one.cases);
    if (!f.cycle) continue;
    for (std::size_t position = 0; position < f.cycle->states.size(); ++position) {
      std::string state;
      for (const std::uint32_t entry : f.cycle->states[position])
        state += (state.empty() ? "" : " ") + std::to_string(entry);
      database.insert("cycles", f.id, f.engine, f.cycle->first, position, state);
    }
  }
}

}  // namespace

Result<Written> export_sqlite(const Campaign& campaign, const std::map<RowKey, CellsByDifficulty>& totals,
                              const std::filesystem::path& path, std::span<const PlainTable> studies,
                              const Answers& answers, const FindingCounts& found, const AcceptedFindings& accepted) {
  static_assert(kOutcomes == 11 && kSeverities == 4, "the tables of cells have one column each, in their order");
  // In memory first: then one function writes all files, and a full disk is told in its words instead of SQLite's.
  Database database;
  database.run("BEGIN");
  database.run(kSchema);
  fill_plan(database, campaign);
  fill_cells(database, campaign.header, totals);
  database.insert_coded(table_of(answers.wrong));
  database.insert(table_of(answers.epsilons));
  fill_findings(database, campaign, found, accepted);
  for (const Timing& t : campaign.timings)
    database.insert("timings", t.engine, t.domain, t.difficulty, t.cases, t.nanoseconds);
  for (const auto& [key, value] : campaign.provenance) database.insert("provenance", key, value);
  for (const PlainTable& table : studies) database.insert_coded(table);
  database.run("COMMIT");
  database.run("VACUUM");  // rows come in other orders than their keys', and leave pages half empty
  return database.write(path);
}

}  // namespace assay
