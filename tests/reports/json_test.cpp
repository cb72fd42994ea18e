#include "reports/store/json/json.h"

#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "reports/store/untrusted/limits.h"
#include "tests/reports/example_campaign.h"

namespace assay::json_test {
namespace {

TEST(Json, BringsEveryRecordBackAsItWas) {
  const Campaign campaign = example::campaign();
  for (const BlockRecord& block : campaign.blocks) {
    const auto again = parse_block(json_text(block));
    ASSERT_TRUE(again) << again.error();
    ASSERT_EQ(*again, block);
  }
  for (const Finding& finding : campaign.findings) {
    const auto again = parse_finding(json_text(finding));
    ASSERT_TRUE(again) << again.error();
    ASSERT_EQ(*again, finding);
  }
  Finding measured = campaign.findings.front();
  measured.measured = "primal 0, dual 1e-9";
  const auto again = parse_finding(json_text(measured));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, measured);
  const auto header = parse_header(json_text(campaign.header));
  ASSERT_TRUE(header) << header.error();
  EXPECT_EQ(json_text(*header), json_text(campaign.header));
  const auto indented_header = parse_header(indented(json_text(campaign.header)));
  ASSERT_TRUE(indented_header) << indented_header.error();
  EXPECT_EQ(json_text(*indented_header), json_text(campaign.header));
  const auto timing = parse_timing(json_text(campaign.timings.front()));
  ASSERT_TRUE(timing) << timing.error();
  EXPECT_EQ(json_text(*timing), json_text(campaign.timings.front()));
  const auto provenance = parse_provenance(json_text(campaign.provenance));
  ASSERT_TRUE(provenance) << provenance.error();
  EXPECT_EQ(*provenance, campaign.provenance);
}

/// A certificate of each kind, with lists of two entries.
std::vector<Certificate> certificates() {
  std::vector<Certificate> all;
  for (std::size_t i = 0; i < kProvesKinds; ++i) {
    Certificate& one = all.emplace_back();
    one.proves = static_cast<Proves>(i);
    if (one.proves == Proves::kNothing) one.reason = "too large";
    for (const std::string_view name : form_of(one.proves).numbers)
      if (!name.empty()) one.numbers.push_back({{"-3", "4"}, {"0", "1"}});
    for (const std::string_view name : form_of(one.proves).indices)
      if (!name.empty()) one.indices.push_back({0, 7});
  }
  return all;
}

TEST(Json, BringsCertificatesBackAndRecordsOfBeforeHaveNone) {
  Finding finding = example::findings().front();
  finding.certificate.reset();
  EXPECT_EQ(json_text(finding).find("certificate"), std::string::npos);
  for (const Certificate& certificate : certificates()) {
    finding.certificate = certificate;
    const auto again = parse_finding(json_text(finding));
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(*again, finding) << form_of(certificate.proves).name;
  }
}

TEST(Json, RefusesACertificateThatIsNotWhole) {
  Finding finding = example::findings().front();
  finding.certificate = Certificate{Proves::kSeparated, {}, {{{"1", "2"}}}, {}};
  const std::string text = json_text(finding);
  const std::string direction = R"("direction":[["1","2"]])";
  const auto refused = [&](const std::string& part, const std::string& by) {
    std::string wrong = text;
    wrong.replace(wrong.find(part), part.size(), by);
    const auto parsed = parse_finding(wrong);
    return parsed ? std::string("accepted") : parsed.error().substr(0, parsed.error().find(" of integers"));
  };
  const std::string pairs = "certificate: the field \"direction\" is not a list of pairs";
  for (const char* pair : {R"(["1","0"])", R"(["1","-2"])", R"(["01","2"])", R"(["-0","2"])", R"(["1.5","2"])",
                           R"(["","2"])", R"(["-","2"])", R"(["1"])", R"([1,2])", R"("1/2")"})
    EXPECT_EQ(refused(direction, std::string(R"("direction":[)") + pair + "]"), pairs) << pair;
  const std::string longest(kMostCertificateDigits, '9');
  EXPECT_EQ(refused(direction, R"("direction":[["-)" + longest + R"(",")" + longest + R"("]])"), "accepted");
  EXPECT_EQ(refused(direction, R"("direction":[["1)" + longest + R"(","1"]])"), pairs);
  std::string many = R"("direction":[)";
  for (std::size_t i = 0; i <= kMostCertificateEntries; ++i) many += i == 0 ? R"(["1","1"])" : R"(,["1","1"])";
  EXPECT_EQ(refused(direction, many + "]"),
            "certificate: the field \"direction\" is not a list of at most 65536 entries");
  EXPECT_EQ(refused(direction, R"("ray":[["1","2"]])"), "certificate: the field \"direction\" is absent");
  EXPECT_EQ(refused(direction, direction + R"(,"x":[])"), "certificate: an unknown field");
  EXPECT_EQ(refused(R"("separated")", R"("near")"), "certificate: the field \"proves\" is not one of the known words");
  EXPECT_EQ(refused(R"("separated")", R"("polygon")"), "certificate: the field \"extreme\" is absent");
}

TEST(Json, KeepsEveryBitOfADouble) {
  using Limits = std::numeric_limits<double>;
  for (const double value :
       {0.0, -0.0, 0.1, Limits::denorm_min(), -Limits::max(), Limits::infinity(), Limits::quiet_NaN()}) {
    Finding finding = example::findings().front();
    finding.magnitude = value;
    const auto again = parse_finding(json_text(finding));
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(std::bit_cast<std::uint64_t>(again->magnitude), std::bit_cast<std::uint64_t>(value)) << value;
  }
}

TEST(Json, KeepsTheEndsOfTheIntegers) {
  Finding finding = example::findings().front();
  finding.index = std::numeric_limits<std::uint64_t>::max();
  finding.difficulty = -kMostDifficulty;
  const auto again = parse_finding(json_text(finding));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, finding);
}

TEST(Json, WritesWordsThatAreNotUtf8) {
  Finding finding = example::findings().front();
  finding.evidence = "caf\xe9 \xff";
  const auto again = parse_finding(json_text(finding));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(again->evidence, "caf\xEF\xBF\xBD \xEF\xBF\xBD");
  EXPECT_EQ(json_text(*again), json_text(*again));
}

/// `text` with one part replaced.
std::string edited(std::string text, const std::string& part, const std::string& by) {
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return text.replace(at, part.size(), by);
}

TEST(Json, NamesTheFieldThatIsWrong) {
  BlockRecord record = example::campaign().blocks.front();
  record.cells.begin()->second.magnitude_max = 1;
  const std::string block = json_text(record);
  const auto error_of = [](const std::string& text) {
    const auto parsed = parse_block(text);
    return parsed ? std::string("accepted") : parsed.error();
  };
  EXPECT_EQ(error_of("not json"), "not valid JSON");
  EXPECT_EQ(error_of("[]"), "block: expected an object, found array");
  EXPECT_EQ(error_of("{}"), "block: the field \"engine\" is absent");
  EXPECT_EQ(error_of(edited(block, "\"block\":0", "\"block\":-1")),
            "block: the field \"block\" is not a count in range");
  EXPECT_EQ(error_of(edited(block, "\"block\":0", "\"block\":0.5")),
            "block: the field \"block\" is not a count in range");
  EXPECT_EQ(error_of(edited(block, "\"block\":0", "\"block\":18446744073709551616")),
            "block: the field \"block\" is not a count in range");
  EXPECT_EQ(error_of(edited(block, "\"block\":0", "\"bloc\":0")), "block: the field \"block\" is absent");
  EXPECT_EQ(error_of(edited(block, "\"block\":0", "\"block\":0,\"extra\":1")), "block: an unknown field");
  EXPECT_EQ(error_of(edited(block, "\"count\":1000", "\"count\":1001")),
            "block: the field \"count\" is not the sum of the outcomes of all cells");
  EXPECT_EQ(error_of(edited(block, "\"holds\"", "\"hold\"")), "outcomes: an unknown field");
  EXPECT_EQ(error_of(edited(block, "\"magnitude_max\":\"", "\"magnitude_max\":\"q")),
            "cell: the field \"magnitude_max\" is not a double in hexadecimal such as \"0x1.8p+1\"");
}

TEST(Json, RefusesViolationsThatDoNotAddUp) {
  for (const BlockRecord& block : example::campaign().blocks) {
    if (block.candidates.empty() || block.candidates.front().claim == "hung") continue;
    BlockRecord wrong = block;
    wrong.cells.rbegin()->second.violations["another claim"] = 1;
    const auto parsed = parse_block(json_text(wrong));
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error(), "cell: the field \"violations\" is not the violated cases told apart by claim");
    return;
  }
}

TEST(Json, KeepsApartWhatIsInsideAPromise) {
  BlockRecord block{"e", "p", "d@1", 0, 0, 5, {}, {}};
  CellCounts& cell = block.cells[0];
  cell.outcomes[static_cast<std::size_t>(Outcome::kHolds)] = 2;
  cell.outcomes[static_cast<std::size_t>(Outcome::kUndecided)] = 3;
  cell.inside = 2;
  set_tried_cases(cell);
  const auto again = parse_block(json_text(block));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, block);
  cell.inside = 4;
  const auto parsed = parse_block(json_text(block));
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error(), "cell: the field \"inside\" is not a part of the undecided cases");
}

TEST(Json, RefusesASchemaThatItDoesNotKnow) {
  for (const std::uint32_t schema : {0u, 3u, 5u}) {
    CampaignHeader header = example::header();
    header.schema = schema;
    const auto parsed = parse_header(json_text(header));
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error(), "schema " + std::to_string(schema) +
                                  " is not the one that this version reads, 4: check again, or "
                                  "read it with the version that wrote it");
  }
}

TEST(Json, RefusesAHeaderThatWasEdited) {
  CampaignHeader header = example::header();
  header.battery_version = 3;
  std::string text = json_text(header);
  const std::string field = R"("battery_version":3,)";
  ASSERT_NE(text.find(field), std::string::npos) << text.substr(0, 200);
  EXPECT_EQ(parse_header(text)->battery_version, 3u);
  text.replace(text.find(field), field.size(), R"("battery_version":4,)");
  const auto edited = parse_header(text);
  ASSERT_FALSE(edited);
  EXPECT_TRUE(edited.error().starts_with("was edited: "));
  const std::size_t checksum = text.find(R"("checksum":")");
  text.erase(checksum, text.find(',', checksum) + 1 - checksum);
  EXPECT_FALSE(parse_header(text)) << "without its checksum";
}

TEST(Json, LeavesOutWhatIsZero) {
  BlockRecord block = example::campaign().blocks.front();
  block.cells.begin()->second.exact = 0;
  EXPECT_EQ(json_text(block).find("\"exact\":0"), std::string::npos);
  block.cells.clear();
  block.candidates.clear();
  block.count = 0;
  const auto again = parse_block(json_text(block));
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ(*again, block);
  EXPECT_EQ(json_text(block).find("[]"), std::string::npos);
}

}  // namespace
}  // namespace assay::json_test
