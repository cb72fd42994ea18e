// Points for programs that read nothing else.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "algorithms/model/point_lists.h"
#include "campaign/export/exported_case.h"
#include "oracles/exact/filter.h"
#include "oracles/hull3/exact_hull3.h"

namespace assay {
namespace {

/// The lists of points that a problem consists of; none where it says more than points.
std::vector<Points> lists_of(const AnyProblem& problem) {
  if (const auto* pair = std::get_if<ConvexPair>(&problem)) return {pair->a, pair->b};
  if (const auto* plane = std::get_if<Cloud2>(&problem)) return {points_of(plane->points)};
  if (const auto* space = std::get_if<Cloud3>(&problem)) return {points_of(space->points)};
  return {};
}

/// Error  no points; a number that decimals do not say; dimensions that the form does not have.
Result<std::vector<Points>> finite_lists(const ExportedCase& file, std::uint32_t least, std::uint32_t most) {
  std::vector<Points> lists = lists_of(file.problem);
  if (lists.empty()) return Error{"says more than points, and such a file holds nothing else"};
  for (const Points& list : lists) {
    if (!all_finite(list.coordinates)) return Error{"a coordinate is not finite"};
    if (list.empty() || list.dimension < least || list.dimension > most)
      return Error{fmt::format("a list of {} points with {} coordinates, for which the file has no words", list.size(),
                               list.dimension)};
  }
  return lists;
}

Result<Points> one_list(const ExportedCase& file, std::uint32_t least, std::uint32_t most) {
  auto lists = finite_lists(file, least, most);
  if (!lists) return Error{lists.error()};
  if (lists->size() != 1) return Error{"two bodies, and such a file has one list; --as obj writes an object for each"};
  return std::move(lists->front());
}

/// The shortest decimals that read back to the same doubles; the third coordinate of the plane is 0.
std::string line_of(std::span<const double> point, std::size_t width) {
  std::vector<double> row(point.begin(), point.end());
  row.resize(width, 0.0);
  return fmt::format("{}\n", fmt::join(row, " "));
}

/// Triangles of the hull, for bodies with interior in space.
std::vector<std::array<std::uint32_t, 3>> faces_of(const Points& list) {
  if (list.dimension != 3) return {};
  return exact_hull3(cloud_of<Cloud3>(list.coordinates)).triangles;
}

}  // namespace

Result<std::string> as_points(const ExportedCase& file) {
  const auto list = one_list(file, 1, 64);
  if (!list) return Error{list.error()};
  std::string text;
  for (std::uint32_t i = 0; i < list->size(); ++i) text += line_of((*list)[i], list->dimension);
  return text;
}

Result<std::string> as_off(const ExportedCase& file) {
  const auto list = one_list(file, 1, 64);
  if (!list) return Error{list.error()};
  if (list->dimension != 3) return Error{"points of the plane, and OFF has three coordinates; --as points writes them"};
  const auto faces = faces_of(*list);
  std::string text = fmt::format("OFF\n{} {} 0\n", list->size(), faces.size());
  for (std::uint32_t i = 0; i < list->size(); ++i) text += line_of((*list)[i], 3);
  for (const auto& [p, q, r] : faces) text += fmt::format("3 {} {} {}\n", p, q, r);
  return text;
}

Result<std::string> as_obj(const ExportedCase& file) {
  const auto lists = finite_lists(file, 3, 3);
  if (!lists) return Error{lists.error()};
  std::string text;
  std::uint32_t before = 1;  // vertices are counted from 1, through all objects
  for (std::size_t i = 0; i < lists->size(); ++i) {
    const Points& list = (*lists)[i];
    text += fmt::format("o {}\n", i == 0 ? "a" : "b");
    for (std::uint32_t k = 0; k < list.size(); ++k) text += "v " + line_of(list[k], 3);
    for (const auto& [p, q, r] : faces_of(list))
      text += fmt::format("f {} {} {}\n", before + p, before + q, before + r);
    before += list.size();
  }
  return text;
}

}  // namespace assay
