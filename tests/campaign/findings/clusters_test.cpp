// Failures by engine and mode, and the findings that stand for them.
#include "campaign/clusters.h"

#include <gtest/gtest.h>

#include "tests/harness/claim_words.h"

namespace assay {
namespace {

using enum Severity;

constexpr const char *kHull = "hull2/is_exact", *kSwap = "gjk/swap_keeps_verdict", *kVerdict = "gjk/verdict_is_right",
                     *kDepth = "gjk/depth_is_right";

BlockRecord block(std::string engine, std::string property, std::string domain, std::uint64_t number,
                  std::vector<Candidate> candidates) {
  BlockRecord record;
  record.engine = std::move(engine);
  record.property = std::move(property);
  record.domain = std::move(domain);
  record.block = number;
  record.candidates = std::move(candidates);
  return record;
}

Finding finding(std::string claim, std::string domain) {
  Finding made;
  made.engine = "e";
  made.property = kHull;
  made.claim = std::move(claim);
  made.domain = std::move(domain);
  made.id = made.domain;
  return made;
}

TEST(Clusters, JoinClaimsSeveritiesAndDomainsOfOneEngine) {
  const auto clusters = clusters_of(
      {block("e", kHull, "a@1", 0, {{"c", 7, kPlain, 2}, {"c", 3, kNear, 1}}),
       block("e", kHull, "a@1", 1, {{"c", 1030, kPlain, 5}, {"d", 1025, kPlain, 4}}),
       block("e", kHull, "b@1", 0, {{"c", 9, kPlain, 1}}), block("f", kHull, "b@1", 0, {{"c", 9, kPlain, 1}})},
      {});
  ASSERT_EQ(clusters.size(), 2u);
  EXPECT_EQ(clusters[0].engine, "e");
  EXPECT_EQ(clusters[0].family, "hull2");
  EXPECT_EQ(clusters[0].severity(), kPlain);
  ASSERT_EQ(clusters[0].failures.size(), 3u);
  EXPECT_EQ(clusters[0].failures[0].seen, 8u);
  EXPECT_EQ(clusters[0].failures[0].first_index, (std::map<std::string, std::uint64_t>{{"a@1", 7}, {"b@1", 9}}));
  EXPECT_EQ(clusters[0].failures[1].claim, "d");
  EXPECT_EQ(clusters[0].failures[2].severity, kNear);
  EXPECT_EQ(clusters[0].worst().size(), 2u);
  EXPECT_EQ(clusters[1].engine, "f");
}

TEST(Clusters, KeepWhatWasSeenOfTheLowestCrash) {
  const auto clusters = clusters_of({block("e", kHull, "a@1", 0, {{"crashed", 7, kPlain, 1, "second"}}),
                                     block("e", kHull, "b@1", 0, {{"crashed", 9, kPlain, 1, "other domain"}}),
                                     block("e", kHull, "c@1", 0, {{"crashed", 4, kPlain, 1, "of a higher case"}}),
                                     block("e", kHull, "a@1", 1, {{"crashed", 3, kPlain, 1, "first"}}),
                                     block("e", kHull, "c@1", 1, {{"crashed", 2, kPlain, 1}})},
                                    {});
  ASSERT_EQ(clusters.size(), 1u);
  EXPECT_EQ(clusters[0].failures[0].incidents,
            (std::map<std::string, std::string>{{"a@1", "first"}, {"b@1", "other domain"}}));
}

TEST(Clusters, TellModesApart) {
  const auto clusters =
      clusters_of({block("e", kVerdict, "a@1", 0, {{"no wrong hit", 0, kPlain, 1}, {"no wrong miss", 1, kNear, 1}}),
                   block("e", kSwap, "a@1", 0, {{"swapped", 0, kPlain, 1}, {"crashed", 1, kPlain, 1}}),
                   block("e", kDepth, "a@1", 0, {{"deep", 0, kPlain, 1}, {"crashed", 1, kPlain, 1}}),
                   block("e", kDepth, "b@1", 0, {{std::string(kClaimInsideBuffers.words()), 0, kPlain, 1}}),
                   block("e", kSwap, "b@1", 0, {{std::string(kClaimFloatEnvironment.words()), 0, kPlain, 1}}),
                   block("e", "gjk/terminates", "a@1", 0, {{"cycles", 0, kPlain, 1}, {"hung", 1, kPlain, 1}}),
                   block("e", "gjk/gone", "a@1", 0, {{"x", 0, kPlain, 1}})},
                  {});
  using enum FailureMode;
  std::map<std::pair<std::string, FailureMode>, std::size_t> claims;
  for (const Cluster& one : clusters) claims[{one.family, one.mode}] = one.failures.size();
  EXPECT_EQ(claims, (std::map<std::pair<std::string, FailureMode>, std::size_t>{{{"gjk", kWrongAnswer}, 2},
                                                                                {{"gjk", kWrongDetail}, 1},
                                                                                {{"gjk", kInconsistent}, 1},
                                                                                {{"gjk", kCycles}, 1},
                                                                                {{"gjk", kSideEffects}, 2},
                                                                                {{"gjk", kCrashes}, 2},
                                                                                {{"gjk", kHangs}, 1},
                                                                                {{"", kWrongAnswer}, 1}}));
}

TEST(Clusters, OfWhatIsKnownHideNothingNew) {
  const auto clusters = clusters_of({block("e", kHull, "a@1", 0, {{"c", 7, kPlain, 2}, {"d", 3, kNear, 1}})},
                                    {Signature{"e", kHull, "c"}});
  ASSERT_EQ(clusters.size(), 2u);
  EXPECT_FALSE(clusters[0].is_known);
  EXPECT_EQ(clusters[0].failures[0].claim, "d");
  EXPECT_TRUE(clusters[1].is_known);
  EXPECT_NE(clusters[0].id(), clusters[1].id());
}

TEST(Clusters, AreOrderedByHowSevereTheyAreAndHangsAndCrashesLast) {
  const auto clusters = clusters_of(
      {block("a", kHull, "a@1", 0, {{"extreme", 0, kExtreme, 1}}),
       block("b", kHull, "a@1", 0, {{"crashed", 1, kPlain, 1}}),
       block("c", kHull, "a@1", 0, {{"degenerate", 2, kDegenerate, 1}, {"hung", 3, kPlain, 1}}),
       block("d", kHull, "a@1", 0, {{"near", 4, kNear, 1}}), block("f", kHull, "a@1", 0, {{"plain", 6, kPlain, 1}})},
      {});
  std::string order;
  for (const Cluster& one : clusters) order += one.failures.front().claim + ' ';
  EXPECT_EQ(order, "plain crashed hung near extreme degenerate ");
}

TEST(Clusters, AreKnownAgainByWhatTheyAreReducedFrom) {
  const auto id = [](std::vector<Candidate> candidates) {
    return clusters_of({block("e", kHull, "a@1", 0, std::move(candidates))}, {}).front().id();
  };
  const std::string whole = id({{"c", 7, kPlain, 2}});
  EXPECT_EQ(id({{"c", 7, kPlain, 9}}), whole) << "more cases, the same one first";
  EXPECT_EQ(id({{"c", 7, kPlain, 2}, {"c", 1, kNear, 2}}), whole) << "milder ones are not reduced";
  EXPECT_NE(id({{"c", 6, kPlain, 2}}), whole);
  EXPECT_NE(id({{"c", 7, kNear, 2}}), whole);
  EXPECT_NE(id({{"d", 7, kPlain, 2}}), whole);
  EXPECT_NE(id({{"c", 7, kPlain, 2}, {"d", 7, kPlain, 2}}), whole);
}

TEST(Findings, TellWhatTheyStandFor) {
  const auto clusters = clusters_of({block("e", kHull, "a@1", 0, {{"c", 7, kPlain, 2}, {"c", 8, kNear, 3}}),
                                     block("e", kHull, "b@1", 0, {{"d", 9, kPlain, 4}})},
                                    {});
  ASSERT_EQ(clusters.size(), 1u);
  const auto findings = findings_of(clusters, {{finding("d", "b@1"), finding("c", "a@1")}});
  ASSERT_EQ(findings.size(), 2u);  // two that differ in kind
  for (const Finding& one : findings) {
    EXPECT_EQ(one.seen, 9u);
    EXPECT_EQ(one.seen_as,
              (std::vector<SeenAs>{{kHull, "c", kPlain, 2}, {kHull, "d", kPlain, 4}, {kHull, "c", kNear, 3}}));
  }
  EXPECT_EQ(findings[0].also_in, std::vector<std::string>{"b@1"});
  EXPECT_EQ(findings[1].also_in, std::vector<std::string>{"a@1"});
}

TEST(Findings, OfClustersThatAreNotReducedYetAreNone) {
  const auto clusters = clusters_of(
      {block("e", kHull, "a@1", 0, {{"c", 7, kPlain, 2}}), block("f", kHull, "a@1", 0, {{"c", 7, kPlain, 2}})}, {});
  EXPECT_EQ(findings_of(clusters, {{}, {finding("c", "a@1")}}).size(), 1u);
}

TEST(Findings, AreNewWhereAnythingThatTheyStandForIs) {
  Finding one = finding("c", "a@1");
  one.seen_as = {{kHull, "c", kPlain, 2}, {kHull, "d", kNear, 1}};
  const Signature c{"e", kHull, "c"}, d{"e", kHull, "d"};
  EXPECT_TRUE(is_new(one, {}));
  EXPECT_TRUE(is_new(one, {c}));
  EXPECT_TRUE(is_new(one, {d}));
  EXPECT_FALSE(is_new(one, {c, d}));
}

}  // namespace
}  // namespace assay
