#include "oracles/lp/exact/exact_solve.h"

#include <limits>
#include <map>

#include "oracles/exact/work_bound.h"

namespace assay {
namespace {

using Row = std::map<std::uint32_t, Rational>;
constexpr std::size_t kNoRow = std::numeric_limits<std::size_t>::max();

struct Pivot {
  std::size_t row = kNoRow;
  std::uint32_t column = 0;
};

// The entry of an open row with the least (row count - 1) * (column count - 1); the first such in row-major order.
Pivot choose_pivot(const std::vector<Row>& rows, const std::vector<bool>& used) {
  std::vector<std::size_t> in_column(rows.size(), 0);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (used[i]) continue;
    for (const auto& entry : rows[i]) ++in_column[entry.first];
  }
  Pivot best;
  std::size_t best_count = kNoRow;
  for (std::size_t i = 0; i < rows.size() && best_count > 0; ++i) {
    if (used[i]) continue;
    if (rows[i].empty()) return {};
    for (const auto& entry : rows[i]) {
      const std::size_t count = (rows[i].size() - 1) * (in_column[entry.first] - 1);
      if (count < best_count) {
        best_count = count;
        best = {i, entry.first};
      }
    }
  }
  return best;
}

void eliminate(const Row& pivot_row, std::uint32_t column, const Rational& pivot_right, Row& row, Rational& right) {
  const auto at = row.find(column);
  spend(kStep);
  if (at == row.end()) return;
  std::uint64_t words = words_of(at->second);
  for (const auto& entry : pivot_row) words = std::max(words, words_of(entry.second));
  spend(cost_of_fractions(2 * (pivot_row.size() + 1), words));
  const Rational factor = at->second / pivot_row.at(column);
  row.erase(at);
  for (const auto& [j, value] : pivot_row) {
    if (j == column) continue;
    const auto [entry, inserted] = row.try_emplace(j, 0);
    entry->second -= factor * value;
    if (sign(entry->second) == 0) row.erase(entry);
  }
  right -= factor * pivot_right;
}

}  // namespace

std::optional<std::vector<Rational>> solve_square(const std::vector<SparseRow>& sparse, std::vector<Rational> right) {
  const std::size_t n = sparse.size();
  std::vector<Row> rows(n);
  for (std::size_t i = 0; i < n; ++i) rows[i].insert(sparse[i].begin(), sparse[i].end());
  std::vector<bool> used(n, false);
  std::vector<Pivot> order;
  for (std::size_t step = 0; step < n; ++step) {
    const Pivot pivot = choose_pivot(rows, used);
    if (pivot.row == kNoRow) return std::nullopt;
    used[pivot.row] = true;
    order.push_back(pivot);
    for (std::size_t i = 0; i < n; ++i) {
      if (!used[i]) eliminate(rows[pivot.row], pivot.column, right[pivot.row], rows[i], right[i]);
    }
  }
  std::vector<Rational> x(n);
  for (std::size_t step = n; step-- > 0;) {
    const Row& row = rows[order[step].row];
    Rational sum = right[order[step].row];
    for (const auto& [j, value] : row) {
      spend(cost_of_fractions(2, words_of(value) + words_of(x[j])));
      if (j != order[step].column) sum -= value * x[j];
    }
    x[order[step].column] = sum / row.at(order[step].column);
  }
  return x;
}

}  // namespace assay
