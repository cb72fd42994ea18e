// The different values of a column, in the order in which rows have them.
#pragma once
#include <set>
#include <vector>

namespace assay {

/// The first row of each different value.
template <class Row, class Value>
std::vector<const Row*> first_rows(const std::vector<Row>& rows, Value Row::*field) {
  std::set<Value> seen;
  std::vector<const Row*> first;
  for (const Row& row : rows)
    if (seen.insert(row.*field).second) first.push_back(&row);
  return first;
}

template <class Row, class Value>
std::vector<Value> distinct(const std::vector<Row>& rows, Value Row::*field) {
  std::vector<Value> values;
  for (const Row* row : first_rows(rows, field)) values.push_back(row->*field);
  return values;
}

}  // namespace assay
