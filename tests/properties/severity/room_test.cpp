// What doubles show of room is what exact arithmetic finds: on the first cases of every domain of collisions.
#include <gtest/gtest.h>

#include "oracles/exact/words.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/depth/exact_depth.h"
#include "oracles/gjk/integer_pair.h"
#include "properties/catalog/batteries.h"
#include "properties/severity/bodies.h"

namespace assay::room_test {
namespace {

constexpr std::uint64_t kCases = 24;

/// The definition, without a filter.
Room exact_room(const ConvexPair& pair, const Rational& least) {
  const Contact contact = certify_collision(pair, nullptr).contact;
  if (contact == Contact::kTouching) return Room::kNone;
  if (least == 0) return Room::kWide;
  if (contact == Contact::kSeparated)
    return exact_distance(pair).squared >= least * least ? Room::kWide : Room::kNarrow;
  const auto depth = exact_depth(pair);
  if (!depth) return Room::kNotShown;
  return depth->squared >= least * least ? Room::kWide : Room::kNarrow;
}

TEST(RoomBetweenBodies, IsThatOfExactArithmetic) {
  std::size_t wide = 0, other = 0;
  for (const DomainEntry<GjkFamily>& domain : catalog<GjkFamily>().domains)
    for (std::uint64_t index = 0; index < kCases; ++index) {
      Choices choices(stream_key(7, domain.versioned_name(), index));
      const ConvexPair pair = domain.draw(choices).problem;
      if (!why_not_a_problem(pair).empty() || has_empty_body(pair)) continue;
      const Rational extent = exact_extent(to_integers(pair));
      for (const Rational& part : {Rational(0), Rational(1, 1 << 20), Rational(1, 64), Rational(1, 4)}) {
        const Room room = room_between(pair, part * extent);
        // Beyond three dimensions doubles show no more than that the bodies are apart.
        EXPECT_EQ(room, exact_room(pair, part * extent)) << domain.name << " " << index << " " << in_words(part);
        ++(room == Room::kWide ? wide : other);
      }
    }
  EXPECT_GT(wide, 100U);
  EXPECT_GT(other, 100U);
}

}  // namespace
}  // namespace assay::room_test
