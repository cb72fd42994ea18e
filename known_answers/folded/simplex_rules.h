// Rules of simplex codes in which every value of every choice comes up.
#pragma once
#include <array>

#include "algorithms/lp/revised/revised_simplex.h"
#include "algorithms/lp/tableau/tableau_run.h"

namespace assay::known {
namespace rules {

using lp::AntiCycling;
using lp::Pricing;
using lp::RatioTest;
using lp::Scaling;
using lp::SimplexRules;
using lp::TieBreak;

/// Textbook steps, ties to the lowest index, nothing scaled.
constexpr SimplexRules plain_rules(Pricing pricing, AntiCycling anti_cycling = AntiCycling::kNone) {
  return {pricing, RatioTest::kTextbook, anti_cycling, TieBreak::kLowestIndex, Scaling::kNone};
}

/// Of the revised simplex.
inline constexpr std::array<SimplexRules, 7> kRevisedRules = {{
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kBland, RatioTest::kHarris, AntiCycling::kNone, TieBreak::kFirstRow, Scaling::kGeometric},
    {Pricing::kDevex, RatioTest::kHarris, AntiCycling::kBland, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kSteepestEdge, RatioTest::kBoundFlipping, AntiCycling::kPerturbation, TieBreak::kLargestPivot,
     Scaling::kGeometric},
    {Pricing::kRandomEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kLastRow, Scaling::kNone},
    {Pricing::kSteepestEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kFirstRow, Scaling::kNone},
    {Pricing::kDevex, RatioTest::kBoundFlipping, AntiCycling::kPerturbation, TieBreak::kLastRow, Scaling::kNone},
}};

/// Of the tableau.
inline constexpr std::array<SimplexRules, 9> kTableauRules = {{
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kBland, RatioTest::kTextbook, AntiCycling::kNone, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kGreatestImprovement, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kFirstRow, Scaling::kNone},
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kLexicographic, TieBreak::kLowestIndex, Scaling::kNone},
    {Pricing::kDantzig, RatioTest::kTextbook, AntiCycling::kPerturbation, TieBreak::kLargestPivot, Scaling::kNone},
    {Pricing::kDevex, RatioTest::kHarris, AntiCycling::kBland, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kSteepestEdge, RatioTest::kTextbook, AntiCycling::kExpand, TieBreak::kLargestPivot, Scaling::kGeometric},
    {Pricing::kRandomEdge, RatioTest::kTextbook, AntiCycling::kBland, TieBreak::kLastRow, Scaling::kNone},
    {Pricing::kSteepestEdge, RatioTest::kHarris, AntiCycling::kNone, TieBreak::kFirstRow, Scaling::kNone},
}};

}  // namespace rules

using rules::kRevisedRules;
using rules::kTableauRules;
using rules::plain_rules;

}  // namespace assay::known
