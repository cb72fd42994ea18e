#include "properties/refusal/spoilt.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "algorithms/model/fields_of_problems.h"
#include "algorithms/model/point_lists.h"
#include "oracles/exact/problem_words.h"
#include "properties/choices.h"
#include "properties/refusal/no_problem.h"

namespace assay {
namespace {

/// What is changed in one place.
enum class Way : std::uint8_t {
  kNoNumber,   ///< a number: NaN or infinite
  kOddNumber,  ///< a number: one that is out of place, as a negative radius or a way out of the plane
  kLength,     ///< a list: emptied, or an entry more or less
  kSize,       ///< a size or a dimension
  kSizes,      ///< all of them at once
  kKind,       ///< a kind of shape or of question
};

/// In the order in which a problem is spoilt; kNoNumber stands in for a way that the problem does not have.
constexpr std::array<Way, kSpoiltOfOne> kWays = {Way::kNoNumber, Way::kSize,      Way::kNoNumber, Way::kLength,
                                                 Way::kKind,     Way::kOddNumber, Way::kNoNumber, Way::kSizes};

/// How often a way is tried until what it makes is no problem.
constexpr int kTries = 12;

constexpr std::array<double, 3> kNoNumbers = {std::numeric_limits<double>::quiet_NaN(), kInfinity, -kInfinity};
constexpr std::array<double, 4> kOddNumbers = {1, -1, 0x1p1000, -0x1p1000};

constexpr std::uint64_t kinds_of(ShapeKind) { return kShapeKindNames.size(); }
constexpr std::uint64_t kinds_of(ShapesQuestion) { return kShapesQuestionNames.size(); }

/// Points of a cloud.
template <class Value>
concept PointEntries = std::ranges::range<Value> && requires(Value value) {
  coordinates_of(*value.begin());
};

/// Whether a list has to be as long as something else says: a cloud is as long as it is.
template <class Value>
inline constexpr bool kHasStatedLength = !PointEntries<Value> && requires(Value & list) {
  list.pop_back();
};

/// visit(within, name, value) for every field that is no struct of fields; `within` is the name of the struct's own.
template <class Part, class Visit>
void each_leaf(Part& part, std::string_view within, Visit& visit) {
  each_field(part, [&]<class Value>(const auto& field, Value& value) {
    if constexpr (Described<Value>)
      each_leaf(value, field.name_in_text(), visit);
    else
      visit(within, field.name_in_text(), value);
  });
}

template <class Value>
std::size_t numbers_in(const Value& list) {
  if constexpr (PointEntries<Value>) return list.size() * coordinates_of(typename Value::value_type{}).size();
  if constexpr (std::ranges::range<Value>) return list.size();
  return 0;
}

template <class Value>
decltype(auto) number_at(Value& list, std::size_t place) {
  if constexpr (PointEntries<Value>) {
    constexpr std::size_t kEach = coordinates_of(typename Value::value_type{}).size();
    return coordinate(list[place / kEach], place % kEach);
  } else {
    return list[place];
  }
}

/// Whether a field of these values can be spoilt in this way.
template <class Value>
bool has(Way way, const Value& value) {
  switch (way) {
    case Way::kNoNumber:
    case Way::kOddNumber: return numbers_in(value) > 0;
    case Way::kLength: return kHasStatedLength<Value>;
    case Way::kSize:
    case Way::kSizes: return std::same_as<Value, std::uint32_t>;
    case Way::kKind: return std::is_enum_v<Value>;
  }
  return false;
}

std::string spoilt_in_words(double x) {
  if (std::isnan(x)) return "nan";
  if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
  const std::string size = std::abs(x) > 1 ? "2^1000" : "1";
  return x < 0 ? '-' + size : size;
}

template <class Value>
std::string spoil_number(Value& list, double made, Choices& choices) {
  const std::size_t count = numbers_in(list), end = choices.below(4);
  const std::size_t place = end == 0 ? 0 : end == 1 ? count - 1 : choices.below(count);
  number_at(list, place) = made;
  return '[' + std::to_string(place) + "] made " + spoilt_in_words(made);
}

template <class Value>
std::string spoil_length(Value& list, Choices& choices) {
  const std::uint64_t change = choices.below(3);
  if (change == 2 || list.empty()) {
    list.emplace_back();
    return " with an entry more";
  }
  if (change == 0) {
    list.clear();
    return " emptied";
  }
  list.pop_back();
  return " without its last entry";
}

/// What one place of the field was made. Precondition: has(way, value).
template <class Value>
std::string spoil(Value& value, Way way, Choices& choices) {
  if constexpr (std::is_enum_v<Value>) {
    value = static_cast<Value>(choices.below(kinds_of(value)));
    return " made " + std::string(name_of(value));
  } else if constexpr (std::same_as<Value, std::uint32_t>) {
    const std::array<std::uint32_t, 5> sizes = {0, 1, value - 1, value + 1, 9};
    value = sizes[choices.below(value == 0 ? 2 : sizes.size())];
    return " made " + std::to_string(value);
  } else {
    if (way == Way::kNoNumber) return spoil_number(value, kNoNumbers[choices.below(kNoNumbers.size())], choices);
    if (way == Way::kOddNumber) return spoil_number(value, kOddNumbers[choices.below(kOddNumbers.size())], choices);
    if constexpr (kHasStatedLength<Value>) return spoil_length(value, choices);
    return {};
  }
}

template <class Problem>
std::string all_sizes_made(Problem& problem, std::uint32_t made) {
  const auto set = [&]<class Value>(std::string_view, std::string_view, Value& value) {
    if constexpr (std::same_as<Value, std::uint32_t>) value = made;
  };
  each_leaf(problem, {}, set);
  return "all sizes made " + std::to_string(made);
}

/// The problem changed once; nothing where it has no place for that.
template <class Problem>
std::optional<Spoilt<Problem>> changed(const Problem& problem, Way way, Choices& choices) {
  std::uint64_t places = 0;
  const auto count = [&](std::string_view, std::string_view, const auto& value) { places += has(way, value); };
  each_leaf(problem, {}, count);
  if (places == 0) return std::nullopt;
  Spoilt<Problem> made{{}, problem};
  if (way == Way::kSizes) {
    made.words = all_sizes_made(made.asked, static_cast<std::uint32_t>(choices.below(10)));
    return made;
  }
  std::uint64_t left = choices.below(places) + 1;
  const auto change = [&](std::string_view within, std::string_view name, auto& value) {
    if (!has(way, value) || --left != 0) return;
    made.words = (within.empty() ? "" : std::string(within) + ", ") + std::string(name) + spoil(value, way, choices);
  };
  each_leaf(made.asked, {}, change);
  return made;
}

template <class Problem>
std::optional<Spoilt<Problem>> no_problem_made(const Problem& problem, Way way, Choices& choices) {
  for (int i = 0; i < kTries; ++i) {
    auto made = changed(problem, way, choices);
    if (!made || !is_a_problem(made->asked)) return made;
  }
  return std::nullopt;
}

/// Every bit of the problem decides.
template <class Problem>
std::uint64_t key_of(const Problem& problem) {
  std::uint64_t key = 0;
  each_word(problem, [&key](std::uint64_t word) { key = fold_word(key, word); });
  return key;
}

template <class Problem>
std::vector<Spoilt<Problem>> all_spoilt(const Problem& problem) {
  std::vector<Spoilt<Problem>> questions;
  Choices choices(key_of(problem));
  for (const Way way : kWays) {
    auto made = no_problem_made(problem, way, choices);
    if (!made) made = no_problem_made(problem, Way::kNoNumber, choices);
    if (made) questions.push_back(*std::move(made));
  }
  return questions;
}

}  // namespace

#define ASSAY_DEFINE(F) \
  std::vector<Spoilt<F::Problem>> spoilt(const F::Problem& problem) { return all_spoilt(problem); }
ASSAY_FOR_EACH_FAMILY(ASSAY_DEFINE)
#undef ASSAY_DEFINE

}  // namespace assay
