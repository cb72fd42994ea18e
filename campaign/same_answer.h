// Whether two answers are the same, bit for bit: what "deterministic" means here.
#pragma once
#include <bit>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "algorithms/model/family.h"

namespace assay {

/// An answer as the list of its bits; equal lists, equal answers. NaNs are compared by payload.
class AnswerBits {
 public:
  template <class Answer>
  static std::vector<std::uint64_t> of(const Answer& answer) {
    AnswerBits bits;
    bits.add(answer.index());
    std::visit([&](const auto& alternative) { bits.add(alternative); }, answer);
    return std::move(bits.list_);
  }

 private:
  void add(std::size_t value) { list_.push_back(value); }
  void add(std::uint32_t value) { list_.push_back(value); }
  void add(double value) { list_.push_back(std::bit_cast<std::uint64_t>(value)); }
  template <class T>
  void add(const std::vector<T>& values) {
    add(values.size());
    for (const T& value : values) add(value);
  }
  void add(const WeightedVertices& point) {
    add(point.size);
    for (std::uint32_t i = 0; i < point.size && i < kWitnessCapacity; ++i) add(point.vertex[i]), add(point.weight[i]);
  }
  void add(const Separated& answer) { add(answer.on_a), add(answer.on_b); }
  void add(const SeparatedAlong& answer) { add(answer.direction); }
  void add(const Overlapping& answer) {
    add(answer.size);
    for (std::uint32_t i = 0; i < answer.size && i < kWitnessCapacity; ++i) add(answer.on_a[i]), add(answer.on_b[i]);
  }
  void add(const BareVerdict& answer) { add(std::uint32_t{answer.colliding}); }
  void add(const BareDistance& answer) { add(answer.distance); }
  void add(const std::array<double, 3>& vector) {
    for (const double coordinate : vector) add(coordinate);
  }
  void add(const MeasuredApart& answer) { add(answer.distance), add(answer.on_a), add(answer.on_b); }
  void add(const Penetrating& answer) {
    add(answer.depth), add(answer.normal);
    add(Overlapping{answer.size, answer.on_a, answer.on_b});
  }
  void add(const Bracketed& answer) {
    add(answer.low), add(answer.high), add(answer.direction), add(answer.on_a), add(answer.on_b);
  }
  void add(const Basis& basis) { add(basis.basic), add(basis.at_upper); }
  void add(const std::optional<TableauLine>& line) {
    add(std::uint32_t{line.has_value()});
    if (line) add(line->basis), add(line->variable);
  }
  void add(const Optimal& answer) { add(answer.basis), add(answer.x), add(answer.y); }
  void add(const Infeasible& answer) { add(answer.farkas), add(answer.line); }
  void add(const Unbounded& answer) { add(answer.x), add(answer.ray), add(answer.line); }
  void add(const Hull& answer) { add(answer.ccw); }
  void add(const FlatHull& answer) { add(answer.extreme); }
  void add(const Hull3& answer) { add(answer.corner), add(answer.end), add(answer.face_of); }
  void add(const FlatHull3& answer) { add(static_cast<std::uint32_t>(answer.dimension)), add(answer.extreme); }
  void add(const ShapeContact& answer) {
    add(std::uint32_t{answer.overlap}), add(answer.distance), add(answer.normal), add(answer.move);
  }
  void add(const ShapeBounds& answer) { add(answer.low), add(answer.high); }
  void add(const ShapeCentroid& answer) { add(std::uint32_t{answer.flat}), add(answer.at[0]), add(answer.at[1]); }
  void add(const MovedPoints& answer) { add(answer.coordinates); }
  void add(const HitAt& answer) { add(answer.t0), add(answer.t1), add(answer.normal); }
  void add(const Missed& answer) { add(answer.direction); }
  void add(const InitiallyOverlapping&) {}
  void add(const BareTime& answer) { add(answer.time); }
  void add(const GaveUp& answer) { add(static_cast<std::uint32_t>(answer.why)), add(answer.steps); }
  void add(const Declined&) {}

  std::vector<std::uint64_t> list_;
};

template <class Answer>
bool same_answer(const Answer& first, const Answer& second) {
  return AnswerBits::of(first) == AnswerBits::of(second);
}

}  // namespace assay
