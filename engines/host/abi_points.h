// Bodies in the stream of bytes: what the collision and the cast interface share.
#pragma once
#include "engines/host/abi_fields.h"

namespace assay::abi {

/// A point list whose coordinates are whole points.
inline bool whole(const Points& points) {
  return points.dimension == 0 ? points.coordinates.empty() : points.coordinates.size() % points.dimension == 0;
}

inline std::size_t bytes_of(const Points& points) { return 16 + stream_bytes<double>(points.coordinates.size()); }

inline void write_points(const Points& points, ByteWriter& out) {
  out.put(points.dimension);
  out.put(points.size());
  out.put(points.coordinates);
}

inline assay_points read_points(ByteReader& in) {
  const auto dimension = in.get<std::uint32_t>();
  const auto count = in.get<std::uint32_t>();
  return {dimension, count, in.view<double>(std::uint64_t{dimension} * count).data()};
}

}  // namespace assay::abi
