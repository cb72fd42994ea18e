// A domain decodes choices into a problem of one kind, aims at one weakness and knows how difficult the case is.
#pragma once
#include <concepts>
#include <cstdint>
#include <string_view>
#include <utility>

#include "algorithms/model/family.h"
#include "properties/axis.h"
#include "properties/choices.h"

namespace assay {

/// A problem with the bucket of the domain's difficulty axis that it was drawn from (for example k for a gap of 2^-k).
template <Family F>
struct Case {
  using Family = F;
  typename F::Problem problem;
  std::int32_t difficulty = 0;
};

/// The family whose problems D draws.
template <class D>
using FamilyOfDomain = typename decltype(D::draw(std::declval<Choices&>()))::Family;

/// A domain is a stateless type; its version, raised whenever a tape decodes to another case, stands beside its name in
/// properties/catalog. Laws, tested for every domain by tests/properties: any tape decodes; the zero tape is
/// the simplest case; the same tape gives the same case; the shares that the domain states about itself are met.
template <class D>
concept Domain = requires(Choices& choices) {
  { D::kName } -> std::convertible_to<std::string_view>;  // "gjk/near_touching"
  { D::kAxis } -> std::convertible_to<Axis>;              // what the difficulty measures
  { D::kAim } -> std::convertible_to<std::string_view>;   // one sentence: the weakness it aims at
  { D::draw(choices) } -> std::same_as<Case<FamilyOfDomain<D>>>;
};

/// Whether the domain of this name is a sample: drawn by a law of sizes, shapes and places that no run helped to
/// choose. Only of samples rates are told; other domains were chosen since they convict, and their rows are counts.
constexpr bool is_sample(std::string_view domain) {
  const std::size_t family_end = domain.find('/');
  return family_end != domain.npos && domain.substr(family_end + 1).starts_with("sample_");
}

/// A domain on which throughput is quoted may draw over an earlier case: draw_over(choices, over) leaves in `over` what
/// draw(choices) gives, and allocates nothing where its storage is large enough.
template <class D>
concept DrawsOver = Domain<D> && requires(Choices& choices, Case<FamilyOfDomain<D>>& over) {
  { D::draw_over(choices, over) } -> std::same_as<void>;
};

}  // namespace assay
