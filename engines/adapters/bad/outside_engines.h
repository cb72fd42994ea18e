// Engines whose answers are outside the interface, one kind for each way: entries that are counted and not written,
// indices of nothing, lists without an order, counts without a measure, replies written over in the memory shared with
// the host. Written against the C interface, as such engines are.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <thread>

#include "engines/adapters/bad/dishonest_engine.h"

namespace assay::bad {

inline constexpr std::uint32_t kMany = 0xfffffff0U;

/// Fills the replies of this worker: the part of the memory shared with the host that may be written to and follows
/// the questions, which may not.
inline void scribble(unsigned char byte) {
  std::FILE* maps = std::fopen("/proc/self/maps", "r");
  if (maps == nullptr) return;
  bool after_questions = false;
  for (char line[512]; std::fgets(line, sizeof line, maps) != nullptr;) {
    unsigned long begin = 0, end = 0;
    char rights[5] = {};
    if (std::sscanf(line, "%lx-%lx %4s", &begin, &end, rights) != 3) continue;
    constexpr unsigned long kMost = 1UL << 16;  // the replies of some cases
    if (after_questions && std::strcmp(rights, "rw-s") == 0)
      std::memset(reinterpret_cast<void*>(begin), byte, std::min(end - begin, kMost));
    after_questions = std::strcmp(rights, "r--s") == 0;
  }
  std::fclose(maps);
}

/// A thread that goes on after the call has returned.
inline void scribble_for_ever() {
  static bool started = false;
  if (started) return;
  started = true;
  std::thread([] {
    for (unsigned char byte = 0;; ++byte) scribble(byte);
  }).detach();
}

enum class How {
  kNoEnd,      ///< hull3: corners without their ends
  kShort,      ///< counts more entries than it writes
  kUnordered,  ///< hull3: ends that go back
  kFaces,      ///< hull3: groups that are counted and not written
  kFlat,       ///< hulls: a flat hull of indices that name no point
  kPairs,      ///< gjk: pairs of vertices, counted and not written
  kLine,       ///< lp: a line of a variable that is none
  kUpper,      ///< lp: variables at their upper bounds that are none
  kHuge,       ///< counts that no buffer holds
  kKind,       ///< leaves the kind as it found it
  kScribble,   ///< writes over the replies before its own
  kHaunt,      ///< leaves a thread behind that writes over all of them
};

template <How kHow>
void before_answering() {
  if constexpr (kHow == How::kScribble) scribble(0xff);
  if constexpr (kHow == How::kHaunt) scribble_for_ever();
}

template <How kHow>
assay_status solve_hull3(void*, const assay_hull3_problem* problem, const assay_watch*, assay_hull3_answer* answer) {
  before_answering<kHow>();
  if (problem->points.count < 4) return ASSAY_DECLINED;
  if (kHow == How::kKind) return ASSAY_ANSWERED;
  constexpr std::uint32_t kCorners[] = {0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2};
  answer->kind = kHow == How::kFlat ? ASSAY_HULL3_FLAT : ASSAY_HULL3_HULL;
  answer->dimension = 2;
  answer->facet_count = kHow == How::kHuge ? kMany : 4;
  answer->corner_count = 12;
  answer->gives_faces = kHow == How::kFaces ? 1 : 0;
  const std::uint32_t written = kHow == How::kShort || kHow == How::kFlat ? 5 : 12;
  std::copy_n(kCorners, written, answer->corner);
  if (kHow == How::kFlat) answer->corner_count = 4, answer->corner[3] = problem->points.count;
  if (kHow == How::kNoEnd) return ASSAY_ANSWERED;
  for (std::uint32_t f = 0; f < 4; ++f) answer->end[f] = 3 * (f + 1);
  if (kHow == How::kUnordered) std::swap(answer->end[1], answer->end[2]);
  return ASSAY_ANSWERED;
}

template <How kHow>
assay_status solve_hull2(void*, const assay_hull2_problem* problem, const assay_watch*, assay_hull2_answer* answer) {
  before_answering<kHow>();
  if (problem->points.count < 3) return ASSAY_DECLINED;
  if (kHow == How::kKind) return ASSAY_ANSWERED;
  answer->kind = kHow == How::kFlat ? ASSAY_HULL2_FLAT : ASSAY_HULL2_HULL;
  answer->count = kHow == How::kHuge ? kMany : 3;
  const std::uint32_t written = kHow == How::kShort || kHow == How::kFlat ? 1 : 3;
  for (std::uint32_t i = 0; i < written; ++i) answer->vertex[i] = i;
  return ASSAY_ANSWERED;
}

template <How kHow>
assay_status solve_gjk(void*, const assay_gjk_problem* problem, const assay_watch*, assay_gjk_answer* answer) {
  before_answering<kHow>();
  if (problem->a.count == 0 || problem->b.count == 0) return ASSAY_DECLINED;
  if (kHow == How::kKind) return ASSAY_ANSWERED;
  answer->kind = kHow == How::kPairs ? ASSAY_GJK_OVERLAPPING : ASSAY_GJK_SEPARATED;
  answer->on_a_count = answer->on_b_count = kHow == How::kHuge ? kMany : 2;
  answer->on_a[0] = answer->on_b[0] = 0;
  answer->weight_a[0] = answer->weight_a[1] = answer->weight_b[0] = answer->weight_b[1] = 1;
  if (kHow == How::kScribble || kHow == How::kHaunt) answer->on_a_count = answer->on_b_count = 1;
  return ASSAY_ANSWERED;
}

template <How kHow>
assay_status solve_lp(void*, const assay_lp_problem* problem, const assay_watch*, assay_lp_answer* answer) {
  before_answering<kHow>();
  if (problem->rows == 0) return ASSAY_DECLINED;
  if (kHow == How::kKind) return ASSAY_ANSWERED;
  answer->kind = kHow == How::kLine ? ASSAY_LP_INFEASIBLE : ASSAY_LP_OPTIMAL;
  answer->given = kHow == How::kLine ? ASSAY_LP_GIVES_LINE : 0;
  answer->line_variable = problem->rows + problem->columns;
  answer->basis_count = kHow == How::kHuge ? kMany : problem->rows;
  answer->at_upper_count = kHow == How::kUpper ? 1 : 0;
  if (kHow == How::kShort) return ASSAY_ANSWERED;
  for (std::uint32_t i = 0; i < problem->rows; ++i) answer->basis[i] = problem->columns + i;
  return ASSAY_ANSWERED;
}

template <How kHow>
assay_status solve_shapes(void*, const assay_shapes_problem* problem, const assay_watch*, assay_shapes_answer* answer) {
  before_answering<kHow>();
  if (kHow == How::kKind) return ASSAY_ANSWERED;
  answer->kind = ASSAY_SHAPES_MOVED;
  answer->count = kHow == How::kHuge ? kMany : problem->a.count;
  std::fill_n(answer->images, problem->a.count, 0.0);
  return ASSAY_ANSWERED;
}

template <How kHow>
assay_status solve_cast(void*, const assay_cast_problem*, const assay_watch*, assay_cast_answer* answer) {
  before_answering<kHow>();
  if (kHow == How::kKind) return ASSAY_ANSWERED;
  answer->kind = ASSAY_CAST_BARE_TIME;
  answer->t0 = 2;
  return ASSAY_ANSWERED;
}

template <class Solve>
constexpr assay_engine outside(Solve* solve, const char* name) {
  return serving(dishonest_engine(name, "answers outside the interface", ASSAY_TOUCHING_HIT, 1), solve);
}

}  // namespace assay::bad
