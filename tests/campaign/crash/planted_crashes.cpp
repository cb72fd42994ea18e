// The program with two engines of its own in place of all others: a sound hull, and one that ends the whole process as
// the environment says. Linked with the program's main, it is what the end-to-end test of crashes runs.
//
//   ASSAY_TEST_CRASH  segv, abort, fpe, ill, bus, overflow (of the stack), thread (a segv in a thread of the engine's
//   own) ASSAY_TEST_WHERE  some: one cloud in 3001, chosen by its coordinates; small: clouds of fewer than three
//                     points, while every other cloud gets a wrong answer. Without both, the engine is sound.
#include <signal.h>

#include <bit>
#include <climits>
#include <cstdlib>
#include <string_view>
#include <thread>

#include "algorithms/hull2/monotone_chain.h"
#include "algorithms/predicates/exact_orient2d.h"
#include "campaign/built_in/built_in.h"
#include "campaign/select_engines.h"
#include "properties/choices.h"

namespace assay {
namespace {

using Sound = MonotoneChain<ExactOrient2d>;

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

int overflow_the_stack(volatile int* depth) {
  volatile int frame[4096];
  frame[0] = *depth + 1;
  if (frame[0] < 0) return 0;
  return overflow_the_stack(frame) + frame[0];
}

void write_nowhere() {
  const volatile std::uintptr_t nowhere = 8;
  *reinterpret_cast<volatile int*>(nowhere) = 1;
}

void crash(std::string_view how) {
  volatile int zero = 0;
  if (how == "segv") write_nowhere();
  if (how == "abort") std::abort();
  if (how == "fpe") zero = INT_MAX / zero;
  if (how == "ill") __builtin_trap();
  if (how == "bus") raise(SIGBUS);
  if (how == "overflow") overflow_the_stack(&zero);
  if (how == "thread") std::thread(&write_nowhere).join();
}

bool is_chosen(const Cloud2& cloud) {
  std::uint64_t key = 0;
  for (const Point2& point : cloud.points)
    key = mix64(mix64(key + std::bit_cast<std::uint64_t>(point.x)) + std::bit_cast<std::uint64_t>(point.y));
  return key % 3001 == 7;
}

struct HullCrashes {
  static constexpr std::string_view kName = "fault/hull_crashes";
  static Hull2Answer solve(const Cloud2& cloud, const Watch& watch) {
    const std::string_view how = environment("ASSAY_TEST_CRASH"), where = environment("ASSAY_TEST_WHERE");
    if (!how.empty() && (where == "small" ? cloud.points.size() < 3 : is_chosen(cloud))) crash(how);
    if (where == "small") return FlatHull{};
    return Sound::solve(cloud, watch);
  }
};

}  // namespace

EngineSources built_in_engines() {
  static constexpr ListedVariant<Hull2Family> kCrashes{
      HullCrashes::kName,
      &HullCrashes::solve,
      {.kind = EngineKind::kFault, .sentence = "ends the process as the environment says"}};
  static constexpr ListedVariant<Hull2Family> kSound{Sound::kName, &Sound::solve, {.sentence = "a sound hull"}};
  EngineSources sources;
  sources.of<Hull2Family>() = {built_in(kCrashes), built_in(kSound)};
  return sources;
}

}  // namespace assay
