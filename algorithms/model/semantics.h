// What an engine says about itself; judgements respect the statement.
#pragma once
#include <cstdint>
#include <string>

#include "algorithms/model/promises.h"

namespace assay {

/// An engine's statement as the judges of family F read it.
template <Family F>
struct Stated : Promises<F> {
  /// Significant bits of the engine's arithmetic: 53 for double, 24 for single precision. Default promises rest on it.
  std::uint32_t precision_bits = 53;
  /// Where the promises are weaker than exact, in the engine's own words.
  std::string note;
};

/// The whole statement of an engine, which may serve several families.
struct Semantics : PerFamily<Promises> {
  std::uint32_t precision_bits = 53;
  std::string note;

  Semantics() = default;
  template <Family F>
  Semantics(const Stated<F>& stated) : precision_bits(stated.precision_bits), note(stated.note) {
    of<F>() = stated;
  }
  template <Family F>
  operator Stated<F>() const {
    return {of<F>(), precision_bits, note};
  }
};

/// Calls see(field, promises) for each promise of each family.
template <class Said, class See>
constexpr void each_promise(Said&& semantics, See&& see) {
  for_each_family(
      [&]<Family F>() { Promises<F>::each([&](const auto& field) { see(field, semantics.template of<F>()); }); });
}

/// Calls write(field, value) so that of what is written under one name the last is what the engine states: promises of
/// one name in several families are one statement, and a family that states nothing does not take it back.
template <class Write>
constexpr void write_promises(const PerFamily<Promises>& promises, Write&& write) {
  each_promise(PerFamily<Promises>(), [&](const auto& field, const auto& none) { write(field, field.of(none)); });
  each_promise(promises, [&]<class P>(const auto& field, const P& mine) {
    const P none{};
    if (field.of(mine) != field.of(none)) write(field, field.of(mine));
  });
}

}  // namespace assay
