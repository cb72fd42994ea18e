// Which claims judge which part of an answer: every field that a reader of answers sees, and the properties that look
// at it.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "algorithms/model/family.h"
#include "algorithms/model/fields.h"
#include "properties/property.h"

namespace assay {

/// One field of an answer, and the properties that convict an engine that fills it with anything else.
template <auto kMember, Property... Judges>
struct JudgedField;

template <class T, class Value, Value T::*kMember, Property... Judges>
struct JudgedField<kMember, Judges...> {
  static_assert(sizeof...(Judges) > 0, "a field that no property judges");
  using Answer = T;
  static constexpr Value T::*kField = kMember;
  static constexpr std::string_view kSpelling = fields::spelling_of<kMember>();
  static constexpr std::string_view kAnswer = kSpelling.substr(0, kSpelling.find(':'));
  static constexpr std::string_view kName = fields::name_of_member<kMember>();

  static bool judged_by(std::string_view property) { return ((Judges::kName == property) || ...); }
  /// The names of the properties, in the order given.
  template <class Visit>
  static void each_judge(Visit&& visit) {
    (visit(std::string_view(Judges::kName)), ...);
  }
};

template <class... Fields>
struct JudgedFields {
  template <class T>
  static constexpr std::size_t kFieldsOf = (std::size_t{std::is_same_v<typename Fields::Answer, T>} + ... + 0);

  /// visit.operator()<Field>() for every field, in the order of the list.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit.template operator()<Fields>(), ...);
  }
};

/// The fields of the family's answers: specialised in properties/<family>/answer_fields.h.
template <Family F>
struct AnswerFields;

/// Whether a list names every field of every kind of answer; giving up and declining claim nothing.
template <class List, class Answer>
struct NamesEveryField;

template <class List, class... Kinds>
struct NamesEveryField<List, std::variant<Kinds...>> {
  template <class Kind>
  static constexpr bool names_all() {
    if constexpr (std::is_same_v<Kind, GaveUp> || std::is_same_v<Kind, Declined>)
      return true;
    else
      return List::template kFieldsOf<Kind> == fields::members<Kind>();
  }
  static constexpr bool value = (names_all<Kinds>() && ...);
};

template <Family F>
inline constexpr bool kJudgesEveryField = NamesEveryField<typename AnswerFields<F>::List, typename F::Answer>::value;

/// The table of docs/judges.md: one row a field, of all families.
std::string answer_fields_table();

}  // namespace assay
