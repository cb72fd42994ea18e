// Relation: what is extreme in a cloud is extreme in every part that has it.
#pragma once
#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "properties/hull2/extreme_points.h"
#include "properties/hull2/listed_points.h"
#include "properties/property.h"

namespace assay {

/// With the points of even index as one part and those of odd index as the other: an extreme point of the cloud is an
/// extreme point of its part. So hull(P u Q) is the hull of the vertices of hull(P) and hull(Q).
///
/// Claims  "indices in range"          no answer names a point that its cloud does not have
///         "extreme in its part"       no listed point of the whole is missing from the answer to its part
template <class F>
struct MonotoneUnion {
  static constexpr ClaimSentence kExtremeInItsPart{"extreme in its part"};
  using Family = F;
  using Cloud = typename F::Problem;

  static void ask(const Cloud& cloud, std::vector<Cloud>& questions) {
    questions.assign(3, {});
    questions[0] = cloud;
    for (std::size_t i = 0; i < cloud.points.size(); ++i) questions[1 + i % 2].points.push_back(cloud.points[i]);
  }

  static std::string_view not_judged(const Stated<F>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud& cloud, std::span<const Reply<F>> replies, const Court<F>&) {
    if (replies.size() != 3) return Undecided{"not three replies"};
    if (!finite(cloud)) return Undecided{"cloud is not finite"};
    std::vector<Cloud> questions;
    ask(cloud, questions);
    std::vector<Listed> lists;
    for (std::size_t k = 0; k < 3; ++k) {
      const auto list = listed(replies[k].answer);
      if (!list) return Undecided{"no answer to compare"};
      if (auto violated = index_objection(list->indices, questions[k].points.size())) return *violated;
      lists.push_back(*list);
    }
    for (const std::uint32_t i : lists[0].indices) {
      const std::size_t part = 1 + i % 2;
      const bool found = std::any_of(lists[part].indices.begin(), lists[part].indices.end(),
                                     [&](std::uint32_t j) { return questions[part].points[j] == cloud.points[i]; });
      if (!found) {
        return Violated{kExtremeInItsPart, "point " + std::to_string(i) + " " + point_text(cloud.points[i]) +
                                               " is extreme in the cloud, but not among the points of " +
                                               (part == 1 ? "even" : "odd") + " index"};
      }
    }
    return Holds{};
  }
};

template <class F>
struct UnionIsMonotone;

template <>
struct UnionIsMonotone<Hull2Family> : MonotoneUnion<Hull2Family> {
  static constexpr std::string_view kName = "hull2/union_is_monotone";
  static constexpr std::string_view kSentence = "An extreme point of a cloud is an extreme point of each part with it.";
};

template <>
struct UnionIsMonotone<Hull3Family> : MonotoneUnion<Hull3Family> {
  static constexpr std::string_view kName = "hull3/union_is_monotone";
  static constexpr std::string_view kSentence = "An extreme point of a cloud is an extreme point of each part with it.";
};

}  // namespace assay
