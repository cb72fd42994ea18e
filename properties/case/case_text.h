// A case as text that a person can read and replay: fixed-width hexfloat, one line a point or row, key-value header.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "algorithms/model/family.h"
#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/result.h"

namespace assay {

/// "assay-case 1", then `key: value` lines (engine, property, claim, domain, note ...; order kept sorted by key), then
/// the family and the problem in hexfloat. Writing and parsing are inverse to each other, bit for bit, NaN and infinity
/// included.
struct CaseFile {
  std::map<std::string, std::string> header;
  AnyProblem problem;
};

std::string write_case(const CaseFile& file);
/// `name` stands for the source in error sentences: "FILE, line N: field: reason".
Result<CaseFile> parse_case(std::string_view text, std::string_view name);

/// A double as 0x1.xxxxxxxxxxxxxp+dddd with 13 hex digits and a signed exponent of four digits; inf, -inf, nan.
std::string hexfloat(double value);

}  // namespace assay
