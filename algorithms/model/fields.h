// What a struct of the model consists of. Each struct states it once (fields_of_problems.h, fields_of_answers.h);
// equality, JSON, byte streams, range checks and the C interface are derived from the statement.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace assay {

/// What an index names one of and what the length of a list is measured in: a number that the problem settles.
enum class Of : std::uint8_t {
  kNothing,
  kPoints,     ///< of the cloud, or of body a
  kPointsOfB,  ///< of body b
  kRing,       ///< of a hull in the plane, at most: 2 a point, since a wrong one may list a point twice
  kCorners,    ///< of all facets of a hull in space, at most: 6 a point
  kFacets,     ///< of a hull in space, at most: 2 a point
  kRows,
  kColumns,
  kEntries,    ///< of the matrix: rows times columns
  kVariables,  ///< columns, then rows
  kNumbers,    ///< of shape a
  kWitness,    ///< vertices in one witness: 4
};

/// The sizes of a problem, those that its family has.
struct Sizes {
  std::uint64_t points = 0, points_of_b = 0, rows = 0, columns = 0, numbers = 0;

  constexpr std::uint64_t count(Of of) const {
    switch (of) {
      case Of::kNothing: return 0;
      case Of::kPoints: return points;
      case Of::kPointsOfB: return points_of_b;
      case Of::kRing: return 2 * points;
      case Of::kCorners: return 6 * points;
      case Of::kFacets: return 2 * points;
      case Of::kRows: return rows;
      case Of::kColumns: return columns;
      case Of::kEntries: return rows * columns;
      case Of::kVariables: return rows + columns;
      case Of::kNumbers: return numbers;
      case Of::kWitness: return 4;
    }
    return 0;
  }
};

/// What holds of a field's values besides their type.
struct Facts {
  Of names = Of::kNothing;         ///< an index names one of these; of a struct: its indices do
  Of length = Of::kNothing;        ///< a list has at most so many entries; a count is at most this
  bool whole = false;              ///< the list has all of them, or none
  bool may_be_absent = false;      ///< an empty list says nothing
  bool counted = false;            ///< of an array only the first entries count, as many as the member `size` says
  int least = 0, greatest = 0;     ///< the range of a number, where the two differ
  double absent = 0;               ///< of bounds: the infinity that says that there is none; no bounds where it is 0
  double usual = 0;                ///< of bounds: the one that a program has where nothing is said
  std::string_view called = {};    ///< case text: where that is not the member's name
  std::string_view together = {};  ///< JSON: an object that several fields share
};

namespace fields {

template <auto kMember>
constexpr std::string_view spelled() {
  return __PRETTY_FUNCTION__;
}

/// "ShapeContact::overlap" of &ShapeContact::overlap, as compilers spell a member.
template <auto kMember>
constexpr std::string_view spelling_of() {
  constexpr std::string_view kBefore = "kMember = &", kNamespace = "assay::";
  const std::string_view all = spelled<kMember>();
  std::string_view rest = all.substr(all.find(kBefore) + kBefore.size());
  if (rest.starts_with(kNamespace)) rest.remove_prefix(kNamespace.size());
  return rest.substr(0, rest.find_first_of(";]"));
}

/// "overlap" of &ShapeContact::overlap.
template <auto kMember>
constexpr std::string_view name_of_member() {
  constexpr std::string_view kSpelling = spelling_of<kMember>();
  return kSpelling.substr(kSpelling.rfind(':') + 1);
}

/// How many members the aggregate T has: the largest number of empty initialisers that it takes.
template <class T>
constexpr std::size_t members() {
  static_assert(std::is_aggregate_v<T>);
  static_assert(
      !requires { T{{}, {}, {}, {}, {}, {}, {}, {}, {}}; }, "a struct of nine fields: count further here");
  if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}, {}}; }) return 8;
  if constexpr (requires { T{{}, {}, {}, {}, {}, {}, {}}; }) return 7;
  if constexpr (requires { T{{}, {}, {}, {}, {}, {}}; }) return 6;
  if constexpr (requires { T{{}, {}, {}, {}, {}}; }) return 5;
  if constexpr (requires { T{{}, {}, {}, {}}; }) return 4;
  if constexpr (requires { T{{}, {}, {}}; }) return 3;
  if constexpr (requires { T{{}, {}}; }) return 2;
  if constexpr (requires { T{{}}; }) return 1;
  return 0;
}

}  // namespace fields

/// One member of a struct.
template <auto kPointer>
struct Field {
  static constexpr auto kMember = kPointer;
  static constexpr std::string_view kName = fields::name_of_member<kPointer>();
  Facts facts{};
  constexpr std::string_view name_in_text() const { return facts.called.empty() ? kName : facts.called; }
};

/// The fields of a struct in the order of the members and, of an answer, the word for its kind.
template <class... Each>
struct FieldList {
  std::string_view kind;
  std::tuple<Each...> all;
};
template <class... Each>
constexpr FieldList<Each...> fields_are(Each... each) {
  return {{}, {each...}};
}
template <class... Each>
constexpr FieldList<Each...> kind_is(std::string_view kind, Each... each) {
  return {kind, {each...}};
}

/// The statement of T.
template <class T>
inline constexpr auto kFields = nullptr;

template <class T>
concept Described = !std::same_as<std::nullptr_t, std::remove_cvref_t<decltype(kFields<std::remove_cv_t<T>>)>>;

/// visit(field, member) for every field, in order.
template <Described T, class Visit>
constexpr void each_field(T& self, Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field, self.*field.kMember), ...); },
             kFields<std::remove_const_t<T>>.all);
}

/// Whether the statement of T leaves out no member.
template <Described T>
inline constexpr bool kNamesEveryMember = std::tuple_size_v<std::remove_cvref_t<decltype(kFields<T>.all)>> ==
                                          fields::members<T>();

/// The entries of an array that count.
template <class T, class Array>
constexpr std::size_t live_entries(const T& self, const Facts& facts, const Array& array) {
  if constexpr (requires { self.size; }) {
    if (facts.counted && self.size < array.size()) return self.size;
  }
  return array.size();
}

}  // namespace assay
