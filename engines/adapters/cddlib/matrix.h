// SPDX-License-Identifier: GPL-2.0-or-later
// cddlib's objects with an owner, and its numbers; GMPRATIONAL chooses its arithmetic, as its own headers have it.
#pragma once
#ifdef GMPRATIONAL
#include <gmp.h>
#endif
#include <cddlib/setoper.h>
// After it.
#include <cddlib/cdd.h>

#include <cmath>
#include <memory>
#include <vector>

namespace assay::cddlib {

#ifdef GMPRATIONAL
inline constexpr bool kExact = true;
inline constexpr dd_NumberType kNumbers = dd_Rational;
#else
inline constexpr bool kExact = false;
inline constexpr dd_NumberType kNumbers = dd_Real;
#endif

struct Free {
  void operator()(dd_matrixdata* matrix) const { dd_FreeMatrix(matrix); }
  void operator()(dd_lpdata* lp) const { dd_FreeLPData(lp); }
  void operator()(dd_polyhedradata* polyhedron) const { dd_FreePolyhedra(polyhedron); }
  void operator()(dd_setfamily* sets) const { dd_FreeSetFamily(sets); }
};
using Matrix = std::unique_ptr<dd_matrixdata, Free>;
using Lp = std::unique_ptr<dd_lpdata, Free>;
using Polyhedron = std::unique_ptr<dd_polyhedradata, Free>;
using Sets = std::unique_ptr<dd_setfamily, Free>;

/// Zeros. cddlib counts rows and columns from 1 in what it says, and from 0 in its matrices.
inline Matrix matrix(std::size_t rows, std::size_t columns, dd_RepresentationType representation) {
  static const bool once = (dd_set_global_constants(), true);
  (void)once;
  Matrix made(dd_CreateMatrix(static_cast<dd_rowrange>(rows), static_cast<dd_colrange>(columns)));
  made->representation = representation;
  made->numbtype = kNumbers;
  return made;
}

/// The number as a double; `is_exact` turns false where none is.
inline double double_of(mytype& number, bool& is_exact) {
  const double nearest = dd_get_d(number);
#ifdef GMPRATIONAL
  if (!std::isfinite(nearest)) {  // which GMP would end the process for
    is_exact = false;
    return nearest;
  }
  mytype same;
  dd_init(same);
  dd_set_d(same, nearest);
  is_exact = is_exact && mpq_equal(same, number) != 0;
  dd_clear(same);
#else
  (void)is_exact;
#endif
  return nearest;
}

/// A number with an owner.
class Number {
 public:
  Number() { dd_init(number_); }
  ~Number() { dd_clear(number_); }
  Number(const Number&) = delete;
  Number& operator=(const Number&) = delete;
  mytype& get() { return number_; }

 private:
  mytype number_;
};

/// The vector over its largest entry, so that no double overflows and not all are 0; what is no number stays none.
inline std::vector<double> direction_of(mytype* vector, std::size_t count) {
  Number most, size;
  dd_set_d(most.get(), 0);
  for (std::size_t k = 0; k < count; ++k) {
    dd_abs(size.get(), vector[k]);
    if (dd_Larger(size.get(), most.get())) dd_set(most.get(), size.get());
  }
  std::vector<double> direction;
  for (std::size_t k = 0; k < count && dd_Nonzero(most.get()); ++k) {
    dd_div(size.get(), vector[k], most.get());
    direction.push_back(dd_get_d(size.get()));
  }
  return direction;
}

}  // namespace assay::cddlib
