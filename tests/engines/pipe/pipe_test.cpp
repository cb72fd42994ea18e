// A command is an engine like any other: whatever it does, the case that did it is named and every other is answered.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "engines/host/catalog.h"
#include "engines/host/pipe/command_words.h"
#include "engines/host/pipe/hello.h"

namespace assay::pipe_test {
namespace {

using testing::HasSubstr;

std::string rude(const std::string& way) { return "python3 " ASSAY_SOURCE_DIR "/tests/engines/pipe/rude.py " + way; }

std::unique_ptr<Engine<Hull2Family>> hull_of(const std::string& command, WorkerOptions options = {}) {
  options.seconds_per_case = 0.2;
  const auto listed = describe_command(command, options);
  if (!listed) {
    ADD_FAILURE() << listed.error();
    return nullptr;
  }
  return std::make_unique<WorkerEngine<Hull2Family>>(listed->at(0).info, 0, options_of_command(options));
}

Cloud2 triangle(double x) { return {{{x, 0}, {x + 1, 0}, {x, 1}}}; }

struct Rudeness {
  const char* way;
  Delivery delivery;
  const char* words;
};

void PrintTo(const Rudeness& rudeness, std::ostream* out) { *out << rudeness.way; }

class RudeCommand : public testing::TestWithParam<Rudeness> {};

TEST_P(RudeCommand, IsBlamedForItsCaseAndEveryOtherCaseIsAnswered) {
  constexpr std::size_t kCases = 50, kRude = 17;
  const auto engine = hull_of(rude(GetParam().way));
  ASSERT_TRUE(engine);
  for (const std::size_t at : {kRude, std::size_t{0}, kCases - 1}) {
    std::vector<Cloud2> questions(kCases, triangle(1));
    questions[at] = triangle(13);
    std::vector<Reply<Hull2Family>> replies(kCases);
    engine->solve(questions, replies);
    for (std::size_t i = 0; i < kCases; ++i) {
      SCOPED_TRACE(i);
      if (i == at) {
        EXPECT_EQ(replies[i].delivery, GetParam().delivery);
        EXPECT_THAT(replies[i].incident, HasSubstr(GetParam().words));
        continue;
      }
      ASSERT_EQ(replies[i].delivery, Delivery::kAnswered) << replies[i].incident;
      ASSERT_TRUE(std::holds_alternative<Hull>(replies[i].answer));
      EXPECT_EQ(std::get<Hull>(replies[i].answer).ccw, (std::vector<std::uint32_t>{0, 1, 2}));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Each, RudeCommand,
    testing::Values(Rudeness{"crashes", Delivery::kCrashed, "killed by SIGSEGV"},
                    Rudeness{"crashes", Delivery::kCrashed, "standard error: it was case thirteen"},
                    Rudeness{"exits", Delivery::kCrashed, "called exit(3)"},
                    Rudeness{"hangs", Delivery::kHung, "within 0.2 s of processor time"},
                    Rudeness{"sleeps", Delivery::kHung, "within 2 s of wall time"},
                    Rudeness{"forks", Delivery::kCrashed, "called exit(4)"},
                    Rudeness{"tears", Delivery::kCrashed, "called exit(0); of an answer of 48 bytes 20 had come"},
                    Rudeness{"tears_and_hangs", Delivery::kHung, "; of an answer of 48 bytes 20 had come"},
                    Rudeness{"too_long", Delivery::kOverran, "announced an answer of 2147483648 bytes, at most"},
                    Rudeness{"too_many", Delivery::kOverran, "are not the fields of its kind"},
                    Rudeness{"no_numbers", Delivery::kOverran, "are not the fields of its kind"},
                    Rudeness{"out_of_order", Delivery::kOverran, "answered message +1 from the one that was due"},
                    Rudeness{"twice", Delivery::kOverran, "answered the case twice"},
                    Rudeness{"closes", Delivery::kCrashed, "closed its standard output"},
                    Rudeness{"noise", Delivery::kOverran,
                             "no message to its standard output: \"Warning: nearly parallel\""},
                    Rudeness{"throws", Delivery::kCrashed, "threw an exception: ValueError: ?[2J no"},
                    Rudeness{"unknown_status", Delivery::kOverran, "gave a status of 9"},
                    Rudeness{"outside", Delivery::kOverran, "set vertex[2] to 77, expected less than 3"},
                    Rudeness{"bombs", Delivery::kCrashed, "MemoryError"}),
    [](const auto& each) { return std::string(each.param.way) + "_" + std::to_string(each.index); });

TEST(RudeCommandOfOneCase, IsBlamedForWhatItAddsToItsLastAnswer) {
  const Rudeness each[] = {{"twice", Delivery::kOverran, "answered the case twice"},
                           {"trailing_noise", Delivery::kOverran, "no message to its standard output: \"done\""},
                           {"leaves", Delivery::kCrashed, "called exit(5)"},
                           {"stays", Delivery::kHung, "within 2 s of wall time"}};
  for (const auto& [way, delivery, words] : each) {
    const auto engine = hull_of(rude(way));
    ASSERT_TRUE(engine);
    const std::vector<Cloud2> questions{triangle(13)};
    std::vector<Reply<Hull2Family>> replies(1);
    engine->solve(questions, replies);
    EXPECT_EQ(replies[0].delivery, delivery) << way;
    EXPECT_THAT(replies[0].incident, HasSubstr(words));
  }
}

TEST(ManyCases, LoseNothingOverAHundredRestarts) {
  constexpr std::size_t kCases = 100000, kRestarts = 100;
  WorkerOptions options;
  options.ends_in_a_block = 2 * kRestarts;
  const auto engine = hull_of(rude("exits"), options);
  ASSERT_TRUE(engine);
  std::vector<Cloud2> questions(kCases, triangle(1));
  for (std::size_t i = 0; i < kRestarts; ++i) questions[i * (kCases / kRestarts) + i] = triangle(13);
  std::vector<Reply<Hull2Family>> replies(kCases);
  engine->solve(questions, replies);
  std::size_t crashed = 0;
  for (std::size_t i = 0; i < kCases; ++i) {
    const bool is_rude = questions[i] == triangle(13);
    ASSERT_EQ(replies[i].delivery, is_rude ? Delivery::kCrashed : Delivery::kAnswered) << i << replies[i].incident;
    ASSERT_EQ(std::holds_alternative<Hull>(replies[i].answer), !is_rude) << i;
    crashed += is_rude ? 1 : 0;
  }
  EXPECT_EQ(crashed, kRestarts);
}

TEST(CommandThatIsNone, IsRefusedInOneSentence) {
  const auto refusal = [](const std::string& command) {
    const auto listed = describe_command(command);
    return listed ? std::string() : listed.error();
  };
  EXPECT_THAT(refusal("no_such_program_here x"), HasSubstr("no_such_program_here cannot be run: No such file"));
  EXPECT_THAT(refusal("echo hello"), HasSubstr("standard output begins with \"hello\""));
  EXPECT_THAT(refusal("sh -c 'exit 5'"), HasSubstr("called exit(5) before it had said what it is"));
  EXPECT_THAT(refusal("printf 'assay pipe 1\\nengine a/b\\nfamily hull9\\nready\\n'"),
              HasSubstr("\"family hull9\": no family has this name"));
  EXPECT_THAT(refusal("printf 'assay pipe 1\\nengine a/b\\npromise hull_gap small\\nready\\n'"),
              HasSubstr("the promise's value is none"));
  EXPECT_THAT(refusal("printf 'assay pipe 1\\nengine a/b\\nready\\n'"), HasSubstr("serves no family"));
  EXPECT_THAT(refusal("printf 'assay pipe 1\\nengine a/b\\nfamily hull2\\nonly_by_name \\377\\nready\\n'"),
              HasSubstr("only_by_name \"?\" is no line of 1 to 512 bytes of plain characters"));
  EXPECT_THAT(refusal("printf 'assay pipe 1\\nengine ../b\\nfamily hull2\\nready\\n'"), HasSubstr("engine 0"));
}

TEST(Hello, StatesWhatThePluginInterfaceStates) {
  const auto read = read_hello(
      "assay pipe 1\nengine a/b\nversion 2\nsentence what it is\nnote none\nonly_by_name slow\nfamily gjk\npromise "
      "touching miss\n"
      "promise distance_gap 1e-9\npromise greatest_scale 1e100\npromise excludes_flat 1\nprecision_bits 24\n"
      "engine a/c\nfamily lp\nready\n");
  ASSERT_TRUE(read) << read.error();
  ASSERT_EQ(read->size(), 2U);
  const EngineInfo& info = read->front().info;
  EXPECT_EQ(info.name, "a/b");
  EXPECT_EQ(info.only_by_name, "slow");
  EXPECT_EQ(read->back().info.only_by_name, "");
  EXPECT_EQ(info.semantics.of<GjkFamily>().touching, Touching::kMiss);
  EXPECT_EQ(info.semantics.of<GjkFamily>().distance_gap, 1e-9);
  EXPECT_EQ(info.semantics.of<GjkFamily>().range, (OperatingRange{.greatest_scale = 1e100, .excludes_flat = true}));
  EXPECT_EQ(info.semantics.precision_bits, 24U);
  EXPECT_TRUE(read->front().serves<GjkFamily>());
  EXPECT_FALSE(read->front().serves<LpFamily>());
  EXPECT_TRUE(read->back().serves<LpFamily>());
}

TEST(CommandWords, AreQuotedAsAShellQuotesThem) {
  const std::vector<std::string> words{"node", "/a folder/it's.mjs", "", "back\\slash", "\"x\""};
  EXPECT_EQ(words_of_command(command_of_words(words)), words);
  EXPECT_EQ(words_of_command("  a 'b c'd  \"e\\\"f\" g\\ h"), (std::vector<std::string>{"a", "b cd", "e\"f", "g h"}));
}

}  // namespace
}  // namespace assay::pipe_test
