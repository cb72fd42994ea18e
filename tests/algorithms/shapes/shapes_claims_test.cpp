// The variants against the claims of the family: the exact one holds everywhere, the others are convicted.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>

#include "algorithms/published/shapes/shapes_alzubaidi.h"
#include "algorithms/published/shapes/shapes_firth.h"
#include "algorithms/shapes/plain_shapes.h"
#include "algorithms/shapes/robust_shapes.h"
#include "algorithms/shapes/tolerances.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"

namespace assay {
namespace {

using Solve = ShapesAnswer (*)(const ShapesProblem&, const Watch&);

struct Count {
  std::uint64_t holds = 0, violated = 0, undecided = 0, honest = 0;
  std::map<std::string, std::uint64_t> claims;
  std::string first;  ///< the first violation, with its case
};

Count tried(Solve solve, const Stated<ShapesFamily>& says, const PropertyEntry<ShapesFamily>& property,
            const DomainEntry<ShapesFamily>& domain, std::uint64_t cases) {
  Court<ShapesFamily> court;
  court.semantics = says;
  Count count;
  for (std::uint64_t i = 0; i < cases; ++i) {
    Choices choices(stream_key(1, domain.versioned_name(), i));
    const ShapesProblem problem = domain.draw(choices).problem;
    std::vector<ShapesProblem> questions;
    questions_of(property, problem, questions);
    std::vector<Reply<ShapesFamily>> replies(questions.size());
    bool honest = false;
    for (std::size_t k = 0; k < questions.size(); ++k) {
      replies[k].answer = solve(questions[k], {});
      honest |=
          std::holds_alternative<GaveUp>(replies[k].answer) || std::holds_alternative<Declined>(replies[k].answer);
    }
    if (honest) {
      ++count.honest;
      continue;
    }
    const Verdict verdict = property.judge(problem, replies, court);
    if (const Violated* violated = violation(verdict)) {
      ++count.violated;
      ++count.claims[std::string(violated->claim)];
      if (count.first.empty())
        count.first = std::string(violated->claim) + ": " + violated->evidence + "\n" + write_case({{}, problem});
    } else {
      ++(holds(verdict) ? count.holds : count.undecided);
    }
  }
  return count;
}

Stated<ShapesFamily> promised(Touching touching) {
  Stated<ShapesFamily> says;
  says.touching = touching;
  says.gap = shapes::kGap;
  return says;
}

TEST(RobustShapes, HoldEveryClaimOnEveryDomain) {
  for (const auto& property : catalog<ShapesFamily>().properties) {
    for (const auto& domain : catalog<ShapesFamily>().domains) {
      const Count count = tried(&RobustShapes::solve, promised(Touching::kHit), property, domain, 400);
      EXPECT_EQ(count.violated, 0U) << property.name << " on " << domain.name << ": " << count.first;
      EXPECT_EQ(count.honest, 0U) << property.name << " on " << domain.name;
    }
  }
}

/// Claims broken by a variant on any domain, under the principal property.
std::map<std::string, std::uint64_t> broken_claims(Solve solve, Touching touching) {
  std::map<std::string, std::uint64_t> claims;
  const auto* property = catalog<ShapesFamily>().property("shapes/answer_is_right");
  for (const auto& domain : catalog<ShapesFamily>().domains)
    for (const auto& [claim, times] : tried(solve, promised(touching), *property, domain, 1000).claims)
      claims[claim] += times;
  return claims;
}

TEST(PlainShapes, AreConvictedOfWrongHitsAndMisses) {
  const auto claims = broken_claims(&PlainShapes::solve, Touching::kHit);
  EXPECT_TRUE(claims.contains("wrong hit"));
  EXPECT_TRUE(claims.contains("wrong miss"));
  EXPECT_TRUE(claims.contains("flat where the area is zero"));
  EXPECT_TRUE(claims.contains("images are within the gap"));
}

TEST(ShapesFirth, AreConvictedOfWhatIsPrinted) {
  const auto claims = broken_claims(&ShapesFirth::solve, Touching::kMiss);
  for (const char* claim : {"wrong hit", "wrong miss", "numbers are finite", "distance is within the gap",
                            "low corner is the least", "high corner is the greatest"})
    EXPECT_TRUE(claims.contains(claim)) << claim;
}

TEST(ShapesAlzubaidi, AreConvictedOfWhatIsPrinted) {
  const auto claims = broken_claims(&ShapesAlzubaidi::solve, Touching::kUnspecified);
  for (const char* claim : {"flat where the area is zero", "centroid is within the gap", "images are within the gap"})
    EXPECT_TRUE(claims.contains(claim)) << claim;
}

}  // namespace
}  // namespace assay
