// Records of the engines on files come back from their text, and a line that is none is named.
#include "reports/store/netlib_records.h"

#include <gtest/gtest.h>

#include "reports/writers/netlib_section.h"
#include "tests/reports/temporary_directory.h"

namespace assay {
namespace {

NetlibRow row(std::string engine, std::string judged) {
  NetlibRow record;
  record.instance = "afiro";
  record.rows = 27, record.columns = 32, record.entries = 83;
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
  record.judged = std::move(judged);
  return record;
}

TEST(NetlibRecords, ComeBack) {
  const TemporaryDirectory directory;
  std::vector<NetlibRow> rows{row("clp/dual", "right"), row("mine/<b>", "beyond it")};
  rows[1].value.reset(), rows[1].off.reset(), rows[1].claim = "x is feasible", rows[1].evidence = "a & b";
  ASSERT_TRUE(write_netlib(directory.path(), rows));
  const auto again = read_netlib(directory.path());
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, rows);
}

TEST(NetlibRecords, AbsentIsEmptyAndTornIsNamed) {
  const TemporaryDirectory directory;
  const auto nothing = read_netlib(directory.path());
  ASSERT_TRUE(nothing);
  EXPECT_TRUE(nothing->empty());
  ASSERT_TRUE(write_netlib(directory.path(), {row("clp/dual", "right")}));
  const auto path = directory.path() / "studies" / kNetlibFile;
  const auto text = read_whole_file(path);
  ASSERT_TRUE(text);
  ASSERT_TRUE(write_whole_file(path, *text + "{\"instance\":1}\n"));
  const auto wrong = read_netlib(directory.path());
  ASSERT_FALSE(wrong);
  EXPECT_NE(wrong.error().find("netlib.jsonl, line 2: "), std::string::npos) << wrong.error();
}

TEST(NetlibSection, CountsAndEscapes) {
  EXPECT_EQ(netlib_section({}), "");
  EXPECT_EQ(netlib_markdown({}), "");
  const std::string html = netlib_section({row("clp/dual", "right"), row("mine/<b>", "beyond it")});
  EXPECT_NE(html.find("mine/&lt;b&gt;"), std::string::npos);
  EXPECT_EQ(html.find("<b>"), std::string::npos);
  EXPECT_NE(html.find("<td class=\"goes-round\" title=\"beyond it\">"), std::string::npos);
  const std::string text = netlib_markdown({row("clp/dual", "right"), row("mine/b", "beyond it")});
  EXPECT_NE(text.find("| clp/dual | 1 | 0 | 0 | 0 | 0 | 0 | 0 |"), std::string::npos) << text;
}

}  // namespace
}  // namespace assay
