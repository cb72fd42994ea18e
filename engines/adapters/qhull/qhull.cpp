// Qhull as engines: in the plane and in space, with merged facets, triangulated output and joggled input.
#include "engines/adapters/qhull/run.h"

namespace {

using namespace assay::qhull;

template <const Manner& kManner>
assay_status solve_hull2(void*, const assay_hull2_problem* problem, const assay_watch*,
                         assay_hull2_answer* answer) noexcept {
  return planar_hull(problem->points, kManner, *answer);
}

template <const Manner& kManner>
assay_status solve_hull3(void*, const assay_hull3_problem* problem, const assay_watch*,
                         assay_hull3_answer* answer) noexcept {
  return spatial_hull(problem->points, kManner, *answer);
}

// The manual's page "Imprecision in Qhull" (qh-impre.htm) is what these notes rest on.
#define QHULL_GIVES_UP                                                                                              \
  "Gives up where Qhull says that the input is flat within roundoff (uncertain: QH6154, QH6013), where the planes " \
  "that it reports are farther out than the gap stated or it warns that the initial hull is narrow (uncertain: "    \
  "QH7089), "                                                                                                       \
  "and on every other error (stalled). No watch."

constexpr const char* kMergedNote =
    "Merges facets within its computed roundoff (option C-0): the convex hull lies between the inner and the outer "
    "planes, "
    "whose distance it reports and does not bound; stated here is 2^-36 of the diagonal. " QHULL_GIVES_UP;
constexpr const char* kTriangulatedNote =
    "As merged, facets divided into triangles (option Qt), which may have no area by its manual; stated here is 2^-36 "
    "of "
    "the diagonal. " QHULL_GIVES_UP;
constexpr const char* kJoggledNote =
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

template <const Manner& kManner>
assay_engine planar(const char* name, const char* sentence, const char* note) {
  assay_engine planar = engine(name, sentence, note, kManner, 0);
  planar.version = qh_version;
  planar.solve_hull2 = &solve_hull2<kManner>;
  return planar;
}

template <const Manner& kManner>
assay_engine spatial(const char* name, const char* sentence, const char* note, bool merges_faces) {
  assay_engine spatial = engine(name, sentence, note, kManner, merges_faces ? 1 : 0);
  spatial.version = qh_version;
  spatial.solve_hull3 = &solve_hull3<kManner>;
  return spatial;
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_engine engines[] = {
      planar<kMerged>("qhull/hull2", "Qhull in the plane with default options", kMergedNote),
      planar<kJoggled>("qhull/hull2_joggled", "Qhull in the plane with joggled input, QJ", kJoggledNote),
      spatial<kMerged>("qhull/hull3", "Qhull in space with default options: merged facets", kMergedNote, true),
      spatial<kTriangulated>("qhull/hull3_triangulated", "Qhull in space with triangulated output, Qt",
                             kTriangulatedNote, false),
      spatial<kJoggled>("qhull/hull3_joggled", "Qhull in space with joggled input, QJ", kJoggledNote, false)};
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION,
                                      static_cast<uint32_t>(sizeof engines / sizeof engines[0]), engines};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
