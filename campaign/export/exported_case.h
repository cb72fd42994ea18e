// A case as it is written for the test suites of other projects, and what its writers share.
#pragma once
#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "algorithms/model/result.h"
#include "properties/case/case_text.h"

namespace assay {

struct ExportedCase {
  AnyProblem problem;
  std::map<std::string, std::string> header;  ///< of the case; may be empty

  /// The engine that the case names; empty where it names none.
  std::string engine() const {
    const auto at = header.find("engine");
    return at == header.end() ? std::string() : at->second;
  }
};

/// The text with every @KEY@ replaced.
inline std::string filled(std::string_view form, std::span<const std::pair<std::string, std::string>> values) {
  std::string text(form);
  for (const auto& [key, value] : values) {
    const std::string place = '@' + key + '@';
    for (std::size_t at = 0; (at = text.find(place, at)) != std::string::npos; at += value.size())
      text.replace(at, place.size(), value);
  }
  return text;
}

/// The query of that engine's name, else the first: a case may name none, or one of another library.
template <class Query>
const Query& query_of(const std::string& engine, std::span<const Query> queries) {
  const auto found = std::ranges::find(queries, engine, &Query::engine);
  return found == queries.end() ? queries.front() : *found;
}

/// What the case says of itself, as lines of a comment; hostile text stays within them.
std::string comment_lines(const ExportedCase& file, std::string_view mark);

/// Tests in GoogleTest of two bodies in space.
///
/// Error  no pair, or none in space; what the library does not take; bodies whose truth is not known, or that touch
///        where it does not say what that means.
Result<std::string> fcl_test(const ExportedCase& file);
Result<std::string> libccd_test(const ExportedCase& file);
Result<std::string> bullet_test(const ExportedCase& file);
/// Likewise of a cloud in the plane or in space.
Result<std::string> qhull_test(const ExportedCase& file);
/// Of a linear program, for node:test and for Python's unittest, the program as MPS in the script.
Result<std::string> highs_test(const ExportedCase& file);
Result<std::string> scipy_test(const ExportedCase& file);
Result<std::string> glpk_test(const ExportedCase& file);
Result<std::string> clp_test(const ExportedCase& file);
Result<std::string> lp_solve_test(const ExportedCase& file);

/// Points as OFF (the faces of a cloud in space or of both bodies, where they have any), as OBJ, an object a body, and
/// as plain points. Files that Assay reads again.
///
/// Error  no points, or such as the form has no words for.
Result<std::string> as_off(const ExportedCase& file);
Result<std::string> as_obj(const ExportedCase& file);
Result<std::string> as_points(const ExportedCase& file);

}  // namespace assay
