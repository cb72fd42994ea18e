#include "campaign/corpus/corpus.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <variant>

#include "campaign/corpus/truth.h"
#include "properties/case/case_json.h"
#include "properties/severity/severity.h"
#include "reports/store/json/certificate_json.h"
#include "reports/store/sha256.h"

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kFormat = "assay-corpus 1";
constexpr std::array<std::string_view, 2> kShownByNames = {"certificate", "referee"};

OrderedJson json_of(std::string_view word) { return word; }
OrderedJson json_of(int number) { return number; }
OrderedJson json_of(const Fraction& fraction) { return {fraction.numerator, fraction.denominator}; }
OrderedJson json_of(const std::vector<Fraction>& list) {
  OrderedJson numbers = OrderedJson::array();
  for (const Fraction& one : list) numbers.push_back(json_of(one));
  return numbers;
}
OrderedJson json_of(const std::vector<std::uint32_t>& places) { return places; }

OrderedJson json_of(const CorpusSource& source) {
  OrderedJson object = {{"name", source.name}, {"header", source.header}};
  if (!source.engine_version.empty()) object["engine_version"] = source.engine_version;
  if (!source.severity.empty()) object["severity"] = source.severity;
  if (!source.answer.empty()) object["answer"] = source.answer;
  return object;
}

/// One case: all that is said of its problem.
Result<OrderedJson> json_of(const std::string& id, const AnyProblem& problem,
                            const std::vector<CorpusSource>& sources) {
  const auto truth = std::visit([](const auto& one) { return truth_of(one); }, problem);
  if (!truth) return Error{"corpus: " + sources.front().name + ": harness defect: " + truth.error()};
  OrderedJson facts = OrderedJson::object(), shown = OrderedJson::object(), from = OrderedJson::array();
  for (const Fact& fact : truth->facts) {
    facts[std::string(fact.name)] = std::visit([](const auto& value) { return json_of(value); }, fact.value);
    shown[std::string(fact.name)] = kShownByNames[static_cast<std::size_t>(fact.shown_by)];
  }
  for (const CorpusSource& source : sources) from.push_back(json_of(source));
  const Severity severity = std::visit([](const auto& one) { return severity_of(one); }, problem);
  return OrderedJson{{"id", id},
                     {"family", name_of_family(problem.index())},
                     {"severity", name_of(severity)},
                     {"problem", OrderedJson::parse(assay::json_of(problem, NumberForm::kHexadecimal))},
                     {"truth", std::move(facts)},
                     {"shown_by", std::move(shown)},
                     {"certificate", json_detail::certificate_json(truth->certificate)},
                     {"sources", std::move(from)}};
}

}  // namespace

void Corpus::add(const AnyProblem& problem, CorpusSource source) {
  const auto key = std::pair(problem.index(), assay::json_of(problem, NumberForm::kHexadecimal));
  Entry& entry = cases_.try_emplace(key, Entry{problem, {}}).first->second;
  const auto at = std::ranges::lower_bound(entry.sources, source);
  if (at == entry.sources.end() || *at != source) entry.sources.insert(at, std::move(source));
}

Result<Written> Corpus::add(const Finding& finding) {
  const std::string name = "finding " + finding.id;
  auto parsed = parse_case(finding.case_text, name);
  if (!parsed) return Error{parsed.error()};
  const std::string severity = std::string(name_of(finding.severity));
  add(parsed->problem, {name, std::move(parsed->header), finding.engine_version, severity, finding.answer});
  return Written{};
}

Result<std::string> Corpus::text() const {
  std::string text = "{\"format\": " + OrderedJson(kFormat).dump() + ",\n\"cases\": [\n";
  for (const auto& [key, entry] : cases_) {
    const auto one = json_of(sha256_hex(key.second).substr(0, 16), entry.problem, entry.sources);
    if (!one) return Error{one.error()};
    text += one->dump(-1, ' ', true, OrderedJson::error_handler_t::replace);
    text += key == cases_.rbegin()->first ? "\n" : ",\n";
  }
  return text + "]}\n";
}

}  // namespace assay
