// Failures by engine, claim and severity, and the findings that stand for them.
#include "campaign/clusters.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

using enum Severity;

BlockRecord block(std::string engine, std::string domain, std::uint64_t number, std::vector<Candidate> candidates) {
  BlockRecord record;
  record.engine = std::move(engine);
  record.property = "p";
  record.domain = std::move(domain);
  record.block = number;
  record.candidates = std::move(candidates);
  return record;
}

Finding finding(std::string claim, Severity severity, std::string domain, std::uint32_t size) {
  Finding made;
  made.engine = "e";
  made.property = "p";
  made.claim = std::move(claim);
  made.domain = std::move(domain);
  made.severity = severity;
  made.size = size;
  made.id = made.domain + std::to_string(size);
  return made;
}

Cluster cluster(std::string claim, Severity severity, std::uint64_t seen, std::map<std::string, std::uint64_t> first) {
  return {{"e", "p", std::move(claim)}, severity, seen, std::move(first)};
}

TEST(Clusters, JoinBlocksAndDomainsOfOneEngineClaimAndSeverity) {
  const auto clusters = clusters_of(
      {block("e", "a@1", 0, {{"c", 7, kPlain, 2}, {"c", 3, kNear, 1}}), block("e", "a@1", 1, {{"c", 1030, kPlain, 5}}),
       block("e", "b@1", 0, {{"c", 9, kPlain, 1}}), block("f", "b@1", 0, {{"c", 9, kPlain, 1}})});
  ASSERT_EQ(clusters.size(), 3u);
  EXPECT_EQ(clusters[0].engine, "e");
  EXPECT_EQ(clusters[0].severity, kPlain);
  EXPECT_EQ(clusters[0].seen, 8u);
  EXPECT_EQ(clusters[0].first_index, (std::map<std::string, std::uint64_t>{{"a@1", 7}, {"b@1", 9}}));
  EXPECT_EQ(clusters[1].engine, "f");
  EXPECT_EQ(clusters[2].severity, kNear);
  EXPECT_EQ(clusters[2].seen, 1u);
}

TEST(Clusters, AreOrderedByHowSevereTheyAreAndHangsAndCrashesLast) {
  const auto clusters = clusters_of({block("e", "a@1", 0,
                                           {{"a", 0, kStated, 1},
                                            {"crashed", 1, kPlain, 1},
                                            {"d", 2, kDegenerate, 1},
                                            {"hung", 3, kPlain, 1},
                                            {"n", 4, kNear, 1},
                                            {"x", 5, kExtreme, 1},
                                            {"z", 6, kPlain, 1}})});
  std::string order;
  for (const Cluster& one : clusters) order += one.claim + ' ';
  EXPECT_EQ(order, "z crashed hung n x d a ");
}

TEST(Findings, TellWhatTheyStandFor) {
  const auto findings = findings_of({cluster("c", kPlain, 8, {{"a@1", 7}, {"b@1", 9}})},
                                    {{finding("c", kPlain, "b@1", 3), finding("c", kPlain, "a@1", 5)}});
  ASSERT_EQ(findings.size(), 2u);  // two that differ in kind
  for (const Finding& one : findings) EXPECT_EQ(one.seen, 8u);
  EXPECT_EQ(findings[0].also_in, std::vector<std::string>{"b@1"});
  EXPECT_EQ(findings[1].also_in, std::vector<std::string>{"a@1"});
}

TEST(Findings, OfAClusterThatReducesToAMoreSevereCaseAreThatOnes) {
  const std::vector<Cluster> clusters = {cluster("c", kPlain, 8, {{"a@1", 7}}), cluster("c", kNear, 4, {{"n@1", 1}}),
                                         cluster("c", kExtreme, 2, {{"x@1", 1}})};
  const auto findings = findings_of(clusters, {{finding("c", kPlain, "a@1", 9)},
                                               {finding("c", kPlain, "n@1", 3)},  // reads better, and is not its own
                                               {finding("c", kExtreme, "x@1", 3)}});
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].domain, "a@1");
  EXPECT_EQ(findings[0].seen, 12u);
  EXPECT_EQ(findings[0].also_in, std::vector<std::string>{"n@1"});
  EXPECT_EQ(findings[1].severity, kExtreme);
  EXPECT_EQ(findings[1].seen, 2u);
}

TEST(Findings, OfASeverityThatWasNeverMetItselfAreTheOnesThatReadBest) {
  const std::vector<Cluster> clusters = {cluster("c", kNear, 4, {{"n@1", 1}}), cluster("c", kExtreme, 2, {{"x@1", 1}})};
  for (const bool near_is_smaller : {true, false}) {
    const auto findings = findings_of(
        clusters, {{finding("c", kPlain, "n@1", near_is_smaller ? 3 : 5)}, {finding("c", kPlain, "x@1", 4)}});
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings[0].domain, near_is_smaller ? "n@1" : "x@1");
    EXPECT_EQ(findings[0].seen, 6u);
  }
}

TEST(Findings, OfClustersThatAreNotReducedYetAreNone) {
  const auto findings = findings_of({cluster("c", kPlain, 8, {{"a@1", 7}}), cluster("d", kPlain, 1, {{"a@1", 2}})},
                                    {{}, {finding("d", kPlain, "a@1", 3)}});
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].claim, "d");
}

}  // namespace
}  // namespace assay
