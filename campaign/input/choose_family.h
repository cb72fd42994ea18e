// Which family plain points are put to.
#pragma once
#include <string>

#include "algorithms/model/result.h"
#include "formats/file_problem.h"
#include "formats/points/point_file.h"

namespace assay {

/// A problem, and in words what it was taken for and why.
struct ChosenProblem {
  FileProblem content;
  std::string taken_for;
};

/// One list of points is a cloud, of the plane (hull2) or of space (hull3); two lists are two bodies (gjk).
///
/// `family`, where it is not empty, is taken instead: hull2 and hull3 take all lists for one cloud; gjk two lists of
/// any dimension; shapes two planar lists for two polygons and their contact, one list for its bounds.
/// Error  "NAME: reason": points that the family has no problem of, lists too many or too few, a family that says more
///        than points (lp, cast).
Result<ChosenProblem> choose_family(PointFile file, const std::string& name, const std::string& family);

/// All points of the file as one list.
Points all_points(PointFile file);

}  // namespace assay
