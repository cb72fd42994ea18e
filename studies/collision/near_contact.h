// Bodies nearly in contact, at every scale and every offset: the cells of the gap map, drawn from the domains.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "algorithms/model/convex_pair.h"
#include "properties/choices.h"

namespace assay {

/// A domain of near contact, with coordinates that are doubles or that single precision holds as well.
struct NearContact {
  std::string_view name;
  bool is_single = false;
  ConvexPair (*draw_at)(Choices&, std::int32_t k, int most_fraction_bits) = nullptr;
};

/// Each domain in both precisions, one after the other.
struct NearContacts {
  NearContact in_double, in_single;
};
std::span<const NearContacts> near_contacts();

/// Exponents k of the gap 2^(3-k), the widest gap first.
std::vector<std::int32_t> gap_exponents(const NearContact& near);

/// Exponents of the scales, from small to large.
std::vector<std::int32_t> scale_exponents(const NearContact& near);

/// Exponents of the offsets at which a pair without fraction bits and with the gap of this k is still exact:
/// coordinates below 2^(j + 7) that are multiples of 2^(3 - k) have at most 53 bits, or 24, where j + k <= 49, or 20.
std::vector<std::int32_t> offset_exponents(const NearContact& near, std::int32_t k);

/// Pair number `index` of this k; with fraction bits for a change of scale, without for an offset.
enum class Digits : std::uint8_t { kFractions, kWhole };
ConvexPair near_pair(const NearContact& near, std::int32_t k, Digits digits, std::uint64_t seed, std::uint64_t index);

/// The pair moved by 2^exponent P along every axis, P the least power of two that is not below the largest coordinate
/// extent of both bodies, as double arithmetic has it; nothing where a sum is not exact.
std::optional<ConvexPair> moved_exactly(const ConvexPair& pair, std::int32_t exponent);

}  // namespace assay
