// The series of a history, read.
#include <algorithm>

#include "reports/store/history/history_state.h"

namespace assay {
namespace {

std::uint64_t count_at(const Statement& row, int column) { return static_cast<std::uint64_t>(row.whole(column)); }

std::map<std::int64_t, std::size_t> read_nights(Database& database, Trends& trends) {
  std::map<std::int64_t, std::size_t> places;
  Statement rows(database,
                 "SELECT id, day, results, battery, battery_version, seed, worse, headline FROM nights ORDER BY id");
  rows.ask();
  while (rows.next()) {
    places.emplace(rows.whole(0), trends.nights.size());
    trends.nights.push_back({rows.bytes(1), rows.bytes(2), rows.bytes(3), rows.bytes(5),
                             static_cast<std::uint32_t>(rows.whole(4)), count_at(rows, 6), rows.bytes(7)});
  }
  Statement regressions(database, "SELECT night, sentence, again FROM regressions ORDER BY night, place");
  regressions.ask();
  while (regressions.next())
    if (const auto place = places.find(regressions.whole(0)); place != places.end())
      trends.nights[place->second].regressions.push_back(
          {Change::Sense::kWorse, regressions.bytes(1), regressions.bytes(2)});
  return places;
}

void read_series(Database& database, const std::map<std::int64_t, std::size_t>& places, Trends& trends) {
  Statement rows(
      database,
      "SELECT r.night, e.name, p.family, p.name, is_sample, plain, near, extreme, degenerate, tried_plain, "
      "tried_near, tried_extreme, tried_degenerate, exponent FROM failures r JOIN engines e ON e.id = r.engine "
      "JOIN properties p ON p.id = r.property ORDER BY r.engine, r.property, r.night");
  rows.ask();
  while (rows.next()) {
    const auto place = places.find(rows.whole(0));
    if (place == places.end()) continue;
    SeriesPoint point{.night = place->second};
    for (std::size_t i = 0; i < kSeverities; ++i) {
      point.failed[i] = count_at(rows, 5 + static_cast<int>(i));
      point.tried[i] = count_at(rows, 5 + static_cast<int>(kSeverities + i));
    }
    if (!rows.is_null(13)) point.exponent = static_cast<std::int32_t>(rows.whole(13));
    trends.series[{rows.bytes(2), rows.bytes(1), rows.bytes(3), rows.whole(4) != 0}].push_back(point);
  }
  Statement times(database,
                  "SELECT t.night, e.name, t.family, t.cases, t.nanoseconds FROM times t JOIN engines e ON e.id = "
                  "t.engine ORDER BY t.night");
  times.ask();
  while (times.next())
    if (const auto place = places.find(times.whole(0)); place != places.end())
      trends.times[{times.bytes(2), times.bytes(1)}].push_back({place->second, count_at(times, 3), count_at(times, 4)});
  Statement kinds(database, "SELECT name, kind FROM engines");
  kinds.ask();
  while (kinds.next()) trends.kinds[kinds.bytes(0)] = static_cast<EngineKind>(count_at(kinds, 1) % kEngineKinds.size());
}

void read_clusters(Database& database, Trends& trends) {
  Statement rows(database,
                 "SELECT engine, family, mode, severity, first_seen, last_seen, fixed, nights FROM clusters "
                 "ORDER BY fixed IS NOT NULL, last_seen DESC, engine, family, mode");
  rows.ask();
  while (rows.next()) {
    ClusterOfHistory one;
    one.engine = rows.bytes(0), one.failing.family = rows.bytes(1);
    one.failing.mode = static_cast<FailureMode>(count_at(rows, 2) % kFailureModes);
    one.worst = static_cast<Severity>(count_at(rows, 3) % kSeverities);
    one.first_seen = rows.bytes(4), one.last_seen = rows.bytes(5), one.fixed = rows.bytes(6);
    one.nights = count_at(rows, 7);
    trends.clusters.push_back(std::move(one));
  }
}

}  // namespace

Result<Trends> History::read() {
  Database& database = state_->database;
  Trends trends;
  database.run("BEGIN");
  read_series(database, read_nights(database, trends), trends);
  read_clusters(database, trends);
  database.run("COMMIT");
  if (!database.defect().empty()) return state_->refused("cannot be read: " + database.defect());
  return trends;
}

}  // namespace assay
