// Where the C interface keeps the fields of an answer: for each kind of answer the members of the C struct, in the
// order of the fields that fields_of_answers.h states. Kits write answers by it, hosts read them and name what is wrong
// with them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>

#include "algorithms/model/fields_of_answers.h"
#include "engines/assay_engine.h"

namespace assay::plugin {

/// A number, which several members repeat where there are several.
template <auto kFirst, auto... kMore>
struct Number {
  static constexpr std::string_view kName = fields::name_of_member<kFirst>();
};
/// An array of fixed length, at least as long as the field's.
template <auto kEntries>
struct Array {
  static constexpr std::string_view kName = fields::name_of_member<kEntries>();
};
/// A buffer and the number of entries written to it.
template <auto kEntries, auto kCount>
struct List {
  static constexpr auto kBuffer = kEntries;
  static constexpr std::string_view kName = fields::name_of_member<kEntries>(),
                                    kCountName = fields::name_of_member<kCount>();
};
/// A buffer with as many entries as another list has, given where the member kIsGiven is not 0.
template <auto kEntries, auto kCount, auto kIsGiven>
struct ListBeside {
  static constexpr auto kBuffer = kEntries;
  static constexpr std::string_view kName = fields::name_of_member<kEntries>();
};
/// A buffer that is full, given where `given` has the bit.
template <auto kEntries, std::uint32_t kBit>
struct GivenList {
  static constexpr auto kBuffer = kEntries;
  static constexpr std::string_view kName = fields::name_of_member<kEntries>();
};
/// The places of a struct, field by field.
template <class... Each>
struct Places {};
/// Those of an optional struct, given where `given` has the bit.
template <std::uint32_t kBit, class Part>
struct GivenPart {};

/// The families that the C interface has, with their names in it: DO(F, name) for each. A family without it is served
/// by variants of the program alone. CMake reads the names.
#define ASSAY_FOR_EACH_C_FAMILY(DO) \
  DO(Hull2Family, hull2)            \
  DO(Hull3Family, hull3)            \
  DO(GjkFamily, gjk)                \
  DO(CastFamily, cast)              \
  DO(LpFamily, lp)                  \
  DO(ShapesFamily, shapes)

/// The C structs of a family and its function.
template <Family F>
struct CInterface {};
#define ASSAY_STRUCTS(F, name)                                  \
  template <>                                                   \
  struct CInterface<F> {                                        \
    using Problem = assay_##name##_problem;                     \
    using Answer = assay_##name##_answer;                       \
    static constexpr auto kSolve = &assay_engine::solve_##name; \
  };
ASSAY_FOR_EACH_C_FAMILY(ASSAY_STRUCTS)
#undef ASSAY_STRUCTS

/// Calls visit.operator()<F>() for every family that the C interface has.
template <class Visit>
constexpr void for_each_c_family(Visit&& visit) {
  for_each_family([&]<Family F>() {
    if constexpr (requires { CInterface<F>::kSolve; }) visit.template operator()<F>();
  });
}

/// The places of answers of kind Kind in the C answer.
template <class CAnswer, class Kind>
inline constexpr auto kPlaces = nullptr;

// lp
using BasisPlaces = Places<List<&assay_lp_answer::basis, &assay_lp_answer::basis_count>,
                           List<&assay_lp_answer::at_upper, &assay_lp_answer::at_upper_count>>;
using LinePlaces = GivenPart<ASSAY_LP_GIVES_LINE, Places<BasisPlaces, Number<&assay_lp_answer::line_variable>>>;
using PlaceOfX = GivenList<&assay_lp_answer::x, ASSAY_LP_GIVES_X>;
using PlaceOfY = GivenList<&assay_lp_answer::y, ASSAY_LP_GIVES_Y>;
template <>
inline constexpr auto kPlaces<assay_lp_answer, Optimal> = Places<BasisPlaces, PlaceOfX, PlaceOfY>{};
template <>
inline constexpr auto kPlaces<assay_lp_answer, Infeasible> = Places<PlaceOfY, LinePlaces>{};
template <>
inline constexpr auto kPlaces<assay_lp_answer, Unbounded> =
    Places<PlaceOfX, GivenList<&assay_lp_answer::ray, ASSAY_LP_GIVES_RAY>, LinePlaces>{};

// gjk
using PlacesOnA =
    Places<Number<&assay_gjk_answer::on_a_count>, Array<&assay_gjk_answer::on_a>, Array<&assay_gjk_answer::weight_a>>;
using PlacesOnB =
    Places<Number<&assay_gjk_answer::on_b_count>, Array<&assay_gjk_answer::on_b>, Array<&assay_gjk_answer::weight_b>>;
using CountOfPairs = Number<&assay_gjk_answer::on_a_count, &assay_gjk_answer::on_b_count>;
template <>
inline constexpr auto kPlaces<assay_gjk_answer, Separated> = Places<PlacesOnA, PlacesOnB>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, SeparatedAlong> = Places<Array<&assay_gjk_answer::direction>>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, Overlapping> =
    Places<CountOfPairs, Array<&assay_gjk_answer::on_a>, Array<&assay_gjk_answer::on_b>>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, BareVerdict> = Places<Number<&assay_gjk_answer::colliding>>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, BareDistance> = Places<Number<&assay_gjk_answer::distance>>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, MeasuredApart> =
    Places<Number<&assay_gjk_answer::distance>, Array<&assay_gjk_answer::point_a>, Array<&assay_gjk_answer::point_b>>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, Penetrating> =
    Places<Number<&assay_gjk_answer::distance>, Array<&assay_gjk_answer::direction>, CountOfPairs,
           Array<&assay_gjk_answer::on_a>, Array<&assay_gjk_answer::on_b>>{};
template <>
inline constexpr auto kPlaces<assay_gjk_answer, Bracketed> =
    Places<Number<&assay_gjk_answer::low>, Number<&assay_gjk_answer::high>, Array<&assay_gjk_answer::direction>,
           PlacesOnA, PlacesOnB>{};

// hull2, hull3
template <>
inline constexpr auto kPlaces<assay_hull2_answer, Hull> =
    Places<List<&assay_hull2_answer::vertex, &assay_hull2_answer::count>>{};
template <>
inline constexpr auto kPlaces<assay_hull2_answer, FlatHull> = kPlaces<assay_hull2_answer, Hull>;
template <>
inline constexpr auto kPlaces<assay_hull3_answer, Hull3> = Places<
    List<&assay_hull3_answer::corner, &assay_hull3_answer::corner_count>,
    List<&assay_hull3_answer::end, &assay_hull3_answer::facet_count>,
    ListBeside<&assay_hull3_answer::face_of, &assay_hull3_answer::facet_count, &assay_hull3_answer::gives_faces>>{};
template <>
inline constexpr auto kPlaces<assay_hull3_answer, FlatHull3> =
    Places<Number<&assay_hull3_answer::dimension>,
           List<&assay_hull3_answer::corner, &assay_hull3_answer::corner_count>>{};

// shapes
template <>
inline constexpr auto kPlaces<assay_shapes_answer, ShapeContact> =
    Places<Number<&assay_shapes_answer::yes>, Number<&assay_shapes_answer::distance>,
           Array<&assay_shapes_answer::normal>, Array<&assay_shapes_answer::move>>{};
template <>
inline constexpr auto kPlaces<assay_shapes_answer, BareVerdict> = Places<Number<&assay_shapes_answer::yes>>{};
template <>
inline constexpr auto kPlaces<assay_shapes_answer, ShapeBounds> =
    Places<Array<&assay_shapes_answer::low>, Array<&assay_shapes_answer::high>>{};
template <>
inline constexpr auto kPlaces<assay_shapes_answer, ShapeCentroid> =
    Places<Number<&assay_shapes_answer::yes>, Array<&assay_shapes_answer::low>>{};
template <>
inline constexpr auto kPlaces<assay_shapes_answer, MovedPoints> =
    Places<List<&assay_shapes_answer::images, &assay_shapes_answer::count>>{};
template <>
inline constexpr auto kPlaces<assay_shapes_answer, ShapeSweep> =
    Places<Number<&assay_shapes_answer::yes>, Number<&assay_shapes_answer::time>,
           Array<&assay_shapes_answer::normal>>{};

// cast
template <>
inline constexpr auto kPlaces<assay_cast_answer, HitAt> =
    Places<Number<&assay_cast_answer::t0>, Number<&assay_cast_answer::t1>, Array<&assay_cast_answer::normal>>{};
template <>
inline constexpr auto kPlaces<assay_cast_answer, Missed> = Places<Array<&assay_cast_answer::normal>>{};
template <>
inline constexpr auto kPlaces<assay_cast_answer, InitiallyOverlapping> = Places<>{};
template <>
inline constexpr auto kPlaces<assay_cast_answer, BareTime> = Places<Number<&assay_cast_answer::t0>>{};

/// The kinds of the interface are numbered as the alternatives of the model's answers; the last two are statuses.
template <class Answer>
inline constexpr std::uint32_t kKinds = std::variant_size_v<Answer> - 2;
static_assert(kKinds<LpAnswer> == ASSAY_LP_UNBOUNDED + 1 && kKinds<GjkAnswer> == ASSAY_GJK_BRACKETED + 1 &&
              kKinds<Hull2Answer> == ASSAY_HULL2_FLAT + 1 && kKinds<Hull3Answer> == ASSAY_HULL3_FLAT + 1 &&
              kKinds<ShapesAnswer> == ASSAY_SHAPES_SWEPT + 1 && kKinds<CastAnswer> == ASSAY_CAST_BARE_TIME + 1);

inline Sizes sizes_of(const assay_lp_problem& problem) { return {.rows = problem.rows, .columns = problem.columns}; }
inline Sizes sizes_of(const assay_gjk_problem& problem) {
  return {.points = problem.a.count, .points_of_b = problem.b.count};
}
inline Sizes sizes_of(const assay_hull2_problem& problem) { return {.points = problem.points.count}; }
inline Sizes sizes_of(const assay_hull3_problem& problem) { return {.points = problem.points.count}; }
inline Sizes sizes_of(const assay_shapes_problem& problem) { return {.numbers = problem.a.count}; }
inline Sizes sizes_of(const assay_cast_problem& problem) {
  return {.points = problem.a.count, .points_of_b = problem.b.count};
}

/// visit(field, member, place) for every field of a part of an answer and its place.
template <class Part, class Visit, class... Each>
void each_place(Part& part, Places<Each...>, Visit&& visit) {
  using Kind = std::remove_const_t<Part>;
  static_assert(std::tuple_size_v<std::remove_cvref_t<decltype(kFields<Kind>.all)>> == sizeof...(Each),
                "a field without a place in the C interface");
  std::apply([&](const auto&... field) { (visit(field, part.*field.kMember, Each{}), ...); }, kFields<Kind>.all);
}

}  // namespace assay::plugin
