#include "campaign/input/choose_family.h"

#include <fmt/format.h>

#include "algorithms/model/point_lists.h"

namespace assay {
namespace {

std::string lists_in_words(const PointFile& file) {
  const std::size_t lists = file.groups.size();
  std::string sizes;
  constexpr std::size_t kMostNamed = 4;
  for (std::size_t i = 0; i < lists && i < kMostNamed; ++i)
    sizes += fmt::format("{}{}", i == 0 ? "" : " and ", file.groups[i].points.size());
  if (lists > kMostNamed) sizes += " and more";
  return fmt::format("{} of {} points with {} coordinates", lists == 1 ? "one list" : fmt::format("{} lists", lists),
                     sizes, file.groups.front().points.dimension);
}

template <Family F>
bool is(const std::string& family) {
  return family == F::kName;
}

Shape shape_of(ShapeKind kind, Points points) { return {kind, points.dimension, std::move(points.coordinates)}; }

/// The family by rule, empty where there is none.
std::string usual_family(const PointFile& file) {
  const std::uint32_t dimension = file.groups.front().points.dimension;
  if (file.groups.size() == 2) return std::string(GjkFamily::kName);
  if (file.groups.size() > 2) return {};
  return std::string(dimension == 2 ? Hull2Family::kName : dimension == 3 ? Hull3Family::kName : "");
}

}  // namespace

Points all_points(PointFile file) {
  Points all = std::move(file.groups.front().points);
  for (std::size_t i = 1; i < file.groups.size(); ++i) {
    const auto& more = file.groups[i].points.coordinates;
    all.coordinates.insert(all.coordinates.end(), more.begin(), more.end());
  }
  return all;
}

Result<ChosenProblem> choose_family(PointFile file, const std::string& name, const std::string& family) {
  const std::string held = lists_in_words(file);
  const std::uint32_t dimension = file.groups.front().points.dimension;
  const std::size_t lists = file.groups.size();
  const std::string chosen = family.empty() ? usual_family(file) : family;
  if (chosen.empty())
    return Error{name + ": holds " + held +
                 ", of which no family is the usual one; use --family hull2 or hull3 for one cloud of all points, or "
                 "--pair with two files for two bodies"};
  const auto unfit = [&](std::string_view wants) {
    return Error{fmt::format("{}: holds {}, and the family {} wants {}", name, held, chosen, wants)};
  };
  ChosenProblem result;
  if (is<Hull2Family>(chosen)) {
    if (dimension != 2) return unfit("points of 2 coordinates");
    result.content.problem = cloud_of<Cloud2>(all_points(std::move(file)).coordinates);
  } else if (is<Hull3Family>(chosen)) {
    if (dimension != 3) return unfit("points of 3 coordinates");
    result.content.problem = cloud_of<Cloud3>(all_points(std::move(file)).coordinates);
  } else if (is<GjkFamily>(chosen)) {
    if (lists != 2) return unfit("two lists: two objects in one OBJ, or --pair with two files");
    result.content.problem = ConvexPair{std::move(file.groups[0].points), std::move(file.groups[1].points)};
  } else if (is<ShapesFamily>(chosen)) {
    const bool contact = lists == 2 && dimension == 2;
    if (!contact && (lists != 1 || dimension > 3 || dimension < 2))
      return unfit("two planar lists for the contact of two polygons, or one of the plane or of space for its bounds");
    ShapesProblem problem;
    problem.question = contact ? ShapesQuestion::kContact : ShapesQuestion::kBounds;
    problem.a = shape_of(contact ? ShapeKind::kPolygon : ShapeKind::kPoints, std::move(file.groups[0].points));
    if (contact) problem.b = shape_of(ShapeKind::kPolygon, std::move(file.groups[1].points));
    problem.b.dimension = dimension;
    result.content.problem = std::move(problem);
  } else {
    return unfit("more than points say; write JSON (docs/input-files.md)");
  }
  result.taken_for =
      fmt::format("{}: {}{}", chosen, held, family.empty() ? "; --family takes it for another" : ", as --family says");
  return result;
}

}  // namespace assay
