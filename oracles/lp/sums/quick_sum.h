// The error of own - sum of r_k x_k in plain double arithmetic, where the x_k are balls. Part of the trusted core.
#pragma once
#include <cstddef>

#include "oracles/exact/enclosure.h"

namespace assay {

/// A bound on |computed - exact| for own - sum of n products r_k x_k, computed from the middles of the balls x_k.
///
/// `size` is the sum of |own| and the |r_k middle_k| as computed, `unsure` that of the |r_k| radius_k. The first is a
/// sum of n + 1 products, one of them own times 1 (dot_error); the second is off by no more than any sum of n products.
inline double quick_error(std::size_t n, double size, double unsure) {
  return widened(dot_error(n + 1, size) + (unsure + dot_error(n, unsure)));
}

}  // namespace assay
