// A table of a document that is written by a test: it stands between two markers, and ASSAY_WRITE_DOCS=1 rewrites it.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

namespace assay::test {

inline bool writes_documents() {
  const char* write = std::getenv("ASSAY_WRITE_DOCS");
  return write != nullptr && std::string_view(write) == "1";
}

/// What stands between `<!-- NAME: begin -->` and `<!-- NAME: end -->` of docs/DOCUMENT, and becomes `table` where
/// documents are written.
inline std::string put_in_document(std::string_view document, const std::string& name, const std::string& table) {
  const std::string path = std::string(ASSAY_SOURCE_DIR) + "/docs/" + std::string(document);
  const std::string begin = "<!-- " + name + ": begin -->\n", end = "<!-- " + name + ": end -->";
  std::ifstream file(path);
  std::stringstream whole;
  whole << file.rdbuf();
  const std::string text = whole.str();
  const auto from = text.find(begin), to = text.find(end);
  if (from == std::string::npos || to == std::string::npos || to < from) {
    ADD_FAILURE() << path << " lacks the markers of " << name;
    return {};
  }
  const std::size_t first = from + begin.size();
  if (writes_documents()) std::ofstream(path) << text.substr(0, first) << table << text.substr(to);
  return writes_documents() ? table : text.substr(first, to - first);
}

/// The document says what the code declares.
inline void expect_in_document(std::string_view document, const std::string& name, const std::string& table) {
  const auto* here = testing::UnitTest::GetInstance()->current_test_info();
  EXPECT_EQ(put_in_document(document, name, table), table)
      << "ASSAY_WRITE_DOCS=1 with --gtest_filter=" << here->test_suite_name() << '.' << here->name()
      << " rewrites the table";
}

}  // namespace assay::test
