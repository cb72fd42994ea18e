// What an engine and a judge did on one case, as one number: bits that no count shows.
#pragma once
#include <bit>
#include <cstdint>
#include <span>

#include "algorithms/model/work/folded.h"
#include "campaign/same_answer.h"
#include "oracles/exact/judge_counts.h"
#include "oracles/exact/work_bound.h"
#include "properties/evaluate.h"

namespace assay {

/// Of the answers, bit for bit, and of the ways to them.
template <Family F>
std::uint64_t digest_of(std::span<const Reply<F>> replies) {
  std::uint64_t digest = 0;
  for (const Reply<F>& reply : replies) {
    digest = folded(digest, static_cast<std::uint64_t>(reply.delivery));
    digest = folded(folded(digest, reply.trace.steps), reply.trace.way);
    each_answer_word(reply.answer, [&](std::uint64_t word) { digest = folded(digest, word); });
  }
  return digest;
}

/// Begun before a judge is asked; folds what it said, without its words, and how much it did for it.
class JudgementDigest {
 public:
  std::uint64_t of(const Assessment& said, std::uint64_t digest) const {
    digest = folded(digest, static_cast<std::uint64_t>(said.outcome));
    digest = folded(digest, fold_key(0, said.claim.sentence()));
    digest = folded(digest, std::bit_cast<std::uint64_t>(said.magnitude));
    digest = folded(digest,
                    said.inside_promise + 2U * said.harness_defect + 4U * said.too_large + 8U * said.within_statement);
    digest = folded(digest, judge_counts().filtered - counts_.filtered);
    digest = folded(digest, judge_counts().exact - counts_.exact);
    return folded(digest, work_meter().spent - spent_);
  }

 private:
  JudgeCounts counts_ = judge_counts();
  std::uint64_t spent_ = work_meter().spent;
};

}  // namespace assay
