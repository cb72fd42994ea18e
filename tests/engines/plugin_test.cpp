#include "engines/host/plugin.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "engines/host/worker/float_environment.h"
#include "tests/engines/plugins.h"

namespace assay::plugin_test {
namespace {

std::string refusal(const std::filesystem::path& path) {
  const auto described = describe_plugin(path);
  return described ? "accepted" : described.error();
}

TEST(DescribePlugin, NamesTheReasonWhenTheFileIsNoPlugin) {
  const std::string folder = ASSAY_PLUGIN_DIR;
  EXPECT_EQ(refusal(folder + "/absent.so"), folder + "/absent.so: no such file");
  EXPECT_EQ(refusal(folder), folder + ": not a file");
  EXPECT_EQ(refusal(plugin_path("broken/no_entry")),
            plugin_path("broken/no_entry") + ": is no Assay plug-in: the symbol assay_plugin_entry is missing");
  EXPECT_EQ(
      refusal(plugin_path("broken/wrong_version")),
      plugin_path("broken/wrong_version") + ": was built for version 2 of the engine interface, this is version 1");
  EXPECT_EQ(refusal(plugin_path("broken/no_engine")),
            plugin_path("broken/no_engine") + ": engine 0: broken/idle serves no family");
  EXPECT_EQ(refusal(plugin_path("broken/dies_loading")),
            plugin_path("broken/dies_loading") +
                ": the worker process was killed by SIGABRT (Aborted) while loading the library");

  const std::string text = testing::TempDir() + "/not_a_library.so";
  std::ofstream(text) << "hello\n";
  EXPECT_TRUE(refusal(text).starts_with(text + ": cannot be loaded: ")) << refusal(text);
}

TEST(DescribePlugin, WaitsForALibraryAsLongAsItSaysAndNotThreeTimes) {
  WorkerOptions options;
  options.seconds_to_start = 2;
  const auto begin = std::chrono::steady_clock::now();
  const auto described = describe_plugin(plugin_path("broken/hangs_loading"), options);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(6));
  ASSERT_FALSE(described);
  EXPECT_EQ(described.error(),
            plugin_path("broken/hangs_loading") + ": the worker process took longer than 2 s to load the library");
}

TEST(DescribePlugin, ReadsWhatOtherHeadersOfTheSameVersionState) {
  for (const std::string header : {"former", "later"}) {
    const auto described = describe_plugin(plugin_path("broken/" + header + "_header"));
    ASSERT_TRUE(described) << described.error();
    ASSERT_EQ(described->size(), 2u);
    EXPECT_EQ((*described)[0].info.name, "other_header/first");
    EXPECT_EQ((*described)[1].info.name, "other_header/second");
    for (const EngineSummary& engine : *described) {
      EXPECT_EQ(engine.info.semantics.of<Hull2Family>().range.verdict_gap, 0.25);
      EXPECT_EQ(engine.info.semantics.of<Hull2Family>().hull_gap_absolute, header == "former" ? 0 : 0.125);
      EXPECT_EQ(engine.info.semantics.note, "of another header");
      EXPECT_TRUE(engine.serves<Hull2Family>() && !engine.serves<GjkFamily>() && !engine.serves<CastFamily>());
      EXPECT_EQ(engine.info.only_by_name, header == "former" ? "" : "states it, where its header has it");
    }
    const auto asked = engine_named<Hull2Family>("broken/" + header + "_header", "other_header/second");
    ASSERT_TRUE(asked);
    const Cloud2 question;
    std::vector<Reply<Hull2Family>> replies(1);
    asked->solve(std::span(&question, 1), replies);
    EXPECT_EQ(replies[0].delivery, Delivery::kAnswered) << replies[0].incident;
    EXPECT_TRUE(std::holds_alternative<Declined>(replies[0].answer));
  }
}

TEST(DescribePlugin, RefusesSizesThatContradictEachOther) {
  const std::string torn = refusal(plugin_path("broken/torn_header"));
  EXPECT_TRUE(torn.starts_with(plugin_path("broken/torn_header") + ": engine 0: assay_semantics.size is ")) << torn;
}

TEST(DescribePlugin, RefusesAReasonThatIsNoLineOfPlainText) {
  const auto refused = [](const std::string& file, const std::string& shown) {
    const std::string said = refusal(plugin_path("named/named_" + file));
    EXPECT_EQ(said, plugin_path("named/named_" + file) + ": engine 1: only_by_name \"" + shown +
                        "\" is no line of 1 to 512 bytes of plain characters");
  };
  refused("by_long_reason", std::string(80, 'n'));
  refused("by_bytes", "slow ??");
  const auto described = describe_plugin(plugin_path("named/named_by_name"));
  ASSERT_TRUE(described) << described.error();
  EXPECT_EQ((*described)[0].info.only_by_name, "");
  EXPECT_EQ((*described)[1].info.only_by_name, "it is slow: 20 % of <b>everything</b>");
}

TEST(DescribePlugin, ListsEnginesWithTheirStatements) {
  const auto described = describe_plugin(plugin_path("bad"));
  ASSERT_TRUE(described) << described.error();
  ASSERT_EQ(described->size(), 2u);
  const EngineSummary& hull = (*described)[0];
  EXPECT_EQ(hull.info.name, "bad/hull2");
  EXPECT_EQ(hull.info.version, "1");
  EXPECT_EQ(hull.info.kind, EngineKind::kForeign);
  EXPECT_EQ(hull.info.library, plugin_path("bad"));
  EXPECT_EQ(hull.info.semantics.of<GjkFamily>().touching, Touching::kHit);
  EXPECT_EQ(hull.info.semantics.note, "misbehaves on request");
  EXPECT_TRUE(hull.serves<Hull2Family>() && !hull.serves<GjkFamily>() && !hull.serves<LpFamily>());
  EXPECT_EQ((*described)[1].info.name, "bad/gjk");
}

TEST(DescribePlugin, TellsOnALibraryThatSetsFlushToZeroWhenLoadedAndIsNotInfected) {
  const auto described = describe_plugin(plugin_path("broken/fast_math"));
  ASSERT_TRUE(described) << described.error();
  EXPECT_EQ((*described)[0].info.semantics.note,
            "No promise. Loading the library changes the floating-point environment (flush-to-zero is on, "
            "denormals-are-zero is on); it is restored before every call.");
  EXPECT_EQ(FloatEnvironment::current(), default_float_environment());
}

TEST(LoadEngines, ServesFamiliesOnlyByEnginesThatDo) {
  EXPECT_EQ(engines_of<Hull2Family>("bad").size(), 1u);
  EXPECT_EQ(engines_of<GjkFamily>("bad").size(), 1u);
  EXPECT_EQ(engines_of<LpFamily>("bad").size(), 0u);
}

TEST(LoadEngines, CallsAFastMathLibraryInTheDefaultEnvironment) {
  const auto engine = engine_named<GjkFamily>("broken/fast_math", "broken/fast_math");
  ASSERT_TRUE(engine);
  const ConvexPair pair{{2, {0x1p-1074, 0x1p-1074}}, {2, {0, 0}}};
  std::vector<Reply<GjkFamily>> replies(1);
  engine->solve(std::span(&pair, 1), replies);
  EXPECT_EQ(replies[0].delivery, Delivery::kAnswered) << replies[0].incident;
  EXPECT_EQ(std::get<BareDistance>(replies[0].answer).distance, 0x1p-1073);
}

TEST(LoadEngines, ALibraryThatVanishesIsReportedOnEveryCase) {
  const std::string copy = testing::TempDir() + "/vanishing.so";
  std::filesystem::copy_file(plugin_path("bad"), copy, std::filesystem::copy_options::overwrite_existing);
  auto engines = load_engines<Hull2Family>(copy);
  ASSERT_TRUE(engines) << engines.error();
  std::filesystem::remove(copy);
  const std::vector<Cloud2> questions(3);
  std::vector<Reply<Hull2Family>> replies(3);
  engines->front()->solve(questions, replies);
  for (const auto& reply : replies) {
    EXPECT_EQ(reply.delivery, Delivery::kCrashed);
    EXPECT_EQ(reply.incident, copy + ": no such file");
  }
}

}  // namespace
}  // namespace assay::plugin_test
