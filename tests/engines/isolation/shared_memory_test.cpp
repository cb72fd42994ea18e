// An engine that writes into the memory shared with the host, and one that fails every case: blamed rightly, and soon
// done with.
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "engines/patience.h"
#include "tests/engines/isolation/attackers.h"

namespace assay {
namespace {

using bad::Misdeed;

std::vector<Reply<Hull2Family>> replies_of(Engine<Hull2Family>& engine, const std::vector<Cloud2>& questions) {
  std::vector<Reply<Hull2Family>> replies(questions.size());
  engine.solve(questions, replies);
  return replies;
}

std::ptrdiff_t count_of(const std::vector<Reply<Hull2Family>>& replies, Delivery delivery) {
  return std::ranges::count(replies, delivery, &Reply<Hull2Family>::delivery);
}

/// Files that a process has mapped to share them, by inode: "7f..-7f.. rw-s 00000000 00:01 INODE /dev/zero (deleted)".
std::set<std::string> shared_by(int process) {
  std::ifstream maps("/proc/" + std::to_string(process) + "/maps");
  std::set<std::string> inodes;
  for (std::string line; std::getline(maps, line);) {
    std::istringstream words(line);
    std::string range, mode, offset, device, inode;
    if (words >> range >> mode >> offset >> device >> inode && mode[3] == 's') inodes.insert(inode);
  }
  return inodes;
}

TEST(SharedMemory, OfOneEngineIsNotAnothers) {
  WorkerOptions readable;
  readable.isolation.undumpable = false;
  const auto older = hull_of("bad", readable), younger = hull_of("bad", readable);
  for (const auto* engine : {&older, &younger}) EXPECT_TRUE(is_right(reply_of(**engine, kTriangle)));
  EXPECT_EQ(shared_by(older->process()).size(), 1u);
  EXPECT_EQ(shared_by(younger->process()).size(), 1u);
  EXPECT_NE(shared_by(older->process()), shared_by(younger->process()));
}

class Overwriting : public testing::TestWithParam<std::pair<Misdeed, Delivery>> {};

TEST_P(Overwriting, IsBlamedOnTheCaseThatDidItWhereverItIsInItsBatch) {
  const auto [misdeed, delivery] = GetParam();
  WorkerOptions patient;
  patient.ends_in_a_block = 1000;
  const auto engine = hull_of("bad", patient);
  std::vector<Cloud2> questions(140, kTriangle);
  for (const std::size_t i : {0, 5, 63, 64, 100, 139}) questions[i] = asks_for(misdeed);
  const auto replies = replies_of(*engine, questions);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    if (questions[i].points[0].x == 0) {
      EXPECT_TRUE(is_right(replies[i])) << i << ": " << replies[i].incident;
    } else {
      EXPECT_EQ(replies[i].delivery, delivery) << i << ": " << replies[i].incident;
      EXPECT_NE(replies[i].incident.find("wrote into the memory that it"), std::string::npos) << replies[i].incident;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Shared, Overwriting,
                         testing::Values(std::pair{Misdeed::kOverwriteShared, Delivery::kOverran},
                                         std::pair{Misdeed::kOverwriteControl, Delivery::kOverran}));

TEST(Overwriting, ByALateThreadEndsNothingButItsOwnEnginesRecord) {
  WorkerOptions patient;
  patient.ends_in_a_block = 1000;
  const auto engine = hull_of("bad", patient);
  std::vector<Cloud2> questions(2000, kTriangle);
  for (std::size_t i = 0; i < questions.size(); i += 100) questions[i] = asks_for(Misdeed::kLateThread);
  const auto replies = replies_of(*engine, questions);
  for (const auto& reply : replies) EXPECT_NE(reply.delivery, Delivery::kNotAsked);
  const auto other = hull_of("bad");
  EXPECT_TRUE(is_right(reply_of(*other, kTriangle)));
}

TEST(Patience, IsOverAfterTwoCrashes) {
  const auto engine = hull_of("bad");
  std::vector<Cloud2> questions(40, kTriangle);
  questions[10] = questions[20] = questions[30] = asks_for(Misdeed::kSegfault);
  const auto replies = replies_of(*engine, questions);
  EXPECT_EQ(count_of(replies, Delivery::kAnswered), 19);
  EXPECT_EQ(count_of(replies, Delivery::kCrashed), 2);
  EXPECT_EQ(count_of(replies, Delivery::kNotAsked), 19);
  EXPECT_TRUE(is_right(replies[19]));
  EXPECT_EQ(replies[20].delivery, Delivery::kCrashed);
  EXPECT_EQ(replies[21].incident,
            "not asked: the engine had crashed, hung or written outside its buffers too often in this block");
  EXPECT_TRUE(is_right(replies_of(*engine, std::vector<Cloud2>(3, kTriangle)).back())) << "the next block begins anew";
}

TEST(Patience, CountsHangsAndCrashesTogether) {
  WorkerOptions options;
  options.seconds_per_case = 0.01;
  const auto engine = hull_of("bad", options);
  const auto replies =
      replies_of(*engine, std::vector{asks_for(Misdeed::kLoop), kTriangle, asks_for(Misdeed::kExit), kTriangle});
  EXPECT_EQ(replies[0].delivery, Delivery::kHung);
  EXPECT_TRUE(is_right(replies[1]));
  EXPECT_EQ(replies[2].delivery, Delivery::kCrashed);
  EXPECT_EQ(replies[3].delivery, Delivery::kNotAsked);
}

TEST(Patience, OfABlockThatIsAskedInPartsIsOne) {
  std::vector<Reply<Hull2Family>> part(3);
  part[1].delivery = Delivery::kHung;
  Patience patience;
  hold_to<Hull2Family>(patience, part);
  EXPECT_FALSE(patience.is_over());
  EXPECT_EQ(count_of(part, Delivery::kAnswered), 2);
  hold_to<Hull2Family>(patience, part);
  EXPECT_TRUE(patience.is_over());
  EXPECT_EQ(part[1].delivery, Delivery::kHung);
  EXPECT_EQ(part[2].delivery, Delivery::kNotAsked);
}

}  // namespace
}  // namespace assay
