#include "algorithms/hull2/production/sites.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::hull {
namespace {

constexpr std::size_t kFewSites = 64;       // below, dealing costs more than it saves
constexpr std::size_t kSitesPerBucket = 4;  // on average
constexpr std::size_t kShortBucket = 24;    // sorted by insertion

bool comes_first(const Site& s, const Site& t) {
  if (s.at.x != t.at.x) return s.at.x < t.at.x;
  if (s.at.y != t.at.y) return s.at.y < t.at.y;
  return s.index < t.index;
}

void sort_bucket(Site* begin, Site* end) {
  if (static_cast<std::size_t>(end - begin) > kShortBucket) {
    std::sort(begin, end, comes_first);
    return;
  }
  for (Site* next = begin; next < end; ++next) {
    const Site site = *next;
    Site* hole = next;
    for (; hole > begin && comes_first(site, *(hole - 1)); --hole) *hole = *(hole - 1);
    *hole = site;
  }
}

}  // namespace

std::vector<Site> sites_in_order(std::span<const Point2> points, std::span<const std::uint32_t> named) {
  std::vector<Site> sites(named.size());
  double least = std::numeric_limits<double>::infinity(), greatest = -least;
  for (const std::uint32_t i : named) {
    least = std::min(least, points[i].x);
    greatest = std::max(greatest, points[i].x);
  }
  const std::size_t buckets = named.size() / kSitesPerBucket + 1;
  const double scale = static_cast<double>(buckets) / (greatest - least);
  // Too few, one column, or a width that overflows or is too small to divide by.
  if (named.size() < kFewSites || !(scale > 0) || !std::isfinite(scale)) {
    for (std::size_t k = 0; k < named.size(); ++k) sites[k] = {points[named[k]], named[k]};
    std::sort(sites.begin(), sites.end(), comes_first);
    return sites;
  }
  const auto bucket_of = [&](double x) { return std::min(static_cast<std::size_t>((x - least) * scale), buckets - 1); };
  std::vector<std::uint32_t> end(buckets + 1, 0);  // end[b]: first the size of bucket b - 1, then where it ends
  for (const std::uint32_t i : named) ++end[bucket_of(points[i].x) + 1];
  for (std::size_t b = 1; b < end.size(); ++b) end[b] += end[b - 1];
  for (const std::uint32_t i : named) sites[end[bucket_of(points[i].x)]++] = {points[i], i};
  for (std::size_t b = 0, begin = 0; b < buckets; begin = end[b++]) sort_bucket(&sites[begin], sites.data() + end[b]);
  return sites;
}

}  // namespace assay::hull
