// What became of each failure of an engine from version to version.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/store/blocks/how_far.h"
#include "reports/store/compare/compare.h"
#include "reports/store/failure_modes.h"

namespace assay {

/// One version of an engine and its campaign.
struct VersionRun {
  std::string label;   ///< different for each
  std::string given;   ///< the path or the command that it was had by
  std::string folder;  ///< of its campaign, as seen from the page
  std::string hash;    ///< of the campaign as it was recorded
  HowFar how_far;
  Campaign campaign;  ///< with engines under stated names, so that one engine has one name in all versions
};

/// The campaign with every engine under the name that its object states (stated_name).
Campaign under_stated_names(Campaign campaign);

/// What happened at a version, held against the one before it.
enum class Turn : std::uint8_t {
  kBroken,  ///< it fails, and did not, and chance does not explain it (Comparison::appeared)
  kWorse,   ///< it fails more often (Comparison::increases)
  kFixed,   ///< it failed, and does not, though its rows were run (Comparison::disappeared)
  kBetter,  ///< it fails less often (Comparison::decreases), and nothing of it is worse
};
inline constexpr std::array<std::string_view, 4> kTurnNames = {"broken", "worse", "fixed", "better"};
constexpr std::string_view name_of(Turn turn) { return kTurnNames[static_cast<std::size_t>(turn)]; }

struct TurnAt {
  std::size_t version = 0;  ///< place in the list; never 0
  Turn turn = Turn::kBroken;
  friend bool operator==(const TurnAt&, const TurnAt&) = default;
};

/// Failures at one version by severity, among the cases of it that were tried there.
struct FailuresAt {
  BySeverity severities{}, cases{};
  std::uint64_t failed = 0, tried = 0;
};

/// One claim that an engine breaks in some version, in all of them.
struct ClaimHistory {
  Signature signature;
  std::vector<std::optional<FailuresAt>> at;  ///< one a version; nothing where it was not tried
  std::vector<TurnAt> turns;                  ///< ascending
};

/// What an engine of a family breaks in one mode, as findings are clustered.
struct ClusterHistory {
  std::string engine;
  FamilyMode mode;
  std::vector<std::optional<FailuresAt>> at;  ///< sums over its claims: counts may be shown, shares would mix claims
  std::vector<TurnAt> turns;                  ///< broken: of a version that fails where the one before failed nothing
  std::vector<ClaimHistory> claims;           ///< the most severe first
  std::vector<const Finding*> findings;       ///< the most severe and then smallest of each version; null for none

  /// The first version that fails at all.
  std::size_t first_bad() const;
};

/// What is told of several versions of one engine.
struct VersionHistory {
  std::vector<Comparison> steps;         ///< of each version but the first with the one before it
  std::vector<ClusterHistory> clusters;  ///< the most severe first; equal ones by engine, family and mode

  bool is_worse_anywhere() const;
};

/// Turns are those of compare, of each version and the one before it. `runs` must outlive what is returned.
VersionHistory history_of(const std::vector<VersionRun>& runs);

}  // namespace assay
