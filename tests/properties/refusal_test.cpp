// What is no problem: no domain draws it, every spoilt question is it, and answering it is convicted.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "oracles/gjk/integer_pair.h"
#include "oracles/shapes/check_shapes.h"
#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "properties/explained.h"
#include "properties/failure_mode.h"
#include "properties/refusal/refuses_no_problem.h"
#include "tests/harness/claim_words.h"

namespace assay::refusal_test {
namespace {

/// Cases of each domain of a family: some dozens in all.
constexpr std::uint64_t kCases = 6;

template <Family F, class Visit>
void each_drawn(std::uint64_t cases, Visit&& visit) {
  for (const DomainEntry<F>& domain : catalog<F>().domains)
    for (std::uint64_t index = 0; index < cases; ++index) {
      Choices choices{stream_key(1, domain.versioned_name(), index)};
      visit(domain.draw(choices).problem);
    }
}

/// What was changed, without the place in the list: "a, coordinates made nan".
std::string without_place(std::string words) {
  const std::size_t open = words.find('['), close = words.find(']');
  if (open != std::string::npos) words.erase(open, close - open + 1);
  return words;
}

TEST(Spoilt, IsNoProblemOfAProblemThatIsOne) {
  for_each_family([]<Family F>() {
    each_drawn<F>(kCases, [](const auto& problem) {
      ASSERT_TRUE(is_a_problem(problem)) << F::kName;
      const auto questions = spoilt(problem);
      EXPECT_TRUE(questions.size() == kSpoiltOfOne || size_of(problem) == 0) << F::kName;
      for (const auto& made : questions) {
        EXPECT_FALSE(is_a_problem(made.asked)) << F::kName << ": " << made.words;
        EXPECT_FALSE(made.words.empty());
      }
    });
  });
}

TEST(Spoilt, IsAFunctionOfTheProblem) {
  for_each_family([]<Family F>() {
    each_drawn<F>(1, [](const auto& problem) {
      const auto once = spoilt(problem), again = spoilt(problem);
      ASSERT_EQ(once.size(), again.size());
      for (std::size_t i = 0; i < once.size(); ++i) EXPECT_EQ(once[i].words, again[i].words);
    });
  });
}

/// What the problems of a family were spoilt by.
template <Family F>
std::set<std::string> ways_of() {
  std::set<std::string> ways;
  each_drawn<F>(4 * kCases, [&](const auto& problem) {
    for (const auto& made : spoilt(problem)) ways.insert(without_place(made.words));
  });
  return ways;
}

void expect_all(const std::set<std::string>& ways, const std::vector<std::string>& fields,
                const std::vector<std::string>& changes) {
  for (const std::string& field : fields)
    for (const std::string& change : changes) EXPECT_TRUE(ways.contains(field + change)) << field << change;
}

const std::vector<std::string> kNoNumbers = {" made nan", " made inf", " made -inf"},
                               kLengths = {" emptied", " with an entry more", " without its last entry"};

TEST(Spoilt, ComesAboutInEveryWay) {
  const auto lp = ways_of<LpFamily>();
  expect_all(lp, {"cost", "coefficients"}, kNoNumbers);
  expect_all(lp, {"lower bound", "lower"}, {" made nan", " made inf"});
  expect_all(lp, {"upper bound", "upper"}, {" made nan", " made -inf"});
  expect_all(lp, {"cost", "coefficients", "lower bound", "upper bound", "lower", "upper"}, kLengths);
  expect_all(lp, {"rows", "columns"}, {" made 0", " made 1", " made 9"});

  const auto gjk = ways_of<GjkFamily>();
  expect_all(gjk, {"a, coordinates", "b, coordinates"}, kNoNumbers);
  expect_all(gjk, {"a, coordinates", "b, coordinates"}, {" emptied"});
  expect_all(gjk, {"a, dimension", "b, dimension"}, {" made 0", " made 1", " made 9"});

  const auto cast = ways_of<CastFamily>();
  expect_all(cast, {"a, coordinates", "b, coordinates"}, {" emptied"});
  for (const char* motion : {"motion of a, ", "motion of b, "})
    expect_all(cast,
               {std::string(motion) + "displacement", std::string(motion) + "rotation", std::string(motion) + "centre"},
               kNoNumbers);
  expect_all(cast, {"motion of a, displacement", "motion of b, displacement"}, {" made 1", " made -1"});
  expect_all(cast, {"motion of a, rotation", "motion of b, rotation"}, {" made 2^1000", " made -2^1000"});
  expect_all(cast, {"all sizes"}, {" made 1", " made 4"});

  expect_all(ways_of<Hull2Family>(), {"points"}, kNoNumbers);
  expect_all(ways_of<Hull3Family>(), {"points"}, kNoNumbers);

  const auto shapes = ways_of<ShapesFamily>();
  expect_all(shapes, {"a, numbers", "b, numbers"}, kNoNumbers);
  expect_all(shapes, {"a, numbers", "b, numbers"}, kLengths);
  expect_all(shapes, {"a, numbers", "b, numbers"}, {" made -1"});
  expect_all(shapes, {"question"}, {" made contact", " made bounds", " made sweep"});
  expect_all(shapes, {"a, kind", "b, kind"}, {" made none", " made map", " made points"});
}

/// The first, the last and a middle number of a list of five points.
TEST(Spoilt, ReachesBothEndsOfAList) {
  std::set<std::string> places;
  for (int i = 0; i < 40; ++i)
    for (const auto& made : spoilt(Cloud2{{{0, 0}, {4, 0}, {0, 4}, {1, 1}, {static_cast<double>(i), 1}}}))
      places.insert(made.words.substr(0, made.words.find(' ')));
  for (int place = 0; place < 10; ++place)
    EXPECT_TRUE(places.contains("points[" + std::to_string(place) + "]")) << place;
}

const ConvexPair kPair = {{2, {0, 0, 4, 0, 0, 4}}, {2, {9, 9, 7, 9, 9, 7}}};

template <Family F>
Assessment replied(const typename F::Problem& problem, const typename F::Answer& answer, bool states = true) {
  Court<F> court;
  court.semantics.refuses_no_problem = states;
  return evaluate(*catalog<F>().property(RefusesNoProblem<F>::kName), problem, court, [&](const auto&) {
    Reply<F> reply;
    reply.answer = answer;
    return reply;
  });
}

TEST(RefusesNoProblem, HoldsWhereEveryQuestionIsRefused) {
  EXPECT_EQ(replied<GjkFamily>(kPair, Declined{"no"}).outcome, Outcome::kHolds);
  EXPECT_EQ(replied<GjkFamily>(kPair, GaveUp{GaveUp::Why::kNotFinite, 0}).outcome, Outcome::kHolds);
  EXPECT_EQ(replied<GjkFamily>(kPair, BareVerdict{true}, false).outcome, Outcome::kNotJudged);
  EXPECT_EQ(replied<GjkFamily>(kPair, GaveUp{GaveUp::Why::kStopped, 0}).outcome, Outcome::kUndecided);
  EXPECT_EQ(replied<Hull2Family>({}, FlatHull{}).outcome, Outcome::kUndecided) << "a cloud of no points is a problem";
}

TEST(RefusesNoProblem, IsViolatedByAnAnswer) {
  const Assessment found = replied<GjkFamily>(kPair, BareVerdict{false});
  EXPECT_EQ(found.outcome, Outcome::kViolated);
  EXPECT_EQ(found.claim, kNoProblemIsRefused);
  EXPECT_NE(found.evidence.find("which is no problem (a coordinate is not finite), it answers bare_verdict"),
            std::string::npos)
      << found.evidence;
  EXPECT_EQ(failure_mode<GjkFamily>(*catalog<GjkFamily>().property("gjk/refuses_no_problem"), found.claim),
            FailureMode::kWrongAnswer);
  const Assessment tired = replied<GjkFamily>(kPair, GaveUp{GaveUp::Why::kStepLimit, 9});
  EXPECT_EQ(tired.outcome, Outcome::kViolated);
  EXPECT_NE(tired.evidence.find("it gives up (step limit) instead"), std::string::npos) << tired.evidence;
}

TEST(RefusesNoProblem, LetsNothingMeetABodyWithoutVertices) {
  const ConvexPair empty = {{2, {}}, kPair.b}, spoilt_besides = {{2, {}}, {2, {NAN, 0}}};
  EXPECT_TRUE(may_be_answered(empty, GjkAnswer(SeparatedAlong{})));
  EXPECT_FALSE(may_be_answered(empty, GjkAnswer(BareVerdict{true})));
  EXPECT_FALSE(may_be_answered(spoilt_besides, GjkAnswer(BareVerdict{false})));
  EXPECT_FALSE(may_be_answered(kPair, GjkAnswer(BareVerdict{false})));
  EXPECT_TRUE(may_be_answered(MovingPair{empty, {}, {}}, CastAnswer(Missed{})));
  EXPECT_FALSE(may_be_answered(MovingPair{empty, {}, {}}, CastAnswer(HitAt{})));
}

template <class Problem>
bool is_void(const Problem&) {
  return false;
}
bool is_void(const ConvexPair& pair) { return has_empty_body(pair); }
bool is_void(const MovingPair& pair) { return has_empty_body(pair.bodies); }

/// One empty answer of each kind but the last two, which are no answers.
template <class Answer>
std::vector<Answer> answers_of_all_kinds() {
  return []<std::size_t... kAll>(std::index_sequence<kAll...>) {
    return std::vector<Answer>{Answer(std::in_place_index<kAll>)...};
  }
  (std::make_index_sequence<std::variant_size_v<Answer> - 2>{});
}

/// Whether the claim is about the form of an answer alone: one to another question than the one asked.
bool is_of_the_form(ClaimId claim) { return claim == shapes_claims::kAnswersTheQuestion; }

/// The other claims leave open what an answer to no problem is worth, whatever it says. A body without vertices is left
/// out, of which they know the truth.
TEST(OtherClaims, AccuseNobodyOfAnAnswerToNoProblem) {
  for_each_family([]<Family F>() {
    each_drawn<F>(1, [](const auto& problem) {
      for (const auto& made : spoilt(problem)) {
        if (is_void(made.asked)) continue;
        for (const PropertyEntry<F>& claim : catalog<F>().properties) {
          if (!tells_wrong_reply(claim)) continue;
          for (const auto& answer : answers_of_all_kinds<typename F::Answer>()) {
            Reply<F> reply;
            reply.answer = answer;
            const Assessment found = assess<F>(claim, made.asked, {&reply, 1}, {});
            EXPECT_FALSE((found.is_failure() && !is_of_the_form(found.claim)) || found.harness_defect)
                << claim.name << ", " << made.words << ": " << found.claim.sentence() << ' ' << found.evidence;
          }
        }
      }
    });
  });
}

}  // namespace
}  // namespace assay::refusal_test
