// What an engine prints before it crashes: bounded, tame, and the same in equal runs.
#include "engines/host/worker/error_stream.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace assay::error_stream_test {
namespace {

TEST(LastLines, AreTheLastFiveWithoutEmptyOnes) {
  EXPECT_EQ(last_lines(""), "");
  EXPECT_EQ(last_lines("\n \n"), "");
  EXPECT_EQ(last_lines("one\n\ntwo"), "one | two");
  EXPECT_EQ(last_lines("1\n2\n3\n4\n5\n6\n7\n"), "3 | 4 | 5 | 6 | 7");
}

TEST(LastLines, TellWhatWentWrongBeforeItsStack) {
  EXPECT_EQ(
      last_lines(
          "engine.mjs:2\nimport {wrap} from 'hull';\n        ^^^^\nSyntaxError: no export named 'wrap'\n    at one\n"
          "    at two\n\tat three\n    at four\n\nNode.js v20\n"),
      "engine.mjs:2 | import {wrap} from 'hull'; | SyntaxError: no export named 'wrap' |     at four | Node.js v20");
  EXPECT_EQ(last_lines(" 1\n 2\n 3\n 4\n 5\n 6\n"), " 2 |  3 |  4 |  5 |  6");
}

TEST(LastLines, AreShortAndDoNotSpeakToTheTerminal) {
  EXPECT_EQ(last_lines(std::string(1000, 'x')), std::string(kToldErrorLineBytes, 'x'));
  EXPECT_EQ(last_lines("a\x1b[31mb\r\n"), "a?[31mb ");
  EXPECT_EQ(last_lines("\xff\xfe{"), "??{");
}

TEST(LastLines, SayNothingThatDiffersBetweenEqualRuns) {
  EXPECT_EQ(last_lines("==1234==ERROR: at 0x7ffd3c0a1122, flags 0x1f"), "==*==ERROR: at 0x*, flags 0x1f");
  EXPECT_EQ(last_lines("==x== a == b"), "==x== a == b");
}

void print(ErrorStream& stream, const std::string& text) {
  EXPECT_GE(write(stream.writing_end(), text.data(), text.size()), 0);
}

TEST(ErrorStream, ToldIsWhatWasPrintedSinceItWasForgotten) {
  ErrorStream stream;
  stream.open();
  print(stream, "of the case before\n");
  stream.forget();
  EXPECT_EQ(stream.words(), "");
  print(stream, "the end\n");
  EXPECT_EQ(stream.words(), "; the last lines of its standard error: the end");
}

TEST(ErrorStream, NeitherEndWaitsHoweverMuchIsPrinted) {
  ErrorStream stream;
  stream.open();
  const std::string line = std::string(1023, 'x') + "\n";
  for (int i = 0; i < 1000; ++i) static_cast<void>(!write(stream.writing_end(), line.data(), line.size()));
  stream.drain();
  print(stream, "last\n");
  const std::string words = stream.words();
  EXPECT_TRUE(words.ends_with(" | last")) << words;
  EXPECT_LT(words.size(), 2 * kToldErrorLines * kToldErrorLineBytes);
}

TEST(ErrorStream, WithoutAPipeThereIsNothingToTell) {
  ErrorStream stream;
  EXPECT_EQ(stream.writing_end(), -1);
  stream.drain();
  EXPECT_EQ(stream.words(), "");
}

}  // namespace
}  // namespace assay::error_stream_test
