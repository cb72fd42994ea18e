// Which engine can be trusted, for what: one table a family, of the claim that says what an answer of it means at all.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reports/writers/report_rows.h"

namespace assay {

/// Where a row stands, in this order.
enum class TrustGroup : std::uint8_t {
  kGiven,    ///< named by the path of its shared object: what somebody wants to know about
  kForeign,  ///< of another library
  kOurs,     ///< meant to be right
  kControl,  ///< naive, published and faulty ones (is_control): they show that the battery sees anything
};
inline constexpr std::size_t kTrustGroups = 4;

/// One engine under the principal claim of one family, on all domains of the table.
struct TrustRow {
  const EngineResults* results = nullptr;
  TrustGroup group = TrustGroup::kForeign;
  PopulationCounts sample, chosen;      ///< of that claim and no other, on samples and on rows that were chosen
  CellCounts principal;                 ///< both together
  std::uint64_t judged = 0;             ///< of `principal`
  bool is_ranked = false;               ///< on trial, and tried on at least half of the table's cases
  CellCounts common;                    ///< of `principal` the cases of TrustTable::common_cases
  GapVerdicts gaps;                     ///< under all claims of the family that judge verdicts
  std::size_t other_claims_broken = 0;  ///< claims of the family, besides the principal one, with a failure
  std::size_t other_claims_judged = 0;
  std::size_t findings = 0;  ///< of this family
  /// The median, over the domains and difficulties that were timed, of its mean time a case over that of the fastest
  /// engine there that is on trial. Advisory, as every time is.
  std::optional<double> relative_time;

  const EngineRow& engine() const { return *results->engine; }
  /// Wrong answers of one severity as a cell of the table says them (share_words); "–" where nothing was judged.
  std::string wrong_words(Severity severity) const;
  std::uint64_t crashed() const { return count_of(principal, Outcome::kCrashed); }
  std::uint64_t hung() const { return count_of(principal, Outcome::kHung); }
};

struct TrustTable {
  std::string family, title;               ///< "gjk", "Collisions of convex bodies in the plane"
  std::optional<int> dimension;            ///< of the cases, where a family is told apart by it
  std::string property, sentence;          ///< the principal claim; its sentence is empty where it was not planned
  std::vector<const PlannedRow*> samples;  ///< the domains of it that are one, with their versions: what rates are of
  /// Cases that every ranked engine was tried on: all of a domain and difficulty of which none of them declined a case.
  std::uint64_t common_cases = 0;
  /// By group; in one the ranked engines first, of those the ones that failed least on the common cases, crashes and
  /// hangs among them, the most severe first; equal ones by the rates of all that each was tried on, and by name;
  /// engines of which nothing was judged last.
  std::vector<TrustRow> rows;

  /// "Rates are of the sample gjk/sample_boxes_3d@1, with 95 % intervals.", "No rates: ...": what its cells are of.
  std::string population() const;
};

/// Whether cases of a domain of the table's family are of its dimension.
bool is_of(const TrustTable& table, std::string_view domain);

/// One table for each family of the plan, in the order of algorithms/model/family.h; of collisions and casts one in the
/// plane and one in space, each with the engines that were tried there, or nowhere. `only`: the engines that it is
/// about, all where it is empty; what is said of one does not depend on which others are shown.
std::vector<TrustTable> trust_tables(const Campaign& campaign, const Digest& digest,
                                     const std::vector<std::string>& only = {});

/// "Convex hulls in the plane" of "hull2"; the name of a family that this program does not know.
std::string title_of_family(std::string_view name);

/// The engines of the tables that are not of the control group.
std::set<std::string_view> engines_on_trial(const std::vector<TrustTable>& tables);

}  // namespace assay
