// The choices that make one simplex method out of many, by their names in the literature. They decide which problems
// cycle, stall or explode, so every one of them is explicit.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace assay::lp {

/// Which improving variable enters.
enum class Pricing : std::uint8_t {
  kDantzig,              ///< largest reduced cost
  kBland,                ///< lowest number
  kGreatestImprovement,  ///< largest change of the objective
  kDevex,                ///< largest reduced cost over a reference weight (Harris 1973)
  kSteepestEdge,  ///< largest reduced cost over the length of the edge (Goldfarb, Reid 1977; dual: Forrest, Goldfarb
                  ///< 1992)
  kRandomEdge,    ///< uniformly among the improving ones, from a fixed seed
};

/// How far the entering variable may go.
enum class RatioTest : std::uint8_t {
  kTextbook,       ///< least ratio
  kHarris,         ///< two passes: least relaxed ratio, then the largest pivot within it (Harris 1973)
  kBoundFlipping,  ///< dual only: past breakpoints of boxed variables while the slope allows (Fourer 1994, Maros 2003)
};

/// What is done against coming back to a basis.
enum class AntiCycling : std::uint8_t {
  kNone,
  kBland,          ///< Bland's rule while the objective does not move
  kLexicographic,  ///< lexicographic ratio test (Dantzig, Orden, Wolfe 1955)
  kPerturbation,   ///< bounds or costs moved a little before the first pivot, moved back at the end (Charnes 1952)
  kExpand,         ///< a working tolerance that grows with every pivot (Gill, Murray, Saunders, Wright 1989)
};

/// Which of several rows with the least ratio leaves.
enum class TieBreak : std::uint8_t { kLowestIndex, kFirstRow, kLastRow, kLargestPivot };

enum class Scaling : std::uint8_t { kNone, kGeometric };  ///< kGeometric: by powers of two, so that nothing is rounded

struct SimplexRules {
  Pricing pricing = Pricing::kDantzig;
  RatioTest ratio = RatioTest::kTextbook;
  AntiCycling anti_cycling = AntiCycling::kNone;
  TieBreak tie = TieBreak::kLowestIndex;
  Scaling scaling = Scaling::kNone;
};

inline constexpr std::array<std::string_view, 6> kPricingNames = {"dantzig", "bland",         "greatest",
                                                                  "devex",   "steepest_edge", "random_edge"};
inline constexpr std::array<std::string_view, 3> kRatioNames = {"textbook", "harris", "bound_flipping"};
inline constexpr std::array<std::string_view, 5> kAntiCyclingNames = {"none", "bland", "lexicographic", "perturbation",
                                                                      "expand"};
inline constexpr std::array<std::string_view, 4> kTieNames = {"lowest_index", "first_row", "last_row", "largest_pivot"};
inline constexpr std::array<std::string_view, 2> kScalingNames = {"none", "geometric"};

constexpr std::string_view name_of(Pricing rule) { return kPricingNames[static_cast<std::size_t>(rule)]; }
constexpr std::string_view name_of(RatioTest rule) { return kRatioNames[static_cast<std::size_t>(rule)]; }
constexpr std::string_view name_of(AntiCycling rule) { return kAntiCyclingNames[static_cast<std::size_t>(rule)]; }
constexpr std::string_view name_of(TieBreak rule) { return kTieNames[static_cast<std::size_t>(rule)]; }
constexpr std::string_view name_of(Scaling rule) { return kScalingNames[static_cast<std::size_t>(rule)]; }

}  // namespace assay::lp
