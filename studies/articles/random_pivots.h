// How many pivots P2 of the first article takes on random bodies.
#pragma once
#include <cstdint>
#include <vector>

#include "reports/store/studies/article_rows.h"

namespace assay {

/// In space by the number of corners, then of 32 corners by the dimension; `runs` pairs of each size, in rationals.
std::vector<ArticlePivots> pivots_on_random_bodies(std::uint32_t runs);

}  // namespace assay
