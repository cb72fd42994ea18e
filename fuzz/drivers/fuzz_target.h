// A fuzz target as a value: one variant with every claim and every domain of its family.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/result.h"
#include "fuzz/drivers/run_case.h"
#include "fuzz/drivers/tape_bytes.h"
#include "fuzz/reduce/search_simple.h"
#include "properties/catalog/batteries.h"

namespace assay {

/// A case that was run: what came of it, and itself.
struct RanCase {
  Assessment outcome;
  CaseFile file;
};

/// What libFuzzer and the replay main need to know of a target; the family stays behind it.
class FuzzTarget {
 public:
  virtual ~FuzzTarget() = default;
  virtual std::string_view engine() const = 0;
  virtual Standing standing() const = 0;
  /// Whether breaking this claim is a defect of this project: a production variant that does not admit to it.
  virtual bool is_defect(ClaimId claim) const = 0;
  /// The number of (property, domain) pairs; the first choice of a tape selects one.
  virtual std::size_t pairs() const = 0;
  /// The case that the tape stands for. Precondition: pairs() > 0.
  virtual RanCase run_tape(std::span<const std::uint64_t> tape) const = 0;
  /// The same case without asking anything, with the property that it would be tried under. Precondition: as above.
  virtual CaseFile draw_tape(std::span<const std::uint64_t> tape) const = 0;
  /// Case `index` of pair `pair`, the same that a campaign of this seed draws.
  virtual RanCase run_stream(std::size_t pair, std::uint64_t seed, std::uint64_t index) const = 0;
  /// The tape of that case: run_tape runs what run_stream does. Precondition: pair < pairs().
  virtual std::vector<std::uint64_t> tape_of_stream(std::size_t pair, std::uint64_t seed,
                                                    std::uint64_t index) const = 0;
  /// "gjk/verdict_is_right on gjk/touching_2d@1": what the pair is for people. Precondition: as above.
  virtual std::string words_of_pair(std::size_t pair) const = 0;
  /// Runs the case under the property that its header names, or under all where it names none that is known here.
  /// Error: a case of another family.
  virtual Result<std::vector<RanCase>> run_file(const CaseFile& file) const = 0;
  /// The same violation on a simpler problem. Precondition: `found` is violated.
  virtual CaseFile reduced(const RanCase& found) const = 0;
};

template <Family F>
class FamilyTarget final : public FuzzTarget {
 public:
  using Problem = typename F::Problem;

  explicit FamilyTarget(Suspect<F> on_trial) : FamilyTarget(std::move(on_trial), catalog<F>()) {}
  /// The catalog must outlive the target.
  FamilyTarget(Suspect<F> on_trial, const Catalog<F>& claims) : on_trial_(std::move(on_trial)) {
    for (const PropertyEntry<F>& property : claims.properties) {
      if (!property.judges(on_trial_.court.semantics)) continue;
      properties_.push_back(&property);
      for (const DomainEntry<F>& domain : claims.domains) pairs_.push_back({&property, &domain});
    }
  }

  std::string_view engine() const override { return on_trial_.name; }
  Standing standing() const override { return on_trial_.standing; }
  bool is_defect(ClaimId claim) const override { return on_trial_.is_defect(claim); }
  std::size_t pairs() const override { return pairs_.size(); }

  RanCase run_tape(std::span<const std::uint64_t> tape) const override {
    Choices choices{rest_of(tape)};
    return run(pair_of(tape), choices);
  }

  CaseFile draw_tape(std::span<const std::uint64_t> tape) const override {
    const Pair& pair = pair_of(tape);
    Choices choices{rest_of(tape)};
    return case_file(on_trial_, *pair.property, pair.domain->versioned_name(), {}, pair.domain->draw(choices).problem);
  }

  RanCase run_stream(std::size_t pair, std::uint64_t seed, std::uint64_t index) const override {
    Choices choices{stream_key(seed, pairs_[pair].domain->versioned_name(), index)};
    return run(pairs_[pair], choices);
  }

  std::vector<std::uint64_t> tape_of_stream(std::size_t pair, std::uint64_t seed, std::uint64_t index) const override {
    const auto stream = [&] { return Choices{stream_key(seed, pairs_[pair].domain->versioned_name(), index)}; };
    Choices counted = stream(), copied = stream();
    pairs_[pair].domain->draw(counted);
    std::vector<std::uint64_t> tape = {least_choice_for(pair, pairs_.size())};
    while (tape.size() <= counted.used()) tape.push_back(copied.next());
    return tape;
  }

  std::string words_of_pair(std::size_t pair) const override {
    return std::string(pairs_[pair].property->name) + " on " + pairs_[pair].domain->versioned_name();
  }

  Result<std::vector<RanCase>> run_file(const CaseFile& file) const override {
    const auto* problem = std::get_if<Problem>(&file.problem);
    if (problem == nullptr) return Error{"family: the case is not of the family " + std::string(F::kName)};
    const auto named = file.header.find("property");
    std::vector<const PropertyEntry<F>*> asked;
    for (const auto* property : properties_) {
      if (named != file.header.end() && property->name == named->second) asked.push_back(property);
    }
    if (asked.empty()) asked = properties_;
    std::vector<RanCase> ran;
    for (const auto* property : asked) {
      RanCase one{run_case(on_trial_, *property, *problem), file};
      one.file.header["engine"] = on_trial_.name;
      one.file.header["property"] = property->name;
      if (one.outcome.outcome == Outcome::kViolated) {
        one.file.header["claim"] = one.outcome.claim.sentence();
      } else {
        one.file.header.erase("claim");
      }
      ran.push_back(std::move(one));
    }
    return ran;
  }

  CaseFile reduced(const RanCase& found) const override {
    CaseFile file = found.file;
    for (const auto* property : properties_) {
      if (property->name != file.header["property"]) continue;
      const StillFails<F> still_fails = [&](const Problem& candidate) {
        const Assessment outcome = run_case(on_trial_, *property, candidate);
        return outcome.outcome == Outcome::kViolated && outcome.claim == found.outcome.claim;
      };
      file.problem = search_and_reduce(std::get<Problem>(file.problem), still_fails).problem;
    }
    return file;
  }

 private:
  struct Pair {
    const PropertyEntry<F>* property;
    const DomainEntry<F>* domain;
  };

  const Pair& pair_of(std::span<const std::uint64_t> tape) const {
    Choices selection{tape.first(tape.empty() ? 0 : 1)};
    return pairs_[selection.below(pairs_.size())];
  }
  static std::span<const std::uint64_t> rest_of(std::span<const std::uint64_t> tape) {
    return tape.subspan(tape.empty() ? 0 : 1);
  }

  RanCase run(const Pair& pair, Choices& choices) const {
    const Case<F> drawn = pair.domain->draw(choices);
    const Assessment outcome = run_case(on_trial_, *pair.property, drawn.problem);
    return {outcome, case_file(on_trial_, *pair.property, pair.domain->versioned_name(), outcome, drawn.problem)};
  }

  Suspect<F> on_trial_;
  std::vector<const PropertyEntry<F>*> properties_;
  std::vector<Pair> pairs_;
};

/// Defined once in every file of fuzz/targets.
const FuzzTarget& fuzz_target();

}  // namespace assay
