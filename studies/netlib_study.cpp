#include "studies/netlib_study.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "campaign/lp/decimal.h"
#include "campaign/lp/lp_at_hand.h"
#include "campaign/lp/lp_measure.h"
#include "formats/mps.h"
#include "oracles/exact/words.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "reports/store/untrusted/limits.h"
#include "reports/store/untrusted/record_file.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr int kDigits = 40;

/// What exact.json says of one instance, for its data rounded to double.
struct Reference {
  LpStatus status = LpStatus::kOptimal;
  std::optional<Rational> optimum;
};
using References = std::map<std::string, Reference>;

std::string text_of(const nlohmann::json& object, const char* field) {
  const auto found = object.find(field);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Reference> reference_of(const nlohmann::json& entry) {
  std::string status = text_of(entry, "status_double_rounded");
  std::string optimum = text_of(entry, "optimum_double_rounded_decimal40");
  if (status.empty() || status == "same") {
    status = text_of(entry, "status_exact");
    optimum = text_of(entry, "optimum_decimal40");
  }
  Reference reference;
  if (status == "optimal") {
    reference.optimum = parse_decimal(optimum);
    if (!reference.optimum) return std::nullopt;
  } else if (status == "infeasible" || status == "unbounded") {
    reference.status = status == "infeasible" ? LpStatus::kInfeasible : LpStatus::kUnbounded;
  } else {
    return std::nullopt;
  }
  return reference;
}

Result<References> read_references(const fs::path& folder) {
  const fs::path path = folder / "exact.json";
  References references;
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return references;
  const auto text = read_record_file(path, kMostHeaderBytes);
  if (!text) return Error{text.error()};
  const auto json = nlohmann::json::parse(*text, nullptr, false);
  if (!json.is_object()) return Error{path.string() + ": is not an object of JSON"};
  for (const auto& [name, entry] : json.items()) {
    if (!entry.is_object()) continue;
    if (auto reference = reference_of(entry)) references.emplace(name, std::move(*reference));
  }
  return references;
}

std::vector<fs::path> files_below(const fs::path& folder) {
  std::set<fs::path> files;
  std::error_code problem;
  for (fs::recursive_directory_iterator at(folder, problem), end; at != end && !problem; at.increment(problem))
    if (at->path().extension() == ".mps") files.insert(at->path());
  return {files.begin(), files.end()};
}

/// "agrees" to as many digits as the reference has, "differs", or nothing to compare with.
std::string compared(const std::optional<SettledLp>& truth, const Reference* reference, const Rational& shown) {
  if (reference == nullptr || !truth || truth->proof == "exact.json") return "";
  if (truth->status != reference->status) return "differs";
  if (!reference->optimum) return "agrees";
  const Rational off = abs(Rational(shown - *reference->optimum));
  return off * Rational(Integer("1" + std::string(35, '0'))) <= std::max(Rational(1), Rational(abs(shown))) ? "agrees"
                                                                                                            : "differs";
}

Rational as_the_file_counts(const LpFile& file, const Rational& minimum) {
  return (file.maximise ? Rational(-minimum) : minimum) + exact(file.constant);
}
Rational as_minimum(const LpFile& file, const Rational& value) {
  const Rational moved = value - exact(file.constant);
  return file.maximise ? Rational(-moved) : moved;
}

std::optional<double> nearest(const std::optional<Rational>& magnitude) {
  return magnitude ? std::optional(approximate(*magnitude)) : std::nullopt;
}

std::vector<NetlibRow> rows_of(const std::string& instance, const LpFile& file, const EngineList<LpFamily>& engines,
                               double seconds, const Reference* reference) {
  const LpProblem& problem = file.problem;
  const auto replies = ask_each(engines, problem, seconds);
  std::vector<std::string> names;
  for (const auto& engine : engines) names.push_back(engine.info.name);
  BasisBook book(problem);
  auto truth = settle_lp(problem, names, replies, book);
  if (!truth && reference != nullptr) {
    truth = SettledLp{reference->status, 0, "exact.json", {}, {}};
    if (reference->optimum) truth->objective = as_minimum(file, *reference->optimum);
  }
  NetlibRow shared;
  shared.instance = instance;
  shared.rows = problem.rows;
  shared.columns_of_matrix = problem.columns;
  shared.entries = static_cast<std::uint64_t>(
      std::count_if(problem.matrix.begin(), problem.matrix.end(), [](double entry) { return entry != 0; }));
  if (truth) {
    shared.exact_status = name_of(truth->status);
    shared.proof = truth->proof;
    shared.stability = stability_words(problem, *stability_of(problem, truth));
    const Rational value = as_the_file_counts(file, truth->objective);
    if (truth->status == LpStatus::kOptimal) shared.exact_value = decimal_text(value, kDigits);
    shared.reference = compared(truth, reference, value);
  }
  std::vector<NetlibRow> rows;
  const std::vector<LpMeasure> measures = measure_all(problem, engines, replies, truth, book);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const LpMeasure& measure = measures[i];
    NetlibRow row = shared;
    row.engine = engines[i].info.name;
    row.version = engines[i].info.version;
    row.status = measure.status;
    if (measure.value) row.value = (file.maximise ? -*measure.value : *measure.value) + file.constant;
    row.off = measure.off;
    row.primal = nearest(measure.card.primal);
    row.dual = nearest(measure.card.dual);
    row.gap = nearest(measure.card.gap);
    row.slackness = nearest(measure.card.slackness);
    row.backward = nearest(measure.card.backward);
    if (measure.distance) row.distance = measure.distance->at_most;
    row.basis = measure.basis;
    row.judged = measure.judged;
    row.claim = measure.claim.sentence();
    row.evidence = measure.evidence;
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

Result<std::vector<NetlibRow>> netlib_study(const NetlibPlan& plan, const EngineList<LpFamily>& engines) {
  const auto files = files_below(plan.folder);
  if (files.empty()) return Error{plan.folder.string() + ": holds no .mps file"};
  const auto references = read_references(plan.folder);
  if (!references) return Error{references.error()};
  std::vector<NetlibRow> rows;
  for (const fs::path& path : files) {
    const std::string instance = path.lexically_relative(plan.folder).replace_extension().generic_string();
    plan.progress(instance);
    const auto file = read_mps(path);
    if (!file) return Error{file.error()};
    if (const auto reason = unjudgeable(file->problem); !reason.empty())
      return Error{path.string() + ": " + std::string(reason)};
    const auto found = references->find(instance);
    const Reference* reference = found == references->end() ? nullptr : &found->second;
    for (NetlibRow& row : rows_of(instance, *file, engines, plan.seconds, reference)) rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace assay
