// What every problem consists of, and its sizes.
#pragma once
#include "algorithms/model/family.h"
#include "algorithms/model/fields.h"
#include "algorithms/model/point_lists.h"

namespace assay {

template <>
inline constexpr auto kFields<Points> = fields_are(Field<&Points::dimension>{}, Field<&Points::coordinates>{});
template <>
inline constexpr auto kFields<ConvexPair> = fields_are(Field<&ConvexPair::a>{}, Field<&ConvexPair::b>{});
template <>
inline constexpr auto kFields<Motion> = fields_are(Field<&Motion::displacement>{}, Field<&Motion::rotation>{},
                                                   Field<&Motion::centre>{});
template <>
inline constexpr auto kFields<MovingPair> = fields_are(Field<&MovingPair::bodies>{},
                                                       Field<&MovingPair::of_a>{{.called = "motion of a"}},
                                                       Field<&MovingPair::of_b>{{.called = "motion of b"}});
template <>
inline constexpr auto kFields<Cloud2> = fields_are(Field<&Cloud2::points>{});
template <>
inline constexpr auto kFields<Cloud3> = fields_are(Field<&Cloud3::points>{});
template <>
inline constexpr auto kFields<Shape> = fields_are(Field<&Shape::kind>{}, Field<&Shape::dimension>{},
                                                  Field<&Shape::numbers>{});
template <>
inline constexpr auto kFields<ShapesProblem> = fields_are(Field<&ShapesProblem::question>{}, Field<&ShapesProblem::a>{},
                                                          Field<&ShapesProblem::b>{});
template <>
inline constexpr auto kFields<LpProblem> = fields_are(
    Field<&LpProblem::rows>{}, Field<&LpProblem::columns>{}, Field<&LpProblem::cost>{{.length = Of::kColumns}},
    Field<&LpProblem::matrix>{{.length = Of::kEntries, .called = "coefficients"}},
    Field<&LpProblem::row_lower>{
        {.length = Of::kRows, .absent = -kInfinity, .usual = -kInfinity, .called = "lower bound"}},
    Field<&LpProblem::row_upper>{
        {.length = Of::kRows, .absent = kInfinity, .usual = kInfinity, .called = "upper bound"}},
    Field<&LpProblem::lower>{{.length = Of::kColumns, .absent = -kInfinity, .usual = 0}},
    Field<&LpProblem::upper>{{.length = Of::kColumns, .absent = kInfinity, .usual = kInfinity}});

static_assert(kNamesEveryMember<Points> && kNamesEveryMember<ConvexPair> && kNamesEveryMember<Motion> &&
              kNamesEveryMember<MovingPair> && kNamesEveryMember<Cloud2> && kNamesEveryMember<Cloud3> &&
              kNamesEveryMember<Shape> && kNamesEveryMember<ShapesProblem> && kNamesEveryMember<LpProblem>);

inline Sizes sizes_of(const ConvexPair& pair) { return {.points = pair.a.size(), .points_of_b = pair.b.size()}; }
inline Sizes sizes_of(const MovingPair& pair) { return sizes_of(pair.bodies); }
inline Sizes sizes_of(const Cloud2& cloud) { return {.points = cloud.points.size()}; }
inline Sizes sizes_of(const Cloud3& cloud) { return {.points = cloud.points.size()}; }
inline Sizes sizes_of(const ShapesProblem& problem) { return {.numbers = problem.a.numbers.size()}; }
inline Sizes sizes_of(const LpProblem& program) { return {.rows = program.rows, .columns = program.columns}; }

/// What the reducer makes small: the points of all lists, or rows and columns.
template <class T>
std::uint32_t size_of(const T& part) {
  std::uint32_t size = 0;
  if constexpr (std::same_as<T, Points> || requires { coordinates_of(part[0]); }) {
    size = static_cast<std::uint32_t>(part.size());
  } else if constexpr (std::same_as<T, std::uint32_t>) {
    size = part;
  } else if constexpr (Described<T>) {
    each_field(part, [&](const auto&, const auto& value) { size += size_of(value); });
  }
  return size;
}

/// Whether the arrays have the lengths that the sizes state.
inline bool well_formed(const Points& points) {
  return points.dimension == 0 ? points.coordinates.empty() : points.coordinates.size() % points.dimension == 0;
}
inline bool well_formed(const Shape& shape) { return has_its_numbers(shape); }
inline bool well_formed(const LpProblem& program) {
  const Sizes sizes = sizes_of(program);
  bool right = true;
  each_field(program, [&](const auto& field, const auto& value) {
    if constexpr (requires { value.size(); }) right = right && value.size() == sizes.count(field.facts.length);
  });
  return right;
}
template <Described T>
bool well_formed(const T& part) {
  bool right = true;
  each_field(part, [&]<class Value>(const auto&, const Value& value) {
    if constexpr (Described<Value>) right = right && well_formed(value);
  });
  return right;
}

}  // namespace assay
