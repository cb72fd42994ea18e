#include "studies/articles/in_rationals.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "oracles/exact/rational.h"
#include "properties/case/case_text.h"
#include "properties/catalog/batteries.h"
#include "studies/articles/listings_of.h"
#include "studies/articles/rounded_listings.h"
#include "studies/articles/watched_run.h"
#include "variants/variants.h"

namespace assay {
namespace {

template <Family F>
Result<Assessment> replayed_in(const CaseFile& file, const typename F::Problem& problem, ListingOf<F> in_place) {
  const auto value = [&](const char* key) {
    const auto found = file.header.find(key);
    return found == file.header.end() ? std::string() : found->second;
  };
  const ListedVariant<F>* variant = variant_named<F>(value("engine"));
  const PropertyEntry<F>* property = catalog<F>().property(value("property"));
  if (variant == nullptr || property == nullptr)
    return Error{"no engine " + value("engine") + " or property " + value("property")};
  Suspect<F> suspect = suspect_of(*variant);
  if (in_place != nullptr) suspect.solve = in_place;
  return watched_run(suspect, *property, problem);
}

/// By the engine that the case names.
Result<Assessment> replayed_in_double(const CaseFile& file) {
  Result<Assessment> result = Error{"a problem of no family"};
  for_each_family([&]<Family F>() {
    if (const auto* problem = std::get_if<typename F::Problem>(&file.problem))
      result = replayed_in<F>(file, *problem, nullptr);
  });
  return result;
}

enum class Numbers { kExact, k53Bits };

/// The listing of the engine on such numbers, null where there is none; and what stands before the words on its run.
template <Family F>
std::pair<ListingOf<F>, std::string> listing_on(Numbers numbers, std::string_view engine) {
  if (numbers == Numbers::k53Bits) return {listing_in_53_bits<F>(engine), ""};
  if (const ListingOf<F> exact = listing_in_rationals<F>(engine)) return {exact, ""};
  return {listing_in_long<F>(engine), fmt::format("in {} bits: ", kLongBits)};
}

struct Rerun {
  Assessment run;
  std::string how;
};

/// The case on other numbers; nothing where its engine has no listing on them.
Result<std::optional<Rerun>> rerun(const CaseFile& file, Numbers numbers) {
  Result<std::optional<Rerun>> result = std::optional<Rerun>();
  for_each_family([&]<Family F>() {
    const auto* problem = std::get_if<typename F::Problem>(&file.problem);
    if (problem == nullptr) return;
    const auto [listing, how] = listing_on<F>(numbers, file.header.at("engine"));
    if (listing == nullptr) return;
    auto run = replayed_in<F>(file, *problem, listing);
    if (run)
      result = std::optional(Rerun{*std::move(run), how});
    else
      result = Error{run.error()};
  });
  return result;
}

std::string words_of_run(const Rerun& rerun) {
  const Assessment& run = rerun.run;
  if (run.outcome == Outcome::kViolated) return rerun.how + std::string(run.claim.sentence()) + " is violated";
  return rerun.how + (run.outcome == Outcome::kHolds ? "the claim holds" : run.evidence);
}

FlawCause cause_of(const Assessment& run) {
  if (run.outcome == Outcome::kViolated) return FlawCause::kLogic;
  if (run.outcome == Outcome::kHolds) return FlawCause::kRounding;
  // A division by 0 stops the listing in rationals as it makes a NaN in double.
  return run.outcome == Outcome::kGaveUp ? FlawCause::kLogic : FlawCause::kNotTold;
}

}  // namespace

#define ASSAY_DEFINE(F)                                           \
  template <>                                                     \
  ListingOf<F> listing_in_rationals<F>(std::string_view engine) { \
    return listing_of<F, Rational>(engine);                       \
  }
ASSAY_FOR_EACH_FAMILY(ASSAY_DEFINE)
#undef ASSAY_DEFINE

Result<Assessment> replayed(const CaseFile& file, Listing in_place) {
  const auto* pair = std::get_if<ConvexPair>(&file.problem);
  if (pair == nullptr) return Error{"not a pair of bodies"};
  return replayed_in<GjkFamily>(file, *pair, in_place);
}

Result<Assessment> replayed(const CommittedCase& committed) {
  const auto file = parse_case(committed.text, committed.name);
  if (!file) return Error{file.error()};
  return replayed_in_double(*file);
}

Result<std::vector<ArticleFlaw>> causes_of_flaws() {
  std::vector<ArticleFlaw> flaws;
  for (const CommittedCase& committed : committed_cases()) {
    const auto file = parse_case(committed.text, committed.name);
    if (!file) return Error{file.error()};
    const auto rounded = replayed_in_double(*file);
    if (!rounded) return Error{rounded.error()};
    if (rounded->outcome != Outcome::kViolated)
      return Error{std::string(committed.name) + ".case: is violated no more"};
    ArticleFlaw flaw{std::string(committed.name),
                     file->header.at("engine"),
                     std::string(rounded->claim.sentence()),
                     FlawCause::kNotTold,
                     "not run: there is no listing on other numbers",
                     ""};
    const auto exact = rerun(*file, Numbers::kExact), precise = rerun(*file, Numbers::k53Bits);
    if (!exact) return Error{exact.error()};
    if (!precise) return Error{precise.error()};
    if (*exact && *precise) {
      flaw.cause = cause_of((*exact)->run);
      if (flaw.cause == FlawCause::kRounding && (*precise)->run.outcome == Outcome::kHolds)
        flaw.cause = FlawCause::kRange;
      flaw.in_rationals = words_of_run(**exact);
      flaw.in_53_bits = words_of_run(**precise);
    }
    flaws.push_back(std::move(flaw));
  }
  return flaws;
}

}  // namespace assay
