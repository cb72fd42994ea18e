// Points as files have them: one list or several, under names.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/points.h"
#include "algorithms/model/result.h"

namespace assay {

struct PointGroup {
  std::string name;  ///< may be empty
  Points points;
};

/// Shape  one group at least; all groups are of one dimension, which is at least 1.
struct PointFile {
  std::vector<PointGroup> groups;
};

/// One point a line, in decimal or hexadecimal, separated by blanks, commas or semicolons; '#' begins a comment.
///
/// In front may stand the number of points; or, a line each, the dimension and the number of points in either order; or
/// what rbox writes: the dimension and any words, then the number of points. All points have as many coordinates as the
/// first.
///
/// Error  one sentence with file and line: words that are no numbers, lines of another width, another number of points
///        than declared, more than kMostPoints or kMostDimension, no points at all.
Result<PointFile> read_plain_points(std::string_view text, std::string_view name);

/// The vertices of an Object File Format text: [ST][C][N]OFF, or nOFF with its dimension; then the numbers of vertices,
/// faces and edges; then the vertices, a line each, whose colours, normals and textures are passed over. Faces are
/// checked, so that a file cut short is noticed, and not kept: bodies and clouds are the convex hulls of their points.
///
/// Error  as above; also homogeneous coordinates (4OFF), binary ones, a face with a vertex that is not there.
Result<PointFile> read_off(std::string_view text, std::string_view name);

/// The vertices of a Wavefront OBJ text, in a group for each object (o), or for each group (g) where there are no
/// objects.
///
/// A group has the vertices that its elements (f, l, p) use and those declared under it that no element uses, in the
/// order of the file; groups without vertices are left out. A vertex may be in several.
/// Error  as above; also an element with a vertex that is not there, free-form surfaces, and words that OBJ does not
///        have.
Result<PointFile> read_obj(std::string_view text, std::string_view name);

}  // namespace assay
