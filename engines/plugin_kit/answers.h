// Answers of the model, written into the buffers of the C interface.
#pragma once
#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "algorithms/model/family.h"
#include "engines/assay_engine.h"
#include "engines/plugin_kit/places.h"

namespace assay::plugin {

template <class CAnswer>
assay_status stop(CAnswer& out, GaveUp::Why why) {
  out.why = static_cast<std::uint32_t>(why);
  return ASSAY_GAVE_UP;
}

/// Writes fields to their places; a list with more entries than its buffer has room for does not fit.
template <class CAnswer>
struct AnswerWriter {
  CAnswer& out;
  Sizes sizes;
  bool fits = true;

  template <class Part, class... Each>
  void put(const Part& part, Places<Each...> places) {
    each_place(part, places, [&](const auto& field, const auto& value, auto place) { put(field.facts, value, place); });
  }

 private:
  template <class Part, class... Each>
  void put(const Facts&, const Part& part, Places<Each...> places) {
    put(part, places);
  }
  template <class T, auto kFirst, auto... kMore>
  void put(const Facts&, const T& value, Number<kFirst, kMore...>) {
    out.*kFirst = static_cast<std::remove_cvref_t<decltype(out.*kFirst)>>(value);
    ((out.*kMore = out.*kFirst), ...);
  }
  template <class Values, auto kEntries>
  void put(const Facts&, const Values& values, Array<kEntries>) {
    std::ranges::copy(values, out.*kEntries);
  }
  template <class T, auto kEntries, auto kCount>
  void put(const Facts& facts, const std::vector<T>& values, List<kEntries, kCount>) {
    out.*kCount = static_cast<std::uint32_t>(values.size());
    copy(facts, values, out.*kEntries);
  }
  template <class T, auto kEntries, auto kCount, auto kIsGiven>
  void put(const Facts& facts, const std::vector<T>& values, ListBeside<kEntries, kCount, kIsGiven>) {
    out.*kIsGiven = values.empty() ? 0 : 1;
    copy(facts, values, out.*kEntries);
  }
  template <class T, auto kEntries, std::uint32_t kBit>
  void put(const Facts& facts, const std::vector<T>& values, GivenList<kEntries, kBit>) {
    if (values.empty() && sizes.count(facts.length) != 0) return;
    out.given |= kBit;
    copy(facts, values, out.*kEntries);
  }
  template <class T, std::uint32_t kBit, class Part>
  void put(const Facts&, const std::optional<T>& value, GivenPart<kBit, Part> /*places*/) {
    if (!value) return;
    out.given |= kBit;
    put(*value, Part{});
  }
  template <class T>
  void copy(const Facts& facts, const std::vector<T>& values, T* buffer) {
    if (values.size() > sizes.count(facts.length))
      fits = false;
    else
      std::ranges::copy(values, buffer);
  }
};

template <class... Kinds, class CProblem, class CAnswer>
assay_status from_model(const std::variant<Kinds...>& answer, const CProblem& problem, CAnswer& out) {
  if (const auto* gave_up = std::get_if<GaveUp>(&answer)) return stop(out, gave_up->why);
  if (std::holds_alternative<Declined>(answer)) return ASSAY_DECLINED;
  out.kind = static_cast<std::uint32_t>(answer.index());
  AnswerWriter<CAnswer> writer{out, sizes_of(problem)};
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        if constexpr (!std::same_as<Kind, GaveUp> && !std::same_as<Kind, Declined>)
          writer.put(kind, kPlaces<CAnswer, Kind>);
      },
      answer);
  return writer.fits ? ASSAY_ANSWERED : stop(out, GaveUp::Why::kUncertain);
}

}  // namespace assay::plugin
