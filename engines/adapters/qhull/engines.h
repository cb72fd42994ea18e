// Qhull as engines: in the plane and in space, with merged facets, triangulated output and joggled input.
#pragma once
#include <array>

#include "engines/adapters/qhull/translation.h"

namespace assay::qhull {

template <class Library, const Manner& kManner>
assay_status solve_hull2(void*, const assay_hull2_problem* problem, const assay_watch*,
                         assay_hull2_answer* answer) noexcept {
  return hull<Library>(problem->points, kManner, *answer);
}

template <class Library, const Manner& kManner>
assay_status solve_hull3(void*, const assay_hull3_problem* problem, const assay_watch*,
                         assay_hull3_answer* answer) noexcept {
  return hull<Library>(problem->points, kManner, *answer);
}

// The manual's page "Imprecision in Qhull" (qh-impre.htm) is what these notes rest on.
#define QHULL_GIVES_UP                                                                                              \
  "Gives up where Qhull says that the input is flat within roundoff (uncertain: QH6154, QH6013), where the planes " \
  "that it reports are farther out than the gap stated or it warns that the initial hull is narrow (uncertain: "    \
  "QH7089), "                                                                                                       \
  "and on every other error (stalled). No watch."

inline constexpr const char* kMergedNote =
    "Merges facets within its computed roundoff (option C-0): the convex hull lies between the inner and the outer "
    "planes, "
    "whose distance it reports and does not bound; stated here is 2^-36 of the diagonal. " QHULL_GIVES_UP;
inline constexpr const char* kTriangulatedNote =
    "As merged, facets divided into triangles (option Qt), which may have no area by its manual; stated here is 2^-36 "
    "of "
    "the diagonal. " QHULL_GIVES_UP;
inline constexpr const char* kJoggledNote =
    "Moves every coordinate at random, by more where roundoff still matters (option QJ), and answers for the moved "
    "points; "
    "stated here is 1e-7 of the diagonal, the seven digits that its manual asks to be sufficient. " QHULL_GIVES_UP;

constexpr assay_engine engine(const char* name, const char* sentence, const char* note, const Manner& manner,
                              std::uint32_t merges_faces) {
  assay_engine engine{};
  engine.size = sizeof engine;
  engine.name = name;
  engine.kind = "foreign";
  engine.sentence = sentence;
  engine.semantics = {
      sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, -1, -1, -1, note, 0, merges_faces, 0, manner.gap};
  return engine;
}

template <class Library, const Manner& kManner>
assay_engine planar(const char* name, const char* sentence, const char* note) {
  assay_engine planar = engine(name, sentence, note, kManner, 0);
  planar.version = qh_version;
  planar.solve_hull2 = &solve_hull2<Library, kManner>;
  return planar;
}

template <class Library, const Manner& kManner>
assay_engine spatial(const char* name, const char* sentence, const char* note, bool merges_faces) {
  assay_engine spatial = engine(name, sentence, note, kManner, merges_faces ? 1 : 0);
  spatial.version = qh_version;
  spatial.solve_hull3 = &solve_hull3<Library, kManner>;
  return spatial;
}

/// What the plug-in offers. `Library` is Run, or in tests a library that answers exactly.
template <class Library>
std::array<assay_engine, 5> engines() {
  return {
      planar<Library, kMerged>("qhull/hull2", "Qhull in the plane with default options", kMergedNote),
      planar<Library, kJoggled>("qhull/hull2_joggled", "Qhull in the plane with joggled input, QJ", kJoggledNote),
      spatial<Library, kMerged>("qhull/hull3", "Qhull in space with default options: merged facets", kMergedNote, true),
      spatial<Library, kTriangulated>("qhull/hull3_triangulated", "Qhull in space with triangulated output, Qt",
                                      kTriangulatedNote, false),
      spatial<Library, kJoggled>("qhull/hull3_joggled", "Qhull in space with joggled input, QJ", kJoggledNote, false)};
}

}  // namespace assay::qhull
