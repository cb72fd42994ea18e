#include "oracles/cast/enclosed_cast.h"

#include <vector>

#include "oracles/cast/parting_direction.h"
#include "oracles/exact/enclosure.h"
#include "oracles/exact/square_root.h"
#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/enclosing_surface.h"
#include "oracles/gjk/depth/exact_depth.h"

namespace assay {
namespace {

/// A piece of time [index, index + 1] / 2^level.
struct Piece {
  Integer index;
  int level;

  Rational begin() const { return Rational(index) * power_of_two(-level); }
  Rational half() const { return power_of_two(-level - 1); }
  Rational middle() const { return begin() + half(); }
  Rational end() const { return begin() + 2 * half(); }
};

/// Pieces in which the bodies move less than this share of the reach are not halved: what a rounded body can resolve.
constexpr int kResolution = 48;

int deepest_level(const TurningPair& turning) {
  const WideInteger speed = turning.greatest_speed() >> FixedBall::kFractionBits;
  return kResolution + static_cast<int>(msb(WideInteger(speed + 1))) + 1;
}

/// The difference of the nearest points exactly, for bodies so near that double does not find it.
std::optional<std::array<double, 3>> exact_parting_direction(const ConvexPair& pair) {
  const ExactDistance nearest = exact_distance(pair);
  if (nearest.squared.is_zero()) return std::nullopt;
  std::array<Rational, 3> way;
  Rational greatest = 0;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) {
    for (std::uint32_t j = 0; j < pair.b.size(); ++j) way[k] += nearest.weights_b[j] * exact(pair.b[j][k]);
    for (std::uint32_t i = 0; i < pair.a.size(); ++i) way[k] -= nearest.weights_a[i] * exact(pair.a[i][k]);
    greatest = std::max(greatest, Rational(abs(way[k])));
  }
  std::array<double, 3> direction{};
  for (std::size_t k = 0; k < 3; ++k) direction[k] = approximate(way[k] / greatest);
  return direction;
}

/// Whether some direction shows that the bodies overlap along it, and so are deep in each other, by at most `length` at
/// all times within `half` of the moment: the one of the least move then, or one that parts them.
bool overlaps_by_at_most(const TurningPair& turning, const TurningPair::Moment& moment, const Rational& half,
                         const Rational& length) {
  const TurningPair::Rounded rounded = turning.rounded(moment);
  std::array<double, 3> direction{};
  if (const auto parting = exact_parting_direction(rounded.pair)) {
    direction = *parting;
  } else {
    const auto depth = exact_depth(rounded.pair);
    if (!depth || !depth->verified) return false;
    Integer greatest = 0;
    for (const Integer& entry : depth->normal) greatest = std::max(greatest, Integer(abs(entry)));
    for (std::size_t k = 0; k < depth->normal.size(); ++k)
      direction[k] = approximate(Rational(depth->normal[k], greatest));
  }
  TurningPair::Vector normal;
  Rational squared = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    normal[k] = FixedBall::of(exact(direction[k]));
    squared += exact(direction[k]) * exact(direction[k]);
  }
  const Integer gap(turning.least_gap_around(moment, normal, half));
  if (sign(gap) >= 0) return true;
  const Rational overlap = Rational(gap) * power_of_two(-static_cast<int>(FixedBall::kFractionBits));
  return overlap * overlap <= length * length * squared;
}

/// Moving every vertex by at most sqrt(3) errors moves the distance and the depth by at most twice that, 4 errors.
double measure_error(const TurningPair::Rounded& rounded) { return 4 * rounded.error; }

}  // namespace

MomentContact contact_at(const TurningPair& turning, const TurningPair::Moment& moment) {
  const TurningPair::Rounded rounded = turning.rounded(moment);
  MomentContact contact;
  for (const auto propose : {&propose_parting_direction, &exact_parting_direction}) {
    const auto direction = propose(rounded.pair);
    if (!direction) continue;
    for (std::size_t k = 0; k < 3; ++k) contact.normal[k] = FixedBall::of(exact((*direction)[k]));
    contact.apart = TurningPair::least_gap(moment, contact.normal) > 0;
    if (contact.apart) return contact;
  }
  const double error = measure_error(rounded);
  const auto surface = propose_surface(rounded.pair, 2 * error);
  contact.overlapping = surface && encloses_ball(rounded.pair, *surface, exact(error) * exact(error));
  return contact;
}

MomentMeasure measured_at(const TurningPair& turning, const TurningPair::Moment& moment) {
  const TurningPair::Rounded rounded = turning.rounded(moment);
  MomentMeasure measure;
  measure.distance = square_root(exact_distance(rounded.pair).squared);
  if (measure.distance == 0) {
    const auto depth = exact_depth(rounded.pair);
    if (depth && depth->verified) measure.depth = square_root(depth->squared);
  }
  // The root is off by three roundings (square_root.h).
  measure.error = widened(measure_error(rounded) + (measure.distance + measure.depth) * 0x1p-51);
  return measure;
}

DepthOnTheWay depth_on_the_way(const TurningPair& turning, const Rational& from, const Rational& to,
                               const Rational& length, int most_pieces) {
  struct Span {
    Rational from, to;
  };
  std::vector<Span> spans = {{from, to}};
  for (int seen = 0; !spans.empty(); ++seen) {
    if (seen >= most_pieces) return {DepthOnTheWay::Kind::kOpen, {}};
    const Span span = spans.back();
    spans.pop_back();
    const Rational middle = (span.from + span.to) / 2;
    const TurningPair::Moment moment = turning.at(middle);
    const MomentMeasure measure = measured_at(turning, moment);
    if (exact(measure.depth) - exact(measure.error) > length) return {DepthOnTheWay::Kind::kDeeper, measure};
    if (overlaps_by_at_most(turning, moment, (span.to - span.from) / 2, length)) continue;
    spans.push_back({middle, span.to});
    spans.push_back({span.from, middle});
  }
  return {DepthOnTheWay::Kind::kWithin, {}};
}

EnclosedCast enclosed_cast(const TurningPair& turning, int most_pieces) {
  EnclosedCast cast;
  const int deepest = deepest_level(turning);
  std::vector<Piece> pieces = {{0, 0}};
  std::optional<Piece> open;
  for (int seen = 0; !pieces.empty() && !open; ++seen) {
    const Piece piece = pieces.back();
    pieces.pop_back();
    if (cast.meeting && piece.begin() >= *cast.meeting) continue;
    const TurningPair::Moment moment = turning.at(piece.middle());
    const MomentContact contact = contact_at(turning, moment);
    if (contact.overlapping && (!cast.meeting || piece.middle() < *cast.meeting)) cast.meeting = piece.middle();
    if (contact.apart && turning.least_gap_around(moment, contact.normal, piece.half()) > 0) {
      cast.apart_until = piece.end();
      cast.parted.push_back({piece.end(), contact.normal});
      continue;
    }
    if (piece.level >= deepest || seen >= most_pieces) {
      open = piece;
      break;
    }
    if (!contact.overlapping) pieces.push_back({2 * piece.index + 1, piece.level + 1});
    pieces.push_back({2 * piece.index, piece.level + 1});
  }
  if (!open) {
    cast.apart_all_the_way = !cast.meeting;  // then every piece was apart, the last one, too
    return cast;
  }
  // The contact is near: the earliest proved overlap, at growing distances from where the proof of being apart ended.
  Rational step = 2 * open->half();
  for (;; step *= 2) {
    Rational time = cast.apart_until + step;
    if (time > 1) time = 1;
    if (cast.meeting && time >= *cast.meeting) break;
    if (contact_at(turning, turning.at(time)).overlapping) cast.meeting = time;
    if (time == 1) break;
  }
  return cast;
}

}  // namespace assay
