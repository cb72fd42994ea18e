// The memory of a run does not grow with its cases: the whole program is run on N and on 10 N of them, and asked what
// it held.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <string>
#include <vector>

namespace assay {
namespace {

// Thread stacks, arenas and buffers end up a little larger in a longer run; the record of 900 blocks more does not fit
// in.
constexpr long kAllowedKilobytes = 3 * 1024;
constexpr int kRuns = 3;
// Of more findings the chosen ones are other and longer ones; 18 000 findings held would be some 60 MB.
constexpr long kAllowedOfReports = 8 * 1024;

struct Ended {
  int code = -1;
  long most_kilobytes = 0;  ///< resident, at its highest
};

Ended run(std::vector<std::string> words) {
  words.insert(words.begin(), ASSAY_PROGRAM);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    execv(ASSAY_PROGRAM, arguments.data());
    _exit(127);
  }
  int status = 0;
  rusage used{};
  wait4(child, &status, 0, &used);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, used.ru_maxrss};
}

class BoundedMemory : public testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/assay_memory_XXXXXX";
    folder_ = mkdtemp(name);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// Many difficulties a block, so that a record is long: what grows with the blocks is seen at a few hundred of them.
  Ended check(const std::string& cases, const std::string& out) const {
    return run({"check", "--engine", "hull/monotone_chain_exact", "--domain", "hull2/scales", "--domain",
                "hull2/mixed_scales", "--cases", cases, "--no-self-checks", "--jobs", "2", "--out",
                (folder_ / out).string()});
  }

  std::filesystem::path folder_;
};

TEST_F(BoundedMemory, TenTimesTheCasesNeedNoMore) {
  const Ended few = check("4096", "few"), many = check("40960", "many");
  ASSERT_EQ(few.code, 0);
  ASSERT_EQ(many.code, 0);
  RecordProperty("few", std::to_string(few.most_kilobytes));
  RecordProperty("many", std::to_string(many.most_kilobytes));
  EXPECT_LE(many.most_kilobytes, few.most_kilobytes + kAllowedKilobytes);
  // Nor does a run that finds everything recorded.
  const Ended again = check("40960", "many");
  ASSERT_EQ(again.code, 0);
  EXPECT_LE(again.most_kilobytes, few.most_kilobytes + kAllowedKilobytes);
}

TEST_F(BoundedMemory, NorDoMergingComparingAndReporting) {
  ASSERT_EQ(check("4096", "few").code, 0);
  ASSERT_EQ(check("40960", "many").code, 0);
  const auto path = [&](const std::string& name) { return (folder_ / name).string(); };
  const auto of_both = [&](auto command) {
    const Ended few = command("few");
    EXPECT_EQ(few.code, 0);
    // Which thread's arena serves what differs from run to run: what grows with the cases does so in each.
    long least = std::numeric_limits<long>::max();
    for (int i = 0; i < kRuns && least > few.most_kilobytes + kAllowedKilobytes; ++i) {
      const Ended many = command("many");
      EXPECT_EQ(many.code, 0);
      least = std::min(least, many.most_kilobytes);
    }
    EXPECT_LE(least, few.most_kilobytes + kAllowedKilobytes);
  };
  of_both([&](const std::string& name) {
    return run({"merge", path(name), "--jobs", "1", "--out", path(name + "2")});
  });
  of_both([&](const std::string& name) { return run({"compare", path(name), path(name + "2")}); });
  // The page may be refused where its JavaScript is absent; everything is read by then.
  of_both([&](const std::string& name) {
    Ended ended = run({"report", path(name)});
    if (std::filesystem::exists(folder_ / name / "report/campaign.sqlite")) ended.code = 0;
    return ended;
  });
}

/// A campaign with so many findings of cases that differ: those of a short run again and again.
std::filesystem::path with_findings(const std::filesystem::path& folder, const std::string& count) {
  const std::string out = (folder / count).string();
  const std::string command = "python3 " ASSAY_SOURCE "/tests/scripts/many_findings.py " +
                              (folder / "faulty").string() + ' ' + out + ' ' + count;
  EXPECT_EQ(std::system(command.c_str()), 0);
  return out;
}

/// The few are as many as reports choose at most: more clusters than SARIF has results. They are clouds in the plane,
/// whose findings are short and soon read.
TEST_F(BoundedMemory, NorDoReportsAndComparisonsOfFourTimesTheFindings) {
  ASSERT_EQ(run({"check", "--engine", "published/graham*", "--engine", "hull/*_naive", "--battery", "smoke", "--cases",
                 "64", "--jobs", "1", "--out", (folder_ / "faulty").string()})
                .code,
            1);
  const std::filesystem::path few = with_findings(folder_, "6000"), many = with_findings(folder_, "24000");
  const auto of_both = [&](const std::string& command, const std::string& baseline_option) {
    const auto ended = [&](const std::filesystem::path& of) {
      std::vector<std::string> words = {command, of.string()};
      if (!baseline_option.empty()) words.push_back(baseline_option);
      words.push_back(few.string());
      return run(words);
    };
    const Ended less = ended(few), more = ended(many);
    // The page may be refused where its JavaScript is absent; all findings are read by then.
    EXPECT_EQ(less.code, more.code) << command;
    EXPECT_LE(more.most_kilobytes, less.most_kilobytes + kAllowedOfReports) << command;
  };
  of_both("report", "--baseline");
  of_both("compare", "");
}

TEST_F(BoundedMemory, APlanThatNobodyCanFinishIsNoList) {
  const Ended ended = run({"check", "--engine", "hull/monotone_chain_exact", "--cases", std::to_string(1ULL << 33),
                           "--time", "1", "--no-self-checks", "--jobs", "1", "--out", (folder_ / "endless").string()});
  EXPECT_EQ(ended.code, 4);
  EXPECT_LE(ended.most_kilobytes, 100 * 1024);
}

}  // namespace
}  // namespace assay
