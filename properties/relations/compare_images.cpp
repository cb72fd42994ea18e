#include "properties/hull3/vertex_sets.h"
#include "properties/relations/relation.h"

namespace assay {

Verdict compare_images(const ConvexPair& pair, std::span<const Image<GjkFamily>> images,
                       std::span<const Reply<GjkFamily>> replies, const Stated<GjkFamily>&,
                       const WayBack<GjkFamily>::Claims& claims) {
  std::vector<std::string> words;
  for (const auto& image : images) words.push_back(image.words);
  return same_verdict(pair, replies, words, claims);
}

Verdict compare_images(const MovingPair& pair, std::span<const Image<CastFamily>> images,
                       std::span<const Reply<CastFamily>> replies, const Stated<CastFamily>& says,
                       const WayBack<CastFamily>::Claims& claims) {
  if (images.size() != 1) return Undecided{"the pair has no exact image to ask about"};
  return same_contact(pair, replies, images[0].words, images[0].way.keeps, claims.same, says);
}

Verdict compare_images(const Cloud2& cloud, std::span<const Image<Hull2Family>> images,
                       std::span<const Reply<Hull2Family>> replies, const Stated<Hull2Family>&,
                       const WayBack<Hull2Family>::Claims&) {
  for (std::size_t i = 0; i < images.size(); ++i) {
    const auto& [words, image, way, unused] = images[i];
    Verdict verdict = compare_hulls(cloud, replies[0].answer, way.same_indices ? cloud : image, replies[i + 1].answer,
                                    way.back, words);
    if (!holds(verdict)) return verdict;
  }
  return Holds{};
}

Verdict compare_images(const Cloud3& cloud, std::span<const Image<Hull3Family>> images,
                       std::span<const Reply<Hull3Family>> replies, const Stated<Hull3Family>& says,
                       const WayBack<Hull3Family>::Claims&) {
  for (std::size_t i = 0; i < images.size(); ++i) {
    const auto& [words, image, way, unused] = images[i];
    Verdict verdict = compare_surfaces(cloud, replies[0].answer, way.same_indices ? cloud : image,
                                       replies[i + 1].answer, way.back, says.keeps_inner_points, words);
    if (!holds(verdict)) return verdict;
  }
  return Holds{};
}

Verdict compare_images(const ShapesProblem& problem, std::span<const Image<ShapesFamily>> images,
                       std::span<const Reply<ShapesFamily>> replies, const Stated<ShapesFamily>& says,
                       const WayBack<ShapesFamily>::Claims&) {
  for (std::size_t i = 0; i < images.size(); ++i) {
    Verdict verdict =
        compare_under(problem, replies[0].answer, replies[i + 1].answer, images[i].way.move, says, images[i].words);
    if (!holds(verdict)) return verdict;
  }
  return Holds{};
}

Verdict compare_images(const LpProblem& problem, std::span<const Image<LpFamily>> images,
                       std::span<const Reply<LpFamily>> replies, const Stated<LpFamily>& says,
                       const WayBack<LpFamily>::Claims& claims) {
  if (images.size() != 1) return Undecided{"not one image"};
  LpRelation relation = images[0].way.relation;
  relation.status_claim = claims.status;
  relation.value_claim = claims.value;
  return consistent(problem, images[0].problem, replies, relation, says);
}

}  // namespace assay
