#include "oracles/referee/hulls/lost_beyond.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "oracles/referee/referee.h"

namespace assay {
namespace {

constexpr std::size_t kSteps = 32;

using Coordinates = std::vector<double>;

double dot(std::span<const double> u, std::span<const double> v) {
  double sum = 0;
  for (std::size_t k = 0; k < u.size(); ++k) sum += u[k] * v[k];
  return sum;
}

/// One list scaled by a power of two, so that squares neither overflow nor all underflow.
Points scaled(const Points& points, int down) {
  Points result = points;
  for (double& x : result.coordinates) x = std::ldexp(x, down);
  return result;
}

struct Candidate {
  std::size_t point = 0;               ///< of `extreme`
  double at_least = 0;                 ///< of its distance, but for rounding
  std::vector<std::uint32_t> nearest;  ///< listed points that seem to span what is nearest to it
};

/// Gilbert's steps: from the nearest point so far towards the listed point farthest along the way to p. Every way
/// bounds the distance from below; the last points gone to span the nearest point or nearly.
void look(std::span<const double> p, const Points& listed, Candidate& candidate) {
  Coordinates nearest(listed[0].begin(), listed[0].end()), way(p.size()), edge(p.size());
  for (std::size_t step = 0; step < kSteps; ++step) {
    for (std::size_t k = 0; k < p.size(); ++k) way[k] = p[k] - nearest[k];
    const double length = std::sqrt(dot(way, way));
    if (!(length > 0)) return;
    std::uint32_t farthest = 0;
    double along = -HUGE_VAL;
    for (std::uint32_t i = 0; i < listed.size(); ++i) {
      const double here = dot(way, listed[i]);
      if (here > along) {
        along = here;
        farthest = i;
      }
    }
    candidate.at_least = std::max(candidate.at_least, (dot(way, p) - along) / length);
    std::erase(candidate.nearest, farthest);
    candidate.nearest.push_back(farthest);
    if (candidate.nearest.size() > kLostNearest) candidate.nearest.erase(candidate.nearest.begin());
    for (std::size_t k = 0; k < p.size(); ++k) edge[k] = listed[farthest][k] - nearest[k];
    const double squared = dot(edge, edge), share = squared > 0 ? std::clamp(dot(way, edge) / squared, 0.0, 1.0) : 0;
    if (share == 0) return;
    for (std::size_t k = 0; k < p.size(); ++k) nearest[k] += share * edge[k];
  }
}

/// The extreme points that are not listed.
std::vector<std::size_t> unlisted(const Points& extreme, const Points& listed) {
  std::set<Coordinates> known;
  for (std::uint32_t i = 0; i < listed.size(); ++i) known.emplace(listed[i].begin(), listed[i].end());
  std::vector<std::size_t> lost;
  for (std::uint32_t i = 0; i < extreme.size(); ++i)
    if (!known.contains(Coordinates(extreme[i].begin(), extreme[i].end()))) lost.push_back(i);
  return lost;
}

/// What is to be asked, what seems farthest first; evenly chosen where there is too much to choose from.
std::vector<Candidate> candidates(const Points& extreme, const Points& listed, const std::vector<std::size_t>& lost) {
  double largest = 0;
  for (const Points* points : {&extreme, &listed})
    for (const double x : points->coordinates) largest = std::max(largest, std::abs(x));
  const int down = largest == 0 ? 0 : -std::ilogb(largest);
  const Points small_extreme = scaled(extreme, down), small_listed = scaled(listed, down);
  const std::size_t most = std::max<std::size_t>(kLostProducts / (kSteps * listed.coordinates.size()), 1);
  std::vector<Candidate> chosen;
  for (std::size_t k = 0; k < lost.size(); k += lost.size() / most + 1) {
    chosen.push_back({lost[k], 0, {}});
    look(small_extreme[lost[k]], small_listed, chosen.back());
  }
  std::stable_sort(chosen.begin(), chosen.end(),
                   [](const Candidate& a, const Candidate& b) { return a.at_least > b.at_least; });
  return chosen;
}

}  // namespace

std::string LostPoints::words() const {
  const std::string which = beyond          ? "at least one of them"
                            : asked == lost ? "none of them"
                                            : "none of the " + std::to_string(asked) + " that seem farthest";
  return std::to_string(lost) + " not listed, " + which + " farther from those listed than the gap stated";
}

Rational squared_diagonal_of(const Points& points) {
  Rational squared = 0;
  for (std::uint32_t k = 0; k < points.dimension; ++k) {
    double low = points[0][k], high = low;
    for (std::uint32_t i = 1; i < points.size(); ++i) {
      low = std::min(low, points[i][k]);
      high = std::max(high, points[i][k]);
    }
    const Rational width = exact(high) - exact(low);
    squared += width * width;
  }
  return squared;
}

Result<LostPoints> lost_beyond(const Points& extreme, const Points& listed, double gap) {
  const Rational promised = exact(gap) * exact(gap) * squared_diagonal_of(extreme);
  const std::vector<std::size_t> lost = unlisted(extreme, listed);
  LostPoints found;
  found.lost = lost.size();
  std::size_t parts = 0, fulls = 0;
  for (const Candidate& candidate : candidates(extreme, listed, lost)) {
    const auto at = extreme[candidate.point];
    const Points point{extreme.dimension, {at.begin(), at.end()}};
    if (!candidate.nearest.empty() && parts < kLostPartQuestions) {
      ++parts;
      Points few{extreme.dimension, {}};
      for (const std::uint32_t i : candidate.nearest)
        few.coordinates.insert(few.coordinates.end(), listed[i].begin(), listed[i].end());
      const auto apart = referee::collision({point, few});
      if (!apart) return Error{apart.error()};
      if (apart->squared_distance <= promised) {
        ++found.asked;
        continue;
      }
    }
    if (fulls == kLostFullQuestions) break;
    ++fulls;
    ++found.asked;
    const auto apart = referee::collision({point, listed});
    if (!apart) return Error{apart.error()};
    found.beyond = apart->squared_distance > promised;
    if (found.beyond) break;
  }
  return found;
}

}  // namespace assay
