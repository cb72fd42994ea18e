// Domains called sample_ are populations of rates: ordinary numbers and sizes, nearly all plain, both answers often.
#include <gtest/gtest.h>

#include <string_view>

#include "oracles/cast/first_contact.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/lp/exact/certify_lp.h"
#include "oracles/shapes/difference_body.h"
#include "properties/catalog/batteries.h"
#include "properties/severity/standing.h"

namespace assay::sample_domains_test {
namespace {

constexpr int kStreams = 500;

enum class Answer { kNo, kYes, kOther };

Answer answered(bool yes) { return yes ? Answer::kYes : Answer::kNo; }

/// Do the bodies meet, has the plan a best one? Of hulls, and of bounds and centroids, every answer is another.
Answer answer_to(const ConvexPair& pair) {
  return answered(certify_collision(pair, nullptr).contact == Contact::kOverlapping);
}
Answer answer_to(const MovingPair& pair) {
  const FirstContact truth = first_contact(pair, TurningPair(pair));
  return answered(truth.at_start == Contact::kOverlapping || truth.kind == FirstContact::Kind::kMeets);
}
Answer answer_to(const LpProblem& problem) {
  const auto truth = certify_lp(problem, LpWork{2000, 60});
  EXPECT_TRUE(truth);
  return answered(truth && truth->status == LpStatus::kOptimal);
}
Answer answer_to(const ShapesProblem& problem) {
  if (problem.question != ShapesQuestion::kContact && problem.question != ShapesQuestion::kSweep) return Answer::kOther;
  return answered(DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({}).sign() < 0);
}
Answer answer_to(const Cloud2&) { return Answer::kOther; }
Answer answer_to(const Cloud3&) { return Answer::kOther; }

template <Family F>
void expect_ordinary(const DomainEntry<F>& domain) {
  int plain = 0, yes = 0, no = 0;
  for (int key = 0; key < kStreams; ++key) {
    Choices choices{mix64(static_cast<std::uint64_t>(key) + 17)};
    const auto problem = domain.draw(choices).problem;
    const CaseScale scale = scale_of(problem);
    ASSERT_TRUE(scale.is_problem && !scale.is_void) << domain.name << ", stream " << key;
    EXPECT_TRUE(scale.least >= 0x1p-10 && scale.greatest <= 0x1p10) << domain.name << ", stream " << key;
    EXPECT_TRUE(exact(scale.largest_coordinate) <= exact(0x1p10) * scale.extent) << domain.name << ", stream " << key;
    EXPECT_LE(size_of(problem), 64u) << domain.name << ", stream " << key;
    plain += severity_of(problem) == Severity::kPlain;
    const Answer answer = answer_to(problem);
    yes += answer == Answer::kYes;
    no += answer == Answer::kNo;
  }
  EXPECT_GE(plain, kStreams * 9 / 10) << domain.name;
  if (yes + no == 0) return;
  EXPECT_GE(yes, kStreams * 3 / 10) << domain.name;
  EXPECT_GE(no, kStreams * 3 / 10) << domain.name;
}

TEST(SampleDomains, AreOrdinaryAndNearlyAllPlainWithBothAnswersOften) {
  for_each_family([&]<Family F>() {
    int asked = 0;
    for (const DomainEntry<F>& domain : catalog<F>().domains) {
      if (domain.name.find("/sample_") == std::string_view::npos) continue;
      ++asked;
      expect_ordinary(domain);
    }
    EXPECT_GE(asked, 1) << F::kName;
  });
}

}  // namespace
}  // namespace assay::sample_domains_test
