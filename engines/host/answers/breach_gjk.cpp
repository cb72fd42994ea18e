#include "engines/host/answers/breach.h"
#include "engines/host/answers/breach_words.h"

namespace assay {
using namespace abi;

namespace {

using Witness = std::array<std::uint32_t, kWitnessCapacity>;

std::string breach_of_witness(std::string_view field, std::uint32_t size, const Witness& vertex, const Points& body) {
  if (size > kWitnessCapacity) return breach_of_count(std::string(field) + "_count", size, kWitnessCapacity);
  return breach_of_indices(field, {vertex.data(), size}, body.size());
}

std::string breach_of_points(const ConvexPair& pair, const WeightedVertices& on_a, const WeightedVertices& on_b) {
  return first_breach([&] { return breach_of_witness("on_a", on_a.size, on_a.vertex, pair.a); },
                      [&] { return breach_of_witness("on_b", on_b.size, on_b.vertex, pair.b); });
}

std::string breach_of_pairs(const ConvexPair& pair, std::uint32_t size, const Witness& on_a, const Witness& on_b) {
  return first_breach([&] { return breach_of_witness("on_a", size, on_a, pair.a); },
                      [&] { return breach_of_witness("on_b", size, on_b, pair.b); });
}

}  // namespace

std::string breach_of(const ConvexPair& pair, const GjkAnswer& answer) {
  if (const auto* apart = std::get_if<Separated>(&answer)) return breach_of_points(pair, apart->on_a, apart->on_b);
  if (const auto* bracket = std::get_if<Bracketed>(&answer))
    return breach_of_points(pair, bracket->on_a, bracket->on_b);
  if (const auto* meet = std::get_if<Overlapping>(&answer))
    return breach_of_pairs(pair, meet->size, meet->on_a, meet->on_b);
  if (const auto* deep = std::get_if<Penetrating>(&answer))
    return breach_of_pairs(pair, deep->size, deep->on_a, deep->on_b);
  return {};
}

}  // namespace assay
