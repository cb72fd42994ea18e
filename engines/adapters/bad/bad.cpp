// A plug-in that misbehaves on request and is right otherwise: what the host must survive. Written against the C
// interface, because no decent helper would let it do these things.
#include <signal.h>
#include <unistd.h>
#include <xmmintrin.h>

#include <algorithm>
#include <cfenv>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "engines/adapters/bad/attacks.h"
#include "engines/adapters/bad/misdeeds.h"
#include "engines/assay_engine.h"

namespace {

using assay::bad::Misdeed;

const volatile std::uint32_t kNine = 9;  // volatile, so that the compiler does not see what it may refuse
const volatile std::uintptr_t kNowhere = 8;
const auto kUnknownStatus = static_cast<assay_status>(kNine);

/// The place of the answer that the misdeed damages.
struct Target {
  std::uint32_t* entries;
  std::uint32_t room;
  const double* question;
};

int overflow_the_stack(volatile int* depth) {
  volatile int frame[4096];
  frame[0] = *depth + 1;
  if (frame[0] < 0) return 0;
  return overflow_the_stack(frame) + frame[0];
}

void walk_in_a_circle(const assay_watch* watch, bool obedient) {
  constexpr std::uint32_t kCircle[3][2] = {{1, 4}, {2, 4}, {2, 7}};
  const std::uint32_t way_there[2] = {9, 9};
  if (watch->step != nullptr) watch->step(watch->context, way_there, 2);
  for (std::uint32_t i = 0;; ++i) {
    const bool go_on = watch->step == nullptr || watch->step(watch->context, kCircle[i % 3], 2) != 0;
    if (obedient && !go_on) return;
  }
}

/// What can be done without knowing the family; true where an attack succeeded.
bool misbehave(Misdeed misdeed, const assay_watch* watch, Target target) {
  switch (misdeed) {
    case Misdeed::kSegfault: *reinterpret_cast<volatile int*>(kNowhere) = 1; break;
    case Misdeed::kAbort: std::abort();
    case Misdeed::kExit: std::exit(0);
    case Misdeed::kLoop:
      for (volatile std::uint64_t spins = 0;;) spins = spins + 1;
    case Misdeed::kLoopWatched: walk_in_a_circle(watch, false); break;
    case Misdeed::kCycleObedient: walk_in_a_circle(watch, true); break;
    case Misdeed::kSleep:
      for (;;) pause();
    case Misdeed::kWriteJustPast: target.entries[target.room] = 7; break;
    case Misdeed::kWriteFarPast: target.entries[target.room + (1U << 18)] = 7; break;
    case Misdeed::kWriteBefore: target.entries[-1] = 7; break;
    case Misdeed::kWriteQuestion: const_cast<double*>(target.question)[0] = 0; break;
    case Misdeed::kFlushToZero: _mm_setcsr(_mm_getcsr() | 0x8040U); break;
    case Misdeed::kRoundUpward: std::fesetround(FE_UPWARD); break;
    case Misdeed::kThrow: throw std::runtime_error("bad");
    case Misdeed::kStackOverflow: {
      volatile int depth = 0;
      overflow_the_stack(&depth);
      break;
    }
    case Misdeed::kPrint:
      std::printf("the bad engine was here\n");
      std::fprintf(stderr, "the bad engine was here\n");
      break;
    case Misdeed::kIgnoreInterrupt: raise(SIGINT); break;
    default: return assay::bad::attack(misdeed, target.entries, target.room);
  }
  return false;
}

/// Whether this is an even call, over all calls of the process.
bool every_other_time() {
  static bool odd = false;
  odd = !odd;
  return !odd;
}

/// Signed area by plain doubles: exact for the small integers that the tests ask about.
double turn(const double* points, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  const double* p = points + 2 * a;
  const double* q = points + 2 * b;
  const double* r = points + 2 * c;
  return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
}

/// Monotone chain.
assay_status right_hull(const assay_points& cloud, assay_hull2_answer& answer) {
  std::vector<std::uint32_t> order(cloud.count);
  std::iota(order.begin(), order.end(), 0U);
  const auto less = [&](std::uint32_t i, std::uint32_t j) {
    return std::lexicographical_compare(cloud.coordinates + 2 * i, cloud.coordinates + 2 * i + 2,
                                        cloud.coordinates + 2 * j, cloud.coordinates + 2 * j + 2);
  };
  std::sort(order.begin(), order.end(), less);
  order.erase(std::unique(order.begin(), order.end(), [&](auto i, auto j) { return !less(i, j) && !less(j, i); }),
              order.end());
  std::vector<std::uint32_t> chain;
  const auto half = [&](auto first, auto last) {
    const std::size_t floor = chain.size();
    for (; first != last; ++first) {
      while (chain.size() >= floor + 2 && turn(cloud.coordinates, chain[chain.size() - 2], chain.back(), *first) <= 0)
        chain.pop_back();
      chain.push_back(*first);
    }
    if (chain.size() > 1) chain.pop_back();
  };
  half(order.begin(), order.end());
  if (order.size() > 1) half(order.rbegin(), order.rend());
  answer.kind = chain.size() > 2 ? ASSAY_HULL2_HULL : ASSAY_HULL2_FLAT;
  answer.count = static_cast<std::uint32_t>(chain.size());
  std::copy(chain.begin(), chain.end(), answer.vertex);
  return ASSAY_ANSWERED;
}

assay_status solve_hull2(void*, const assay_hull2_problem* problem, const assay_watch* watch,
                         assay_hull2_answer* answer) {
  const assay_points& cloud = problem->points;
  if (cloud.count == 0) return right_hull(cloud, *answer);
  const Misdeed misdeed = assay::bad::asked_for(cloud.coordinates[0]);
  const bool attacked = misbehave(misdeed, watch, {answer->vertex, 2 * cloud.count, cloud.coordinates});
  const assay_status status = right_hull(cloud, *answer);
  if (misdeed == Misdeed::kNan) answer->vertex[0] = cloud.count + 17;
  if (attacked) answer->count = 0;
  if (misdeed == Misdeed::kTooMany) answer->count = 2 * cloud.count + 1;
  if (misdeed == Misdeed::kUnknownStatus) return kUnknownStatus;
  if (misdeed == Misdeed::kNondeterministic && every_other_time())
    std::rotate(answer->vertex, answer->vertex + 1, answer->vertex + answer->count);
  if (misdeed == Misdeed::kCycleObedient) {
    answer->why = ASSAY_STOPPED;
    return ASSAY_GAVE_UP;
  }
  return status;
}

/// Bodies of the line are intervals. Other dimensions are declined.
assay_status solve_gjk(void*, const assay_gjk_problem* problem, const assay_watch* watch, assay_gjk_answer* answer) {
  const assay_points &a = problem->a, &b = problem->b;
  if (a.count == 0 || b.count == 0) return ASSAY_DECLINED;
  const Misdeed misdeed = assay::bad::asked_for(a.coordinates[0]);
  misbehave(misdeed, watch, {reinterpret_cast<std::uint32_t*>(answer), sizeof(assay_gjk_answer) / 4, a.coordinates});
  if (misdeed == Misdeed::kCycleObedient) {
    answer->why = ASSAY_STOPPED;
    return ASSAY_GAVE_UP;
  }
  if (a.dimension != 1 || b.dimension != 1) return ASSAY_DECLINED;
  const auto [a_low, a_high] = std::minmax_element(a.coordinates, a.coordinates + a.count);
  const auto [b_low, b_high] = std::minmax_element(b.coordinates, b.coordinates + b.count);
  answer->kind = ASSAY_GJK_BARE_DISTANCE;
  answer->distance = std::max({0.0, *a_low - *b_high, *b_low - *a_high});
  if (misdeed == Misdeed::kNan) answer->distance = std::numeric_limits<double>::quiet_NaN();
  if (misdeed == Misdeed::kTooMany) {
    answer->kind = ASSAY_GJK_OVERLAPPING;
    answer->on_a_count = answer->on_b_count = 5;
  }
  if (misdeed == Misdeed::kUnknownStatus) answer->kind = 77;
  if (misdeed == Misdeed::kNondeterministic && every_other_time()) answer->distance += 1;
  return ASSAY_ANSWERED;
}

constexpr assay_semantics kSemantics = {
    sizeof(assay_semantics), ASSAY_TOUCHING_HIT, 0, -1, -1, -1, -1, "misbehaves on request", 0, 0};

const assay_engine kEngines[] = {
    {sizeof(assay_engine), "bad/hull2", "1", "foreign", "a hull that misbehaves on request", kSemantics, nullptr,
     nullptr, nullptr, &solve_hull2},
    {sizeof(assay_engine), "bad/gjk", "1", "foreign", "a collision query on the line that misbehaves on request",
     kSemantics, nullptr, nullptr, &solve_gjk, nullptr},
};

const assay_plugin kPlugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 2, kEngines};

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  return host_abi_version == ASSAY_ABI_VERSION ? &kPlugin : nullptr;
}
