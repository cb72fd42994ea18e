// A problem of lists measured in rows and columns, as its text has it: sorted by what the fields state of their length.
#pragma once
#include <concepts>
#include <string_view>
#include <type_traits>
#include <vector>

#include "algorithms/model/fields_of_problems.h"

namespace assay {

template <class T>
concept Tabular = Described<T> && requires(T& problem) {
  { problem.rows } -> std::convertible_to<std::uint32_t>;
  { problem.columns } -> std::convertible_to<std::uint32_t>;
};

/// The lists of a Problem, or of a const one.
template <class Problem>
struct ListsByLength {
  using Numbers = std::conditional_t<std::is_const_v<Problem>, const std::vector<double>, std::vector<double>>;
  struct List {
    std::string_view name, name_in_text;
    Numbers* numbers = nullptr;
  };
  std::vector<List> of_columns;  ///< one number a column
  List entries;                  ///< one a row and column, row by row
  std::vector<List> of_rows;     ///< one a row: what stands on the left and on the right of its entries
};

template <class Problem>
ListsByLength<Problem> lists_by_length(Problem& problem) {
  ListsByLength<Problem> lists;
  each_field(problem, [&](const auto& field, auto& value) {
    if constexpr (std::same_as<std::remove_cvref_t<decltype(value)>, std::vector<double>>) {
      const typename ListsByLength<Problem>::List list{field.kName, field.name_in_text(), &value};
      switch (field.facts.length) {
        case Of::kColumns: lists.of_columns.push_back(list); break;
        case Of::kRows: lists.of_rows.push_back(list); break;
        default: lists.entries = list;
      }
    }
  });
  return lists;
}

}  // namespace assay
