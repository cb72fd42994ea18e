// Tier 2 at work: what the referee says about a verdict of tiers 0 and 1.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "campaign/assess.h"

namespace assay {

/// Three ways a second opinion can go. Only kDisagrees is a defect: of the harness, never of the engine.
enum class Opinion { kConfirms, kNoOpinion, kDisagrees };

struct SecondOpinion {
  Opinion opinion = Opinion::kNoOpinion;
  std::string sentence;  ///< begins with "confirmed", "no opinion" or "disagrees"
};

/// Re-solves the questions independently and compares: a violated verdict claim must be wrong by the referee too, a
/// passed one right. Claims about something the referee does not compute (a witness's weights, a repeated state) get
/// kNoOpinion.
SecondOpinion second_opinion(std::string_view property, const ConvexPair& problem,
                             std::span<const Reply<GjkFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics);
SecondOpinion second_opinion(std::string_view property, const Cloud2& problem,
                             std::span<const Reply<Hull2Family>> replies, const Assessment& assessment,
                             const Semantics& semantics);
SecondOpinion second_opinion(std::string_view property, const Cloud3& problem,
                             std::span<const Reply<Hull3Family>> replies, const Assessment& assessment,
                             const Semantics& semantics);
SecondOpinion second_opinion(std::string_view property, const ShapesProblem& problem,
                             std::span<const Reply<ShapesFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics);
SecondOpinion second_opinion(std::string_view property, const MovingPair& problem,
                             std::span<const Reply<CastFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics);
SecondOpinion second_opinion(std::string_view property, const LpProblem& problem,
                             std::span<const Reply<LpFamily>> replies, const Assessment& assessment,
                             const Semantics& semantics);

}  // namespace assay
