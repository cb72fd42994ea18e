// The referee, which shares no code with the oracles, and the oracles on the same two pairs; and all vectors together.
#include "oracles/referee/referee.h"

#include "selftest/selftest.h"

namespace assay::selftest {
namespace {

Got agreed(const Vector& asked) {
  const ConvexPair bodies = pair_of(numbers_of(asked.input));
  const auto opinion = referee::collision(bodies);
  if (!opinion) return {opinion.error(), false};
  std::string words(name_of(opinion->contact));
  if (opinion->contact == Contact::kSeparated) words += ", squared distance " + opinion->squared_distance.str();
  const std::string by_oracle = contact_of(bodies);
  return got(asked, words == by_oracle ? words : words + " by the referee, " + by_oracle + " by the oracle");
}

constexpr Vector kReferee[] = {
    {"referee/point_and_triangle", "3; 0 0 0; 1 0 0 0 1 0 0 0 1", "separated, squared distance 1/3",
     "The plane x + y + z = 1 is 1 / sqrt 3 away from the origin, in the middle of the triangle.", agreed},
    {"referee/corner_on_a_face", "3; 0 0 0 1 0 0 0 1 0 0 0 1; 0.25 0.25 0 0.25 0.25 -1 1 0.25 -1 0.25 1 -1", "touching",
     "A tetrahedron below the plane z = 0 touches the one above it with one corner.", agreed}};

}  // namespace

std::span<const Vector> referee_vectors() { return kReferee; }

std::vector<std::span<const Vector>> all_vectors() {
  return {floating_point_vectors(), arithmetic_vectors(), problem_vectors(), referee_vectors()};
}

}  // namespace assay::selftest
