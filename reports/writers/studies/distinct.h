// The different values of a column, in the order in which rows have them.
#pragma once
#include <algorithm>
#include <vector>

namespace assay {

template <class Row, class Value>
std::vector<Value> distinct(const std::vector<Row>& rows, Value Row::*field) {
  std::vector<Value> values;
  for (const Row& row : rows)
    if (std::find(values.begin(), values.end(), row.*field) == values.end()) values.push_back(row.*field);
  return values;
}

}  // namespace assay
