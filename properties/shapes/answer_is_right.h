// Claim: whatever the engine answers to a question about shapes is so.
#pragma once
#include <span>
#include <string_view>

#include "oracles/shapes/check_shapes.h"
#include "properties/property.h"
#include "properties/shapes/default_promises.h"

namespace assay {

/// Contacts, bounds, centroids, images and sweeps are what exact arithmetic makes of the numbers given.
///
/// Claims     those of check_contact, check_bounds, check_centroid, check_motion and check_sweep, by their names. Yes
///            and no, and bounds, are judged without slack; other numbers by what the engine states, or by default
///            (default_promises.h). A right yes or no whose numbers are not promised is not judged.
/// Magnitude  how far a number is off, relative to the shapes' extent.
struct ShapesAnswerIsRight {
  using Family = ShapesFamily;
  static constexpr std::string_view kName = "shapes/answer_is_right";
  static constexpr std::string_view kSentence =
      "Contact, bounds, centroid, images and sweeps are what exact arithmetic makes of the numbers given.";
  static constexpr bool kIsPrincipal = true;
  static constexpr Question kAsks = Question::kShapes;
  static constexpr WrongVerdicts kWrongVerdicts = {.all = true};

  static Verdict judge(const ShapesProblem& problem, std::span<const Reply<ShapesFamily>> replies,
                       const Court<ShapesFamily>& court) {
    if (replies.size() != 1) return Undecided{"not one reply"};
    return check_shapes(problem, replies.front().answer, shapes_statement(problem, court.semantics));
  }
};

}  // namespace assay
