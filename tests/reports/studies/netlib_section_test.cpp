// The engines on files, on the page and in Markdown.
#include "reports/writers/studies/netlib_section.h"

#include <gtest/gtest.h>

namespace assay::netlib_section_test {
namespace {

NetlibRow row(std::string engine, LpJudged judged) {
  NetlibRow record;
  record.instance = "afiro";
  record.rows = 27, record.columns_of_matrix = 32, record.entries = 83;
  record.exact_status = "optimal";
  record.exact_value = "-4.647531428571428528210217362992791914591e+02";
  record.proof = "clp/dual";
  record.reference = "agrees";
  record.engine = std::move(engine);
  record.version = "1.0";
  record.status = "optimal";
  record.value = -464.75314285714285;
  record.off = 3.3e-17;
  record.primal = 0x1p-46;
  record.gap = 0x1p-47, record.slackness = 0x1p-48, record.backward = 0x1p-49, record.distance = 0x1p-30;
  record.stability = "robust";
  record.basis = "optimal";
  record.judged = judged;
  return record;
}

TEST(NetlibSection, CountsAndEscapes) {
  EXPECT_EQ(netlib_section({}), "");
  EXPECT_EQ(netlib_markdown({}), "");
  const std::string html = netlib_section({row("clp/dual", LpJudged::kRight), row("mine/<b>", LpJudged::kBeyond)});
  EXPECT_NE(html.find("mine/&lt;b&gt;"), std::string::npos);
  EXPECT_EQ(html.find("<b>"), std::string::npos);
  EXPECT_NE(html.find("<td class=\"goes-round\" title=\"beyond it\">"), std::string::npos);
  const std::string text = netlib_markdown({row("clp/dual", LpJudged::kRight), row("mine/b", LpJudged::kBeyond)});
  EXPECT_NE(text.find("| clp/dual | 1 | 0 | 0 | 0 | 0 | 0 | 0 |"), std::string::npos) << text;
}

}  // namespace
}  // namespace assay::netlib_section_test
