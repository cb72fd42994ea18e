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

/// The text between `<!-- NAME: begin -->` and `<!-- NAME: end -->` of docs/DOCUMENT is `table`, or becomes it.
inline void expect_in_document(std::string_view document, const std::string& name, const std::string& table) {
  const std::string path = std::string(ASSAY_SOURCE_DIR) + "/docs/" + std::string(document);
  const std::string begin = "<!-- " + name + ": begin -->\n", end = "<!-- " + name + ": end -->";
  std::ifstream file(path);
  std::stringstream whole;
  whole << file.rdbuf();
  const std::string text = whole.str();
  const auto from = text.find(begin), to = text.find(end);
  ASSERT_TRUE(from != std::string::npos && to != std::string::npos && from < to)
      << path << " lacks the markers of " << name;
  const std::size_t first = from + begin.size();
  const auto* here = testing::UnitTest::GetInstance()->current_test_info();
  if (writes_documents())
    std::ofstream(path) << text.substr(0, first) << table << text.substr(to);
  else
    EXPECT_EQ(text.substr(first, to - first), table)
        << "ASSAY_WRITE_DOCS=1 with --gtest_filter=" << here->test_suite_name() << '.' << here->name()
        << " rewrites the table";
}

}  // namespace assay::test
