// Certificates of contacts and of distances spoilt entry by entry, and asked again.
#include <utility>
#include <vector>

#include "known_answers/drawn/moving_squares.h"
#include "known_answers/oracles_gjk/judged_pairs.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

/// Apart, touching along an edge and in a point, overlapping, the same point twice; in space and on a line.
std::vector<ConvexPair> pairs_of_certificates() {
  const Points corner{3, {0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2}};
  return {{square(0, 0), square(4, 0)},
          {square(0, 0), square(2, 0)},
          {square(0, 0), square(2, 2)},
          {square(0, 0), square(0.5, 0.25)},
          {corner, {3, {0.25, 0.25, 0.25, 1, 2, 3, 3, 2, 1}}},
          {corner, {3, {2, 1, 1, 3, 4, 5}}},
          {{1, {3}}, {1, {3}}},
          {{1, {0, 2}}, {1, {1, 4}}}};
}

void take_spoilt(FoldedRun& run, const ConvexPair& pair, const CollisionCertificate& found) {
  const auto take = [&](const auto& spoil) {
    CollisionCertificate spoilt = found;
    spoil(spoilt);
    run.take(check_certificate(pair, spoilt));
  };
  take([](CollisionCertificate&) {});
  for (const Contact contact : {Contact::kSeparated, Contact::kTouching, Contact::kOverlapping})
    take([&](CollisionCertificate& certificate) { certificate.contact = contact; });
  for (auto entries :
       {&CollisionCertificate::normal, &CollisionCertificate::weights_a, &CollisionCertificate::weights_b}) {
    for (std::size_t i = 0; i < (found.*entries).size(); ++i)
      for (const Rational& by : {Rational(-1), Rational(-1, 1 << 30), Rational(1, 1 << 30), Rational(1)}) {
        take([&](CollisionCertificate& certificate) { (certificate.*entries)[i] += by; });
        take([&](CollisionCertificate& certificate) {
          (certificate.*entries)[i] += by;
          (certificate.*entries)[(i + 1) % (certificate.*entries).size()] -= by;
        });
      }
    take([&](CollisionCertificate& certificate) { (certificate.*entries).push_back(0); });
    take([&](CollisionCertificate& certificate) { (certificate.*entries).clear(); });
    take([&](CollisionCertificate& certificate) {
      for (Rational& entry : certificate.*entries) entry = 0;
    });
  }
}

/// What a certificate of contact may be otherwise until it is refused, moved bodies' ones, too.
KnownWords spoilt_certificates() {
  FoldedRun run;
  for (const ConvexPair& pair : pairs_of_certificates()) {
    take_spoilt(run, pair, certify_collision(pair, nullptr));
    std::vector<Rational> move(pair.a.dimension, Rational(1, 3));
    const CollisionCertificate moved = certify_moved(pair, move);
    run.take(check_certificate(pair, moved, move));
    for (Rational& entry : move) {
      entry += Rational(7, 5);
      run.take(check_certificate(pair, moved, move));
    }
  }
  return {run.folded(), run.units()};
}

/// The same of the exact distance.
KnownWords spoilt_distances() {
  FoldedRun run;
  for (const ConvexPair& pair : pairs_of_certificates()) {
    const ExactDistance found = exact_distance(pair);
    const auto take = [&](const auto& spoil) {
      ExactDistance spoilt = found;
      spoil(spoilt);
      run.take(check_exact_distance(pair, spoilt));
    };
    take([](ExactDistance&) {});
    for (const Rational& by : {Rational(-1), Rational(1, 1 << 30), Rational(1)}) {
      take([&](ExactDistance& distance) { distance.squared += by; });
      for (auto weights : {&ExactDistance::weights_a, &ExactDistance::weights_b})
        for (std::size_t i = 0; i < (found.*weights).size(); ++i) {
          take([&](ExactDistance& distance) { (distance.*weights)[i] += by; });
          take([&](ExactDistance& distance) {
            (distance.*weights)[i] += by;
            (distance.*weights)[(i + 1) % (distance.*weights).size()] -= by;
          });
        }
    }
    // Points of the bodies that are farther apart, with their true distance.
    for (std::size_t i = 0; i < found.weights_a.size(); ++i)
      take([&](ExactDistance& distance) {
        for (Rational& weight : distance.weights_a) weight = 0;
        distance.weights_a[i] = 1;
        distance.squared = 0;
        for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
          Rational along = exact(pair.a[i][k]);
          for (std::size_t j = 0; j < distance.weights_b.size(); ++j)
            along -= distance.weights_b[j] * exact(pair.b[j][k]);
          distance.squared += along * along;
        }
      });
    for (auto weights : {&ExactDistance::weights_a, &ExactDistance::weights_b})
      take([&](ExactDistance& distance) { (distance.*weights).pop_back(); });
  }
  return {run.folded(), run.units()};
}

/// Certificates of pairs that are no problem, and of an empty body.
KnownWords certificates_of_no_pairs() {
  FoldedRun run;
  const ConvexPair good = pairs_of_certificates().front();
  const auto take = [&](const auto& spoil) {
    for (const ConvexPair& of : pairs_of_certificates()) {
      if (of.a.dimension != 2) continue;
      ConvexPair pair = good;
      spoil(pair);
      run.take(check_certificate(pair, certify_collision(of, nullptr)));
      run.take(check_exact_distance(pair, exact_distance(of)));
    }
  };
  take([](ConvexPair& pair) { pair.a.coordinates[0] = kInfinity; });
  take([](ConvexPair& pair) { pair.a.coordinates.clear(); });
  take([](ConvexPair& pair) { pair.b.coordinates.clear(); });
  take([](ConvexPair& pair) { pair.b = {1, {0, 1, 2, 3}}; });
  return {run.folded()};
}

}  // namespace

void add_spoilt_certificates(KnownAnswers& all) {
  all.push_back(
      {"oracles/gjk/spoilt_certificates", Asked::kByCheck, spoilt_certificates, {8207541735846696152u, 149105u}});
  all.push_back({"oracles/gjk/spoilt_distances", Asked::kByCheck, spoilt_distances, {5685694363194866755u, 25283u}});
  all.push_back(
      {"oracles/gjk/certificates_of_no_pairs", Asked::kByCheck, certificates_of_no_pairs, {5506799160132732928u}});
}

}  // namespace assay::known
