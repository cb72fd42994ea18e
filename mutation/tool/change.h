// What an operator would write instead of a piece of source.
#pragma once
#include <string>
#include <tuple>
#include <vector>

namespace assay::mutation {

/// Replaces the bytes [begin, end) of a file by `text`.
struct Change {
  std::string file;  ///< from the root of the sources
  unsigned begin = 0, end = 0;
  std::string made_by;        ///< the operator's name
  std::string text;           ///< of the same type as what it replaces
  bool is_condition = false;  ///< what is replaced is only asked whether it is true, and may have any type
  /// Changes with one subject are one mutant: the declaration of a constant whose uses are changed. Otherwise empty.
  std::string subject;
  unsigned line = 0;     ///< where it begins, from 1
  std::string function;  ///< around it, as it is called

  auto key() const { return std::tie(file, begin, end, made_by, text, is_condition, subject, line, function); }
  friend bool operator<(const Change& a, const Change& b) { return a.key() < b.key(); }
  friend bool operator==(const Change& a, const Change& b) { return a.key() == b.key(); }
};

}  // namespace assay::mutation
