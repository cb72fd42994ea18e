#include <algorithm>
#include <set>
#include <variant>
#include <vector>

#include "oracles/cast/first_contact.h"
#include "oracles/cast/moving_problem.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/severity/severity.h"
#include "reports/store/json/told.h"
#include "reports/writers/seen/phrases.h"
#include "reports/writers/seen/seen.h"

namespace assay {
namespace {

/// Whether the vertices are all corners of an axis-aligned box with a width along every axis, each once.
bool is_box(const Points& body) {
  const std::uint32_t n = body.dimension, corners = 1U << std::min(n, 8U);
  if (n < 2 || n > 3 || body.size() != corners) return false;
  std::set<std::vector<double>> each;
  for (std::uint32_t i = 0; i < corners; ++i) each.insert({body[i].begin(), body[i].end()});
  if (each.size() != corners) return false;
  for (std::uint32_t k = 0; k < n; ++k) {
    std::set<double> along;
    for (const auto& corner : each) along.insert(corner[k]);
    if (along.size() != 2) return false;
  }
  return true;
}

/// Of finite bodies, none of them empty; nothing where it takes too much work.
TruthWords measured(const ConvexPair& pair) {
  const auto words = within_work(kSeverityWork, [&]() -> TruthWords {
    switch (certify_collision(pair, nullptr).contact) {
      case Contact::kTouching: return {"", "that touch", "to touch"};
      case Contact::kSeparated: return {"", "@ apart", "to be @ apart", square_root(exact_distance(pair).squared)};
      case Contact::kOverlapping: break;
    }
    const auto depth = exact_depth(pair);
    if (!depth || !depth->verified) return {"", "that overlap", "to overlap"};
    return {"", "@ deep in each other", "to be @ deep in each other", square_root(depth->squared)};
  });
  const auto* found = std::get_if<TruthWords>(&words);
  return found == nullptr ? TruthWords{} : *found;
}

AnswerWords pair_told(const std::optional<ToldPair>& told, bool touch) {
  if (!told) return {};
  if (told->meet) {
    if (told->depth) return {kAreTold, "to be @ deep in each other", told->depth};
    return {kAreTold, touch ? "to meet" : "to overlap"};
  }
  if (told->distance) return {kAreTold, "to be @ apart", told->distance};
  return {kAreTold, "to be apart"};
}

std::string body_words(const Points& body) {
  const std::uint32_t n = body.dimension, size = body.size();
  if (size == 0) return "an empty body";
  if (size == 1) return "a point";
  if (size == 2) return "a segment";
  if (size == 3) return "a triangle";
  if (is_box(body)) return n == 2 ? "a rectangle" : "a box";
  if (size == 4 && n == 3) return "a tetrahedron";
  return (n == 2 ? "a polygon of " : "a body of ") + std::to_string(size) + " corners";
}

std::string bodies_words(const ConvexPair& pair) { return pair_of_words(body_words(pair.a), body_words(pair.b)); }

TruthWords lie_to_each_other(const ConvexPair& pair) {
  if (!why_not_a_problem(pair).empty()) return {"", "with a number that is not finite", ""};
  return has_empty_body(pair) ? TruthWords{} : measured(pair);
}

}  // namespace

TruthWords truth_in_words(const ConvexPair& pair) {
  TruthWords words = lie_to_each_other(pair);
  words.bodies = bodies_words(pair);
  return words;
}

AnswerWords told_of(const ConvexPair&, std::string_view answer) { return pair_told(pair_of_answer(answer), true); }

bool is_verdict_right(const ConvexPair& pair, std::string_view answer) {
  const auto told = pair_of_answer(answer);
  if (!told || !why_not_a_problem(pair).empty() || has_empty_body(pair)) return true;
  const auto contact = within_work(kSeverityWork, [&] { return certify_collision(pair, nullptr).contact; });
  const Contact* known = std::get_if<Contact>(&contact);
  return known == nullptr || *known == Contact::kTouching || told->meet == (*known == Contact::kOverlapping);
}

TruthWords truth_in_words(const MovingPair& pair) {
  const std::string bodies = bodies_words(pair.bodies);
  if (!why_not_a_problem(pair).empty()) return {"moving, " + bodies, "with a number that is not finite", ""};
  if (has_empty_body(pair.bodies)) return {"moving, " + bodies, "", ""};
  const auto words = within_work(kSeverityWork, [&]() -> TruthWords {
    const FirstContact truth = first_contact(pair, TurningPair(pair));
    if (truth.at_start == Contact::kTouching) return {bodies, "that touch at the start", "to touch at the start"};
    if (truth.at_start == Contact::kOverlapping) return {bodies, "that overlap at the start", "to meet from the start"};
    switch (truth.kind) {
      case FirstContact::Kind::kNever: return {bodies, "that never meet on their ways", "never to meet"};
      case FirstContact::Kind::kMeets:
        return {bodies, "that first meet at t = @", "to meet at t = @", approximate(truth.earliest)};
      case FirstContact::Kind::kOpen: break;
    }
    return {bodies, "that move past each other", ""};
  });
  const auto* found = std::get_if<TruthWords>(&words);
  return found == nullptr ? TruthWords{bodies, "that move", ""} : *found;
}

AnswerWords told_of(const MovingPair&, std::string_view answer) {
  const auto told = contact_of_answer(answer);
  if (!told) return {};
  switch (told->kind) {
    case ToldContact::Kind::kNever: return {kAreTold, "never to meet"};
    case ToldContact::Kind::kFromTheStart: return {kAreTold, "to meet from the start"};
    case ToldContact::Kind::kAt: return {kAreTold, "to meet at t = @", told->time};
  }
  return {};
}

namespace {

std::string shapes_words(const ShapesProblem& problem) {
  const auto kind = [](const Shape& shape) {
    switch (shape.kind) {
      case ShapeKind::kNone: return "nothing";
      case ShapeKind::kPoints: return "a cloud of points";
      case ShapeKind::kBall: return "a ball";
      case ShapeKind::kBox: return "a box";
      case ShapeKind::kOrientedBox: return "a turned box";
      case ShapeKind::kPolygon: return "a polygon";
      case ShapeKind::kMap: return "a map";
      case ShapeKind::kMovingBall: return "a moving ball";
    }
    return "a shape";
  };
  switch (problem.question) {
    case ShapesQuestion::kContact: return pair_of_words(kind(problem.a), kind(problem.b));
    case ShapesQuestion::kBounds: return "points in a box";
    case ShapesQuestion::kMerge: return "two boxes to be bounded by one";
    case ShapesQuestion::kCentroid: return "the centroid of a polygon";
    case ShapesQuestion::kMotion: return "points and their images";
    case ShapesQuestion::kSweep: return kind(problem.a) + std::string(" and a moving ball");
  }
  return "shapes";
}

}  // namespace

TruthWords truth_in_words(const ShapesProblem& problem) { return {shapes_words(problem), "", ""}; }

AnswerWords told_of(const ShapesProblem& problem, std::string_view answer) {
  return problem.question == ShapesQuestion::kContact ? pair_told(pair_of_answer(answer), false) : AnswerWords{};
}

/// Their claims about details are judged where the verdict is right, or ask about all of an answer.
bool is_verdict_right(const MovingPair&, std::string_view) { return true; }
bool is_verdict_right(const ShapesProblem&, std::string_view) { return true; }

}  // namespace assay
