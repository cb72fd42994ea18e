// The faces of a simplex hang together: over each ridge lies the face that has the same ridge the other way round.
#include "algorithms/gjk/depth/face_links.h"

#include <gtest/gtest.h>

namespace assay::face_links_test {
namespace {

template <std::size_t D>
void expect_closed() {
  const auto links = gjk::links_of_simplex<D>();
  for (std::uint32_t i = 0; i <= D; ++i)
    for (std::uint32_t k = 0; k < D; ++k) {
      const gjk::Ridge beyond = links[i].across[k], back = links[beyond.face].across[beyond.at];
      EXPECT_NE(beyond.face, i);
      EXPECT_EQ(back.face, i);
      EXPECT_EQ(back.at, k);
      const auto corner = [&](std::uint32_t face, std::uint32_t at) { return links[face].corner[at % D]; };
      EXPECT_EQ(corner(i, k + 1), corner(beyond.face, beyond.at + D - 1)) << i << " " << k;
      EXPECT_EQ(corner(i, k + D - 1), corner(beyond.face, beyond.at + 1)) << i << " " << k;
    }
}

TEST(FaceLinks, OfASimplexAreClosed) {
  expect_closed<2>();
  expect_closed<3>();
}

}  // namespace
}  // namespace assay::face_links_test
