// What a campaign records. Everything here but Timing is a pure function of (campaign header, engines): it is hashed,
// merged as a set union of keyed records, and must not depend on time, machine, shard or order.
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/model/engine_kind.h"
#include "algorithms/model/reply.h"
#include "algorithms/model/semantics.h"
#include "algorithms/model/severity.h"
#include "algorithms/model/verdict.h"
#include "properties/axis.h"
#include "reports/store/certificate.h"

namespace assay {

/// Exact integer counts of one cell: engine x property x domain x difficulty.
struct CellCounts {
  std::array<std::uint64_t, kOutcomes> outcomes{};
  std::map<std::string, std::uint64_t> violations;  ///< by claim; sums to outcomes[violated]
  BySeverity cases{};        ///< the tried ones by severity; sums to tried(cell), what each rate is of
  BySeverity severities{};   ///< of `cases` the failed ones: violated, crashed, hung and nondeterministic
  std::uint64_t inside = 0;  ///< of outcomes[undecided]: not the exact answer, but inside the engine's own promise
  /// Of outcomes[undecided]: a relation was violated, and a reply to it is itself wrong under a claim of its own.
  std::uint64_t explained = 0;
  std::uint64_t filtered = 0, exact = 0;   ///< judge decisions by the floating-point filter, by rationals
  std::uint64_t refereed = 0;              ///< passes re-solved by the referee
  std::uint64_t steps = 0, steps_max = 0;  ///< iterations seen by the watch: sum and maximum
  std::uint64_t cycles = 0;                ///< replies whose trace repeats a state
  double magnitude_max = 0;                ///< largest magnitude of a violation
  friend bool operator==(const CellCounts&, const CellCounts&) = default;
};

/// The lowest case index of a block at which an engine violated a claim (or crashed, hung, ...) at one severity: where
/// a finding starts.
struct Candidate {
  std::string claim;  ///< claim of the violation, or the outcome's name for crashed, hung, nondeterministic
  std::uint64_t index = 0;
  Severity severity{};
  std::uint64_t count = 0;  ///< cases of the block that fail so
  /// Of a crash at `index`: what was seen, in one line, the last ones of standard error with it; a case that crashes
  /// once is told by nothing else.
  std::string incident{};
  /// Of `count`, those that rest on a promise that the engine does not state: a default of ours (rests_on_default).
  std::uint64_t by_default = 0;

  /// What the candidates of a block are sorted by, each once.
  std::pair<std::string_view, Severity> key() const { return {claim, severity}; }
  friend bool operator==(const Candidate&, const Candidate&) = default;
};

/// What our own code did on a block, of engines of ours: evidence for whoever compares two builds of it.
struct SelfCheck {
  /// Of all answers, the ways to them and the judgements, those of lies too (campaign/run/case_digest.h); equal on
  /// equal code. Below 2^48, which every reader of JSON keeps.
  std::uint64_t digest = 0;
  std::uint64_t lies = 0;    ///< answers with one place changed that were put to the judge
  std::uint64_t caught = 0;  ///< of them, those that it rejected; some lies are true
  friend bool operator==(const SelfCheck&, const SelfCheck&) = default;
};
inline constexpr std::uint64_t kDigestBits = (std::uint64_t{1} << 48) - 1;

/// All cases of one block of indices, for one engine, property and domain. The key is (engine, property, domain,
/// block).
struct BlockRecord {
  std::string engine, property, domain;  ///< domain carries its version: "gjk/near_touching@1"
  std::uint64_t block = 0, first = 0, count = 0;
  std::map<std::int32_t, CellCounts> cells;  ///< by difficulty
  std::vector<Candidate> candidates;         ///< sorted by claim and severity
  SelfCheck self_check{};                    ///< zeros of other engines
  friend bool operator==(const BlockRecord&, const BlockRecord&) = default;
};

/// Wall-clock time; advisory, never hashed. Sampled cases were solved alone and timed.
struct Timing {
  std::string engine, domain;
  std::int32_t difficulty = 0;
  std::uint64_t cases = 0, nanoseconds = 0;
};

/// So many failing cases under one claim at one severity.
struct SeenAs {
  std::string property, claim;
  Severity severity{};
  std::uint64_t cases = 0;
  friend auto operator<=>(const SeenAs&, const SeenAs&) = default;
};

/// What Candidate::incident has at most.
inline constexpr std::size_t kMostIncidentBytes = 4096;

/// One distinct failure: reduced, confirmed, replayable from its case text alone; or, where it did not fail again, what
/// was seen of it.
struct Finding {
  std::string id;  ///< first 16 hex digits of the SHA-256 of `case_text`
  std::string engine, engine_version, property, claim, domain;
  std::int32_t difficulty = 0;
  std::uint64_t index = 0;  ///< campaign index of the case it was reduced from
  std::string evidence;     ///< the judge's words on the reduced case
  double magnitude = 0;
  std::string case_text;   ///< the reduced case file, see properties/case/case_text.h
  std::string answer;      ///< the engine's answer to the reduced case, see reports/store/json/answer_text.h; may be
                           ///< empty
  std::string measured;    ///< exact magnitudes of the answer (oracles/lp/report_card.h), rounded; may be empty
  std::uint32_t size = 0;  ///< vertices, points or rows + columns of the reduced case
  std::uint32_t original_size = 0;
  bool minimal = false;  ///< no single deletion keeps the claim violated
  std::string referee;   ///< the referee's words; begins with "confirmed" for a confirmed finding
  /// Whether a fresh process that is asked again fails, in this way or another. Where it does not, the same question
  /// got two answers, and nothing else is confirmed; the evidence has what was seen the first time.
  bool failed_again = true;
  bool by_default = false;  ///< it rests on a default of ours (rests_on_default)
  std::optional<Cycle> cycle;
  Severity severity{};     ///< of the reduced case
  std::uint64_t seen = 0;  ///< the failing cases that it stands for
  /// What those cases failed, the most severe first: a failure is seen under many claims.
  std::vector<SeenAs> seen_as{};
  std::vector<std::string> also_in;          ///< the domains of those cases but its own
  std::optional<Certificate> certificate{};  ///< of the truth of the reduced case, where there is one
  friend bool operator==(const Finding&, const Finding&) = default;
};

struct EngineRow {
  std::string name, version;
  EngineKind kind = EngineKind::kForeign;
  std::string sentence;
  Semantics semantics;
  std::vector<std::string> families{};  ///< that it serves, sorted
};

/// What reports decide by, beside the words of a planned row.
struct RowFacts {
  Axis::Kind measures = Axis::Kind::kOther;  ///< of the domain's axis, as are scale and unit
  Axis::Scale scale = Axis::Scale::kPlain;
  std::string unit;
  bool every_violation_is_wrong = false;  ///< of the property: all its violations make a verdict wrong
  std::vector<std::string> wrong_claims;  ///< else those of these claims

  bool judges_verdicts() const { return every_violation_is_wrong || !wrong_claims.empty(); }
  /// The size of the problems of a difficulty; nullopt where the axis measures none.
  std::optional<double> size_at(std::int32_t difficulty) const {
    return Axis{measures, scale, unit}.size_at(difficulty);
  }
  friend bool operator==(const RowFacts&, const RowFacts&) = default;
};

/// A property on a domain with the number of cases the battery gives it.
struct PlannedRow {
  std::string family, property, domain, axis;  ///< axis: what the domain's difficulty means
  std::string sentence, aim;                   ///< the property's claim, the domain's aim
  std::uint64_t cases = 0;
  bool ranks_engines = false;  ///< of the property: engines of the family and their findings are ordered by it first
  RowFacts facts{};
};

/// A claim that is not judged for an engine because of what the engine states.
struct NotJudgedRow {
  std::string engine, property, why;
  friend auto operator<=>(const NotJudgedRow&, const NotJudgedRow&) = default;
};

/// What was to be done: equal for all shards of one campaign.
struct CampaignHeader {
  /// 4: cells count the tried cases by severity, and what engines' own statements excuse as an outcome. No other is
  /// read.
  std::uint32_t schema = 4;
  std::string battery;
  std::uint32_t battery_version = 1;  ///< of the battery's rows
  std::uint64_t seed = 0;
  std::uint64_t block_size = 0;
  std::vector<EngineRow> engines;        ///< sorted by name
  std::vector<PlannedRow> plan;          ///< sorted by (property, domain)
  std::vector<NotJudgedRow> not_judged;  ///< of the selected properties; sorted
};

/// A finished, partial or merged campaign as read from a directory.
struct Campaign {
  CampaignHeader header;
  std::map<std::string, std::string> provenance;  ///< flat keys, sorted; recorded, not hashed
  std::vector<BlockRecord> blocks;                ///< sorted by key
  std::vector<Finding> findings;                  ///< sorted by (engine, property, claim, id)
  std::vector<Timing> timings;
  std::string folder{};  ///< that it was read from, as it was named; of no record
};

}  // namespace assay
