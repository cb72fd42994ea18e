#include "tests/engines/inverted/runner.h"

#include <algorithm>
#include <cstdlib>
#include <ostream>

#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "properties/evaluate.h"
#include "tests/engines/inverted/in_process_plugin.h"
#include "tests/harness/claim_words.h"

namespace assay::inverted {
namespace {

void count(const Assessment& assessment, Tally& tally) {
  ++tally.judged;
  switch (assessment.outcome) {
    case Outcome::kHolds: ++tally.holds; break;
    case Outcome::kUndecided: ++tally.undecided; break;
    case Outcome::kNotJudged: ++tally.not_judged; break;
    case Outcome::kDeclined: ++tally.declined; break;
    case Outcome::kGaveUp: ++tally.gave_up; break;
    default: break;
  }
}

template <Family F>
std::string case_text(const EngineInfo& info, const Conviction& conviction, const typename F::Problem& problem) {
  CaseFile file;
  file.header = {{"engine", info.name},
                 {"property", conviction.property},
                 {"claim", conviction.claim},
                 {"domain", conviction.domain}};
  file.problem = problem;
  return write_case(file);
}

template <Family F>
void try_case(Engine<F>& engine, const PropertyEntry<F>& property, const std::string& domain, std::uint64_t index,
              const typename F::Problem& problem, Record& record) {
  Hearing<F> hearing;
  const Assessment assessment = evaluate(property, problem, Court<F>{engine.info().semantics, nullptr}, hearing,
                                         [&](const auto& asked, auto& replies) {
                                           replies.resize(asked.size());
                                           engine.solve(asked, replies);
                                         });
  count(assessment, record.all);
  count(assessment, record.of_domain[domain]);
  count(assessment, record.of_property[std::string(property.name)]);
  if (assessment.outcome == Outcome::kUndecided || assessment.outcome == Outcome::kNotJudged)
    ++record.open_by[std::string(property.name) + ": " + assessment.evidence];
  if (assessment.within_statement || (!assessment.is_failure() && !assessment.harness_defect)) return;
  const std::string claim = assessment.harness_defect ? "harness defect" : std::string(assessment.claim.sentence());
  Conviction conviction{std::string(property.name), domain, index, claim, assessment.evidence,
                        assessment.magnitude,       {}};
  conviction.case_text = case_text<F>(engine.info(), conviction, problem);
  record.convictions.push_back(std::move(conviction));
}

}  // namespace

template <Family F>
Record inverted(const assay_engine& engine, const Share& share) {
  InProcessPlugin<F> asked(engine);
  Record record;
  for (const DomainEntry<F>& domain : catalog<F>().domains) {
    const std::string name = domain.versioned_name();
    for (std::uint64_t index = share.first; index < share.first + share.cases; ++index) {
      Choices choices(stream_key(share.seed, name, index));
      const Case<F> drawn = domain.draw(choices);
      for (const PropertyEntry<F>& property : catalog<F>().properties)
        if (property.judges(asked.info().semantics)) try_case<F>(asked, property, name, index, drawn.problem, record);
    }
  }
  return record;
}

template <Family F>
Share share_of(std::uint64_t total, std::uint64_t seed) {
  const std::uint64_t pairs = catalog<F>().domains.size() * catalog<F>().properties.size();
  return {seed, 0, std::max<std::uint64_t>(1, (total + pairs - 1) / pairs)};
}

std::uint64_t total_or(std::uint64_t suite) {
  const char* asked = std::getenv("ASSAY_INVERTED_CASES");
  const std::uint64_t total = asked == nullptr ? 0 : std::strtoull(asked, nullptr, 10);
  return total == 0 ? suite : total;
}

void print(const Record& record, const std::string& engine, std::ostream& out, std::size_t shown) {
  const Tally& all = record.all;
  out << engine << ": " << all.judged << " judged, " << all.holds << " hold, " << record.convictions.size()
      << " convicted, " << all.undecided << " undecided, " << all.not_judged << " not judged, " << all.declined
      << " declined, " << all.gave_up << " gave up\n";
  for (const auto& [reason, times] : record.open_by) out << "  open " << times << " times: " << reason << '\n';
  std::map<std::string, std::uint64_t> counted;
  for (const Conviction& one : record.convictions) ++counted[one.property + " on " + one.domain + ": " + one.claim];
  for (const auto& [what, times] : counted) out << "  convicted " << times << " times: " << what << '\n';
  for (std::size_t i = 0; i < std::min(shown, record.convictions.size()); ++i) {
    const Conviction& one = record.convictions[i];
    out << "  " << one.property << " on " << one.domain << " case " << one.index << ": " << one.claim << ": "
        << one.evidence << '\n'
        << one.case_text << '\n';
  }
}

template Record inverted<LpFamily>(const assay_engine&, const Share&);
template Record inverted<GjkFamily>(const assay_engine&, const Share&);
template Record inverted<Hull2Family>(const assay_engine&, const Share&);
template Record inverted<Hull3Family>(const assay_engine&, const Share&);
template Record inverted<ShapesFamily>(const assay_engine&, const Share&);
template Record inverted<CastFamily>(const assay_engine&, const Share&);
template Share share_of<LpFamily>(std::uint64_t, std::uint64_t);
template Share share_of<GjkFamily>(std::uint64_t, std::uint64_t);
template Share share_of<Hull2Family>(std::uint64_t, std::uint64_t);
template Share share_of<Hull3Family>(std::uint64_t, std::uint64_t);
template Share share_of<ShapesFamily>(std::uint64_t, std::uint64_t);
template Share share_of<CastFamily>(std::uint64_t, std::uint64_t);

}  // namespace assay::inverted
