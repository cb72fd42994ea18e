// The iterators through which CGAL's solver reads a program. CGAL's headers stay in .cpp files: whoever includes this
// one has included <CGAL/QP_models.h> before it.
#pragma once
#include <boost/iterator/counting_iterator.hpp>
#include <boost/iterator/transform_iterator.hpp>
#include <utility>
#include <vector>

#include "engines/adapters/cgal_qp/program.h"

namespace assay::cgal_adapter {

/// CGAL's solver reads the matrix through iterators: the only place where somebody else has a say while it runs.
struct Looker {
  virtual void look() const = 0;

 protected:
  ~Looker() = default;
};

struct ColumnEntry {
  using result_type = double;
  const std::vector<double>* column = nullptr;
  const Looker* looker = nullptr;
  double operator()(int row) const {
    looker->look();
    return (*column)[static_cast<std::size_t>(row)];
  }
};
using ColumnIterator = boost::transform_iterator<ColumnEntry, boost::counting_iterator<int>>;

struct MatrixColumn {
  using result_type = ColumnIterator;
  const std::vector<std::vector<double>>* matrix = nullptr;
  const Looker* looker = nullptr;
  ColumnIterator operator()(int column) const {
    return ColumnIterator(boost::counting_iterator<int>(0),
                          ColumnEntry{&(*matrix)[static_cast<std::size_t>(column)], looker});
  }
};
using MatrixIterator = boost::transform_iterator<MatrixColumn, boost::counting_iterator<int>>;

struct RelationOf {
  using result_type = CGAL::Comparison_result;
  CGAL::Comparison_result operator()(Relation one) const { return static_cast<CGAL::Comparison_result>(one); }
};

inline auto form_of(const Program& program, const Looker& looker) {
  const MatrixIterator entries(boost::counting_iterator<int>(0), MatrixColumn{&program.matrix, &looker});
  const boost::transform_iterator<RelationOf, std::vector<Relation>::const_iterator> relations(program.relation.begin(),
                                                                                               RelationOf{});
  return CGAL::make_linear_program_from_iterators(
      program.columns(), program.rows(), entries, program.right_hand_side.begin(), relations, program.has_lower.get(),
      program.lower.begin(), program.has_upper.get(), program.upper.begin(), program.cost.begin());
}
using Form = decltype(form_of(std::declval<const Program&>(), std::declval<const Looker&>()));

}  // namespace assay::cgal_adapter
