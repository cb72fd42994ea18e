// Lies: what an engine did not say, for judges to find out.
#pragma once
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "algorithms/model/fields_of_answers.h"
#include "algorithms/model/fields_of_problems.h"
#include "properties/choices.h"
#include "properties/lies/hostile_answer.h"

namespace assay {

/// Changes one number of an answer or a problem, or exchanges two indices of one of its lists; what has neither stays.
class Misleading {
 public:
  explicit Misleading(std::uint64_t key) : state_(key) {}

  /// Whether there was anything to change.
  template <class... Kinds>
  bool operator()(std::variant<Kinds...>& answer) {
    return std::visit([this](auto& kind) { return (*this)(kind); }, answer);
  }
  template <class Part>
  bool operator()(Part& part) {
    numbers_.clear();
    lists_.clear();
    collect(part);
    const std::size_t places = numbers_.size() + lists_.size();
    if (places == 0) return false;
    const std::size_t at = draw() % places;
    if (at < numbers_.size())
      *numbers_[at] = moved(*numbers_[at]);
    else
      exchange(*lists_[at - numbers_.size()]);
    return true;
  }

 private:
  std::uint64_t draw() { return mix64(state_ += 0x9e3779b97f4a7c15ULL); }

  double moved(double x) {
    constexpr double kInf = std::numeric_limits<double>::infinity();
    switch (draw() % 8) {
      case 0: return std::nextafter(x, kInf);
      case 1: return std::nextafter(x, -kInf);
      case 2: return x * (1 + 0x1p-40) + 0x1p-60;
      case 3: return x * (1 - 0x1p-25);
      case 4: return x + 0x1p-12;
      case 5: return x - 0x1p-4;
      case 6: return -x;
      default: return 0;
    }
  }
  void exchange(std::vector<std::uint32_t>& list) {
    const std::size_t one = draw() % list.size(), other = draw() % list.size();
    std::swap(list[one], list[other]);
  }

  template <Described T>
  void collect(T& part) {
    each_field(part, [this, &part](const auto& field, auto& value) {
      if constexpr (requires { std::tuple_size<std::remove_cvref_t<decltype(value)>>::value; })
        for (std::size_t i = 0; i < live_entries(part, field.facts, value); ++i) collect(value[i]);
      else
        collect(value);
    });
  }
  void collect(double& number) { numbers_.push_back(&number); }
  void collect(std::vector<double>& list) {
    for (double& number : list) numbers_.push_back(&number);
  }
  void collect(std::vector<std::uint32_t>& list) {
    if (list.size() > 1) lists_.push_back(&list);
  }
  template <class T>
  void collect(std::optional<T>& part) {
    if (part) collect(*part);
  }
  template <Described T>
  void collect(std::vector<T>& parts) {
    for (T& part : parts) collect(part);
  }
  template <class Point>
  requires requires(Point& point) { coordinate(point, 0); }
  void collect(std::vector<Point>& points) {
    for (Point& point : points)
      for (std::size_t k = 0; k < coordinates_of(point).size(); ++k) numbers_.push_back(&coordinate(point, k));
  }
  template <class T>
  void collect(T&) {}

  std::uint64_t state_;
  std::vector<double*> numbers_;
  std::vector<std::vector<std::uint32_t>*> lists_;
};

/// Changes the answer in one place: of four lies three are nearly right, and one is what no honest engine writes.
///
/// Promise  a function of the choices. An exchange of two equal indices changes nothing, so a lie may be the truth.
template <Family F>
void lie(typename F::Answer& answer, Choices& choices) {
  Misleading nearly_right(choices.next());
  if (choices.chance(1, 4) || !nearly_right(answer)) make_hostile<F>(answer, choices);
}

/// Moves one number of the problem, so that answers to it are nearly right ones to another, or to no problem at all;
/// whether there was one.
template <class Problem>
bool move_a_number(Problem& problem, Choices& choices) {
  return Misleading(choices.next())(problem);
}

}  // namespace assay
