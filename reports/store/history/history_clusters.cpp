// Clusters of failures in the file of a history.
#include <utility>

#include "reports/store/compare/intervals.h"
#include "reports/store/history/clusters.h"
#include "reports/store/history/history_state.h"

namespace assay::history_detail {
namespace {

/// A cluster that the file has and that is not fixed.
struct OpenCluster {
  std::int64_t id = 0;
  ClusterName name;
  std::string property, last_seed, last_battery;
  std::uint64_t failed = 0, tried = 0, tried_since = 0, last_tried = 0;
};

std::vector<OpenCluster> open_clusters(Database& database) {
  Statement rows(database,
                 "SELECT id, engine, family, mode, property, failed, tried, tried_since, last_seed, last_battery, "
                 "last_tried FROM clusters WHERE fixed IS NULL");
  rows.ask();
  std::vector<OpenCluster> open;
  const auto count = [&](int column) { return static_cast<std::uint64_t>(rows.whole(column)); };
  while (rows.next()) {
    OpenCluster one{rows.whole(0), {rows.bytes(1), {rows.bytes(2)}}, rows.bytes(4), rows.bytes(8), rows.bytes(9)};
    one.name.failing.mode = static_cast<FailureMode>(count(3) % kFailureModes);
    one.failed = count(5), one.tried = count(6), one.tried_since = count(7), one.last_tried = count(10);
    open.push_back(std::move(one));
  }
  return open;
}

std::string battery_of(const CampaignHeader& header) {
  return header.battery + ' ' + std::to_string(header.battery_version);
}

/// Whether the same cases asked again must show the cluster again.
bool is_of_answers_alone(FailureMode mode) {
  return mode != FailureMode::kCrashes && mode != FailureMode::kHangs && mode != FailureMode::kNondeterministic;
}

bool is_fixed(const OpenCluster& one, const CampaignHeader& header, std::uint64_t tried_now) {
  const bool same_cases = one.last_seed == std::to_string(header.seed) && one.last_battery == battery_of(header) &&
                          tried_now >= one.last_tried;
  if (same_cases && is_of_answers_alone(one.name.failing.mode)) return true;
  return fisher_increase(0, one.tried_since, one.failed, one.tried) < kFamilyAlpha;
}

void put_signatures(Database& database, std::int64_t cluster, const std::set<Signature>& signatures) {
  Statement rows(database, "INSERT OR IGNORE INTO signatures VALUES(?,?,?)");
  for (const Signature& one : signatures) rows.put(cluster, one.property, one.claim);
}

/// A cluster that the night shows, and that may have been there before.
void put_seen(Database& database, const NewNight& night, const Sighting& seen, const ClusterName& name,
              const OpenCluster* before) {
  const CampaignHeader& header = night.summed.header;
  const std::string day = words_of(night.day), seed = std::to_string(header.seed), battery = battery_of(header);
  std::int64_t id = 0;
  if (before == nullptr) {
    database.insert("clusters", std::nullopt, name.engine, name.failing.family, static_cast<int>(name.failing.mode),
                    static_cast<int>(seen.worst), seen.property, day, day, 1, seen.failed, seen.tried, 0, seed, battery,
                    seen.tried, std::nullopt);
    id = database.last_row();
  } else {
    id = before->id;
    Statement(database,
              "UPDATE clusters SET severity = min(severity, ?), property = ?, last_seen = ?, nights = nights + 1, "
              "failed = failed + ?, tried = tried + tried_since + ?, tried_since = 0, last_seed = ?, last_battery = ?, "
              "last_tried = ? WHERE id = ?")
        .put(static_cast<int>(seen.worst), seen.property, day, seen.failed, seen.tried, seed, battery, seen.tried, id);
  }
  put_signatures(database, id, seen.signatures);
}

}  // namespace

void put_clusters(Database& database, const NewNight& night) {
  const auto tried = tried_by_property(night.summed);
  std::map<ClusterName, Sighting> seen = clusters_of(night.summed);
  for (OpenCluster& one : open_clusters(database)) {
    if (const auto again = seen.find(one.name); again != seen.end()) {
      put_seen(database, night, again->second, one.name, &one);
      seen.erase(again);
      continue;
    }
    const auto now = tried.find({one.name.engine, one.property});
    if (now == tried.end() || now->second == 0) continue;  // it was not asked
    one.tried_since += now->second;
    Statement(database, "UPDATE clusters SET tried_since = ?, fixed = ? WHERE id = ?")
        .put(one.tried_since,
             is_fixed(one, night.summed.header, now->second) ? std::optional(words_of(night.day)) : std::nullopt,
             one.id);
  }
  for (const auto& [name, sighting] : seen) put_seen(database, night, sighting, name, nullptr);
}

}  // namespace assay::history_detail
