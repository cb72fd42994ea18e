// What a variant says about itself, once, beside its function; programs, plug-ins, fuzz targets and tests read it.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "algorithms/model/engine_kind.h"
#include "algorithms/model/semantics.h"

namespace assay {

/// Whether a violation is a defect of this project, or what the variant is here for.
enum class Standing : std::uint8_t { kProduction, kSuspected };

constexpr Standing standing_of(EngineKind kind) {
  return kind == EngineKind::kOurs ? Standing::kProduction : Standing::kSuspected;
}

/// Whether a campaign counts its steps, looks for cycles and notes the way; a few nanoseconds a step.
enum class Watching : std::uint8_t { kNever, kAlways };

/// What a production variant admits it may get wrong: told like any violation, but no defect. Each stands for one claim
/// (fuzz/drivers/listed_suspect.h).
enum class Weakness : std::uint8_t {
  kStatusDependsOnRowOrder,
  kStatusDependsOnUnits,
  kStatusOfANearbyProgram,
  kPointOffItsBasis,
  kCycles,
};

class Weaknesses {
 public:
  constexpr Weaknesses() = default;
  constexpr Weaknesses(std::initializer_list<Weakness> admitted) {
    for (const Weakness weakness : admitted) bits_ |= bit(weakness);
  }
  constexpr bool contain(Weakness weakness) const { return (bits_ & bit(weakness)) != 0; }

 private:
  static constexpr std::uint32_t bit(Weakness weakness) { return 1U << static_cast<std::uint32_t>(weakness); }
  std::uint32_t bits_ = 0;
};

/// The statement of a variant of family F. Every text is a literal: a zero character follows it.
template <Family F>
struct Statement {
  EngineKind kind = EngineKind::kOurs;
  std::string_view sentence;   ///< what it is
  Promises<F> promises = {};   ///< a promise not made is one not stated
  std::string_view note = {};  ///< where the promises are weaker than exact, in the variant's own words
  Watching watching = Watching::kAlways;
  Weaknesses admits = {};
};

/// The statement as judges read it.
template <Family F>
Semantics semantics_of(const Statement<F>& states) {
  return Stated<F>{states.promises, 53, std::string(states.note)};
}

/// A listed variant without its type.
template <Family F>
struct ListedVariant {
  using Solve = typename F::Answer (*)(const typename F::Problem&, const Watch&);
  std::string_view name;
  Solve solve = nullptr;
  Statement<F> states;
};

template <Family F, AlgorithmOf<F> A>
constexpr ListedVariant<F> variant_of() {
  return {A::kName, &A::solve, A::kStatement};
}

}  // namespace assay
