// Properties and domains as values, so that a battery can list them and a campaign can run them.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "oracles/exact/work_limits.h"
#include "properties/domain.h"
#include "properties/property.h"

namespace assay {

template <Family F>
struct PropertyEntry {
  using Problem = typename F::Problem;
  std::string_view name, sentence;
  bool judges_every_reply = false;
  bool expects_refusals = false;  ///< to decline is no way out: what is asked is no problem
  bool ranks_engines = false;     ///< reports order the engines of the family and their findings by this claim first
  bool is_principal = false;      ///< the claim of the family: what an answer of it means at all
  Question asks = Question::kOther;
  WrongVerdicts wrong_verdicts{};
  std::string_view (*why_not_judged)(const Stated<F>&) = nullptr;  ///< empty where the claim is judged
  void (*ask)(const Problem&, std::vector<Problem>&) = nullptr;    ///< null: ask the problem itself and nothing else
  Verdict (*judge)(const Problem&, std::span<const Reply<F>>, const Court<F>&) = nullptr;

  /// Whether the questions are images of the problem, and the claim a relation between their answers.
  bool is_metamorphic() const { return ask != nullptr; }
  /// Whether the first question is the problem itself, so that the first reply says something of it.
  bool asks_the_problem() const { return !expects_refusals; }
  bool judges(const Stated<F>& semantics) const { return why_not_judged(semantics).empty(); }
};

template <Family F>
struct DomainEntry {
  std::string_view name, aim;
  Axis axis;
  std::uint32_t version = 0;
  Case<F> (*draw)(Choices&) = nullptr;
  void (*draw_over)(Choices&, Case<F>&) = nullptr;  ///< the same over an earlier case; null where there is none

  /// "gjk/near_touching@1": records carry the version, so results of different decodings never mix.
  std::string versioned_name() const { return std::string(name) + "@" + std::to_string(version); }
};

/// The one way in which claims are judged: within kJudgeWork, and undecided as too large beyond.
template <Property P>
Verdict judge_within_work(const typename P::Family::Problem& problem,
                          std::span<const Reply<typename P::Family>> replies, const Court<typename P::Family>& court) {
  return judged_within_work([&]() -> Verdict { return P::judge(problem, replies, court); });
}

template <Property P>
constexpr PropertyEntry<typename P::Family> entry_of_property() {
  PropertyEntry<typename P::Family> entry;
  entry.name = P::kName;
  entry.sentence = P::kSentence;
  entry.judges_every_reply = judges_every_reply<P>();
  entry.expects_refusals = expects_refusals<P>();
  entry.ranks_engines = ranks_engines<P>();
  entry.is_principal = is_principal<P>();
  entry.asks = question_of<P>();
  entry.wrong_verdicts = wrong_verdicts_of<P>();
  entry.why_not_judged = &why_not_judged<P>;
  if constexpr (Metamorphic<P>) entry.ask = &P::ask;
  entry.judge = &judge_within_work<P>;
  return entry;
}

template <Domain D>
constexpr DomainEntry<FamilyOfDomain<D>> entry_of_domain(std::uint32_t version) {
  DomainEntry<FamilyOfDomain<D>> entry{D::kName, D::kAim, D::kAxis, version, &D::draw};
  if constexpr (DrawsOver<D>) entry.draw_over = &D::draw_over;
  return entry;
}

/// What the keys of all cases of a domain are made from.
inline std::uint64_t domain_key(std::uint64_t seed, std::string_view versioned_domain) {
  return fold_key(mix64(seed + 0x9e3779b97f4a7c15ULL), versioned_domain);
}
inline std::uint64_t key_of_case(std::uint64_t domain_key, std::uint64_t index) {
  return mix64(domain_key + index * 0xd1342543de82ef95ULL);
}

/// The key of the choice stream of case `index`: the same for every engine and property, so that all are tried on the
/// same cases.
inline std::uint64_t stream_key(std::uint64_t seed, std::string_view versioned_domain, std::uint64_t index) {
  return key_of_case(domain_key(seed, versioned_domain), index);
}

}  // namespace assay
