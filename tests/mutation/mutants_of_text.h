// The mutants that an operator makes of a text.
#pragma once
#include <clang/Frontend/ASTUnit.h>
#include <clang/Tooling/Tooling.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tool/collector.h"
#include "tool/mutant.h"
#include "tool/schema.h"

namespace assay::mutation {

/// What programs on trial include, in short.
inline constexpr const char* kPrelude = R"(
namespace std {
double abs(double); double fabs(double); double fma(double, double, double); double ldexp(double, int);
double nextafter(double, double); double floor(double); double ceil(double);
template <class T> const T& min(const T&, const T&); template <class T> const T& max(const T&, const T&);
}
)";

inline std::vector<Change> changes_of(const std::string& text, const std::string& name) {
  std::vector<ListedOperator> asked;
  for (const ListedOperator& listed : operators())
    if (name.empty() || listed.name == name) asked.push_back(listed);
  EXPECT_FALSE(asked.empty()) << name;
  const auto unit = clang::tooling::buildASTFromCodeWithArgs(
      text, {"-std=c++20", "-w", "-resource-dir=" CLANG_RESOURCE_DIRECTORY}, "/text.cpp");
  EXPECT_FALSE(unit->getDiagnostics().hasErrorOccurred()) << text;
  Collected collected;
  collect(
      unit->getASTContext(), [](llvm::StringRef) { return std::string("text.cpp"); }, asked, collected);
  return collected.changes();
}

/// What stands there and what an operator writes instead: "a - b -> (a) + (b)", in the order of places.
inline std::vector<std::string> mutants_of_text(const std::string& name, const std::string& body) {
  const std::string text = kPrelude + body;
  std::vector<std::string> found;
  for (const Change& change : changes_of(text, name))
    found.push_back(text.substr(change.begin, change.end - change.begin) + " -> " + change.text);
  return found;
}

}  // namespace assay::mutation
