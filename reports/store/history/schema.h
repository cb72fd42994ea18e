// The tables of a history; docs/history.md tells them to those who ask.
#pragma once

namespace assay::history_detail {

inline constexpr int kApplication = 0x41736168, kVersion = 2;  // "Asah"

inline constexpr const char* kSchema = R"sql(
CREATE TABLE nights(id INTEGER PRIMARY KEY, day TEXT UNIQUE, results TEXT, battery TEXT, battery_version INTEGER,
                    seed TEXT, worse INTEGER, headline TEXT);
CREATE TABLE engines(id INTEGER PRIMARY KEY, name TEXT UNIQUE, kind INTEGER);
CREATE TABLE versions(engine INTEGER, night INTEGER, version TEXT, PRIMARY KEY(engine, night)) WITHOUT ROWID;
CREATE TABLE properties(id INTEGER PRIMARY KEY, name TEXT UNIQUE, family TEXT);
CREATE TABLE failures(night INTEGER, engine INTEGER, property INTEGER, is_sample INTEGER,
                      plain INTEGER, near INTEGER, extreme INTEGER, degenerate INTEGER, tried_plain INTEGER,
                      tried_near INTEGER, tried_extreme INTEGER, tried_degenerate INTEGER, exponent INTEGER,
                      PRIMARY KEY(night, engine, property, is_sample)) WITHOUT ROWID;
CREATE TABLE times(night INTEGER, engine INTEGER, family TEXT, cases INTEGER, nanoseconds INTEGER,
                   PRIMARY KEY(night, engine, family)) WITHOUT ROWID;
CREATE TABLE regressions(night INTEGER, place INTEGER, sentence TEXT, again TEXT,
                         PRIMARY KEY(night, place)) WITHOUT ROWID;
CREATE TABLE clusters(id INTEGER PRIMARY KEY, engine TEXT, family TEXT, mode INTEGER, severity INTEGER, property TEXT,
                      first_seen TEXT, last_seen TEXT, nights INTEGER, failed INTEGER, tried INTEGER,
                      tried_since INTEGER, last_seed TEXT, last_battery TEXT, last_tried INTEGER, fixed TEXT);
CREATE TABLE signatures(cluster INTEGER, property TEXT, claim TEXT,
                        PRIMARY KEY(cluster, property, claim)) WITHOUT ROWID;
CREATE TABLE last_night(packed BLOB);
CREATE VIEW trends AS
SELECT nights.day, engines.name AS engine, properties.family, properties.name AS property, r.is_sample,
       r.plain, r.near, r.extreme, r.degenerate, r.tried_plain, r.tried_near, r.tried_extreme, r.tried_degenerate,
       r.exponent AS effective_exponent, 1e9 * t.cases / t.nanoseconds AS cases_per_second
FROM failures r JOIN nights ON nights.id = r.night JOIN engines ON engines.id = r.engine
     JOIN properties ON properties.id = r.property
     LEFT JOIN times t ON t.night = r.night AND t.engine = r.engine AND t.family = properties.family;
)sql";

}  // namespace assay::history_detail
