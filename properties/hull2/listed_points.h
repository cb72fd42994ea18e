// The points that answers of both hull families name: what their metamorphic claims are made of.
#pragma once
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/hull.h"
#include "algorithms/model/hull3.h"
#include "algorithms/model/verdict.h"

namespace assay {

/// The indices that an answer names, and the dimension of its hull; of a planar answer the dimension that so many
/// points have. Valid as long as the answer.
struct Listed {
  std::span<const std::uint32_t> indices;
  int dimension = -1;
};
/// Nothing where there is no answer.
std::optional<Listed> listed(const Hull2Answer& answer);
std::optional<Listed> listed(const Hull3Answer& answer);

/// "indices in range", where one is not.
std::optional<Violated> index_objection(std::span<const std::uint32_t> indices, std::size_t points);

bool finite(const Point2& p);
bool finite(const Point3& p);
bool lexicographically_before(const Point2& p, const Point2& q);
bool lexicographically_before(const Point3& p, const Point3& q);
/// (x, y) or (x, y, z) in hexadecimal.
std::string point_text(const Point2& p);
std::string point_text(const Point3& p);

template <class Cloud>
bool finite(const Cloud& cloud) {
  return std::all_of(cloud.points.begin(), cloud.points.end(), [](const auto& p) { return finite(p); });
}

/// The points listed, mapped, sorted, each once; -0 counts as 0. Precondition: indices in range.
template <class Point, class Map>
std::vector<Point> points_of(std::span<const std::uint32_t> indices, const std::vector<Point>& cloud, const Map& map) {
  std::vector<Point> points;
  const auto before = [](const Point& p, const Point& q) { return lexicographically_before(p, q); };
  for (const std::uint32_t i : indices) points.push_back(map(cloud[i]));
  std::sort(points.begin(), points.end(), before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

/// A point of one sorted list that is not in the other.
template <class Point>
std::optional<Point> only_in(const std::vector<Point>& one, const std::vector<Point>& other) {
  std::vector<Point> only;
  std::set_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(only),
                      [](const Point& p, const Point& q) { return lexicographically_before(p, q); });
  return only.empty() ? std::nullopt : std::optional<Point>(only.front());
}

/// How a family names what it compares.
struct ComparedAs {
  ClaimId claim;          ///< "same vertices"
  std::string_view noun;  ///< "a vertex"
};

/// The first of the claims on two answers to two clouds, whose hulls are the same once the second is mapped by `back`
/// (null: not at all), that is violated: "indices in range"; then what `other_kind` says of the two lists, if anything;
/// then, if points are compared, that no point is in one list and not in the other.
/// Error  Undecided where a cloud is not finite or there is no answer to compare.
template <class Cloud, class Answer, class Point, class Kind>
Verdict compare_listed(const Cloud& cloud, const Answer& answer, const Cloud& changed, const Answer& changed_answer,
                       Point (*back)(const Point&), std::string_view what, const ComparedAs& words,
                       const Kind& other_kind, bool points_are_compared = true) {
  if (!finite(cloud) || !finite(changed)) return Undecided{"cloud is not finite"};
  const auto first = listed(answer), second = listed(changed_answer);
  if (!first || !second) return Undecided{"no answer to compare"};
  if (auto violated = index_objection(first->indices, cloud.points.size())) return *violated;
  if (auto violated = index_objection(second->indices, changed.points.size())) return *violated;
  const std::string after = " after " + std::string(what);
  if (std::optional<Violated> violated = other_kind(*first, *second, after)) return *violated;
  if (!points_are_compared) return Holds{};
  const auto points = points_of(first->indices, cloud.points, [](const Point& p) { return p; });
  const auto changed_points =
      points_of(second->indices, changed.points, [back](const Point& p) { return back == nullptr ? p : back(p); });
  const std::string noun(words.noun);
  if (const auto lost = only_in(points, changed_points)) {
    return Violated{words.claim, point_text(*lost) + " is " + noun + ", but not" + after};
  }
  if (const auto gained = only_in(changed_points, points)) {
    return Violated{words.claim, point_text(*gained) + " is " + noun + " only" + after};
  }
  return Holds{};
}

}  // namespace assay
