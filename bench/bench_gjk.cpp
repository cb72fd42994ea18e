// What a certified collision costs beside libccd, Bullet and FCL: one run, so ratios mean something.
//   build/release/bin/bench_gjk     scripts/bench.sh build/release prints the ratios; the bars are: yes or no <=
//   libccd's GJK, distance with its bracket <= 0.7 of Bullet's pair detector in double and <= 0.5 of FCL's distance.
// The peers' shapes are built before the clock runs; ours takes the vertices as they come.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <benchmark/benchmark.h>
#include <ccd/ccd.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "algorithms/gjk/signed_volumes.h"
#include "algorithms/gjk/tolerances.h"
#include "bench/sphere_pairs.h"
#include "certified/gjk/certified_gjk.h"
#include "engines/adapters/fcl/queries.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"

namespace {

using namespace assay;
static_assert(sizeof(ccd_real_t) == sizeof(double) && sizeof(btScalar) == sizeof(double));

constexpr std::size_t kPairs = 256;

std::vector<ConvexPair> pairs_of(const benchmark::State& state) {
  return bench::sphere_pairs(kPairs, static_cast<int>(state.range(0)), state.range(1) != 0 ? 2.5 : 0.5);
}

/// Asks `query` about every pair in turn.
template <class Shapes, class Query>
void ask_all(benchmark::State& state, const std::vector<Shapes>& shapes, const Query& query) {
  std::size_t i = 0;
  for (auto _ : state) benchmark::DoNotOptimize(query(shapes[i++ % shapes.size()]));
}

template <class A>
void Ours(benchmark::State& state) {
  ask_all(state, pairs_of(state), [](const ConvexPair& pair) { return A::solve(pair, Watch{}); });
}

/// Judging what the certified distance answers: tier 0.
void Judge(benchmark::State& state) {
  const auto pairs = pairs_of(state);
  std::vector<std::pair<const ConvexPair*, GjkAnswer>> answers;
  for (const ConvexPair& pair : pairs) answers.emplace_back(&pair, CertifiedGjk::solve(pair, Watch{}));
  ask_all(state, answers, [](const auto& asked) {
    const auto* bracketed = std::get_if<Bracketed>(&asked.second);
    return bracketed != nullptr ? check_bracket(*asked.first, *bracketed, gjk::kBracketWidth)
                                : check_overlapping(*asked.first, std::get<Overlapping>(asked.second));
  });
}

/// A farthest vertex by one pass over all: what a body without adjacency has.
void farthest(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* vertex) {
  const Points& body = *static_cast<const Points*>(object);
  const double *best = nullptr, *end = body.coordinates.data() + body.coordinates.size();
  double most = 0;
  for (const double* p = body.coordinates.data(); p != end; p += 3) {
    const double value = direction->v[0] * p[0] + direction->v[1] * p[1] + direction->v[2] * p[2];
    if (best == nullptr || value > most) best = p, most = value;
  }
  ccdVec3Set(vertex, best[0], best[1], best[2]);
}

void Libccd(benchmark::State& state) {
  ccd_t settings;
  CCD_INIT(&settings);
  settings.support1 = settings.support2 = &farthest;
  ask_all(state, pairs_of(state),
          [&settings](const ConvexPair& pair) { return ccdGJKIntersect(&pair.a, &pair.b, &settings); });
}

struct BulletPair {
  btConvexHullShape a, b;
};

struct Deepest : btDiscreteCollisionDetectorInterface::Result {
  double distance = 0;
  void setShapeIdentifiersA(int, int) override {}
  void setShapeIdentifiersB(int, int) override {}
  void addContactPoint(const btVector3&, const btVector3&, btScalar depth) override { distance = depth; }
};

void Bullet(benchmark::State& state) {
  std::vector<std::unique_ptr<BulletPair>> shapes;
  for (const ConvexPair& pair : pairs_of(state)) {
    auto& made = *shapes.emplace_back(std::make_unique<BulletPair>());
    for (const auto& [shape, body] : {std::pair{&made.a, &pair.a}, {&made.b, &pair.b}}) {
      shape->setMargin(0);
      for (std::uint32_t i = 0; i < body->size(); ++i)
        shape->addPoint(btVector3((*body)[i][0], (*body)[i][1], (*body)[i][2]), false);
      shape->recalcLocalAabb();
    }
  }
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btDiscreteCollisionDetectorInterface::ClosestPointInput input;
  input.m_transformA.setIdentity();
  input.m_transformB.setIdentity();
  ask_all(state, shapes, [&](const std::unique_ptr<BulletPair>& pair) {
    btGjkPairDetector detector(&pair->a, &pair->b, &simplex, &depth);
    Deepest deepest;
    detector.getClosestPoints(input, deepest, nullptr);
    return deepest.distance;
  });
}

template <fcl::GJKSolverType Solver>
void Fcl(benchmark::State& state) {
  std::vector<fcl_adapter::Objects> shapes;
  for (const ConvexPair& pair : pairs_of(state)) shapes.push_back(fcl_adapter::objects_of(pair));
  fcl::DistanceRequest<double> request(true);
  request.gjk_solver_type = Solver;
  ask_all(state, shapes, [&request](const fcl_adapter::Objects& objects) {
    fcl::DistanceResult<double> result;
    return fcl::distance(&*objects.a, &*objects.b, request, result);
  });
}

void sizes(benchmark::internal::Benchmark* benchmark) {
  benchmark->ArgNames({"vertices", "separated"});
  for (const int vertices : {8, 32, 128})
    for (const int separated : {1, 0}) benchmark->Args({vertices, separated});
}

BENCHMARK(Ours<CertifiedGjkBoolean>)->Apply(sizes);
BENCHMARK(Libccd)->Apply(sizes);
BENCHMARK(Ours<CertifiedGjk>)->Apply(sizes);
BENCHMARK(Bullet)->Apply(sizes);
BENCHMARK(Fcl<fcl::GST_LIBCCD>)->Apply(sizes);
BENCHMARK(Fcl<fcl::GST_INDEP>)->Apply(sizes);
BENCHMARK(Ours<GjkSignedVolumes>)->Apply(sizes);
BENCHMARK(Judge)->Apply(sizes);

}  // namespace

BENCHMARK_MAIN();
