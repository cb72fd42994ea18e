#include "studies/collision/error_table.h"

#include <algorithm>
#include <array>
#include <deque>
#include <variant>

#include "properties/catalog/batteries.h"
#include "properties/domains/gjk/lattices.h"
#include "properties/domains/gjk/random.h"
#include "properties/domains/gjk/single.h"
#include "properties/domains/gjk/slivers.h"
#include "studies/collision/what_was_said.h"

namespace assay {
namespace {

constexpr std::uint32_t kHangsInATable = 8;

/// One engine on one domain.
CollisionErrorRow row_of(const EngineAsked& asked, const std::string& domain, const std::vector<ConvexPair>& pairs,
                         std::deque<PairTruth>& truths) {
  CollisionErrorRow row;
  row.engine = asked.info->name;
  row.domain = domain;
  std::vector<double> distances, depths;
  Iterations iterations;
  const auto replies = ask_patiently(*asked.engine, pairs, kHangsInATable);
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const Reply<GjkFamily>& reply = replies[i];
    const bool right =
        count_verdict(truths[i].contact(), asked.info->semantics.of<GjkFamily>().touching, reply, row.counts);
    if (reply.delivery != Delivery::kAnswered) continue;
    if (!std::holds_alternative<Declined>(reply.answer)) {
      iterations.total += reply.trace.steps;
      iterations.most = std::max(iterations.most, reply.trace.steps);
      ++iterations.cases;
    }
    if (const auto held = witness_holds(pairs[i], reply.answer, asked.info->semantics)) {
      ++row.witnesses;
      row.witnesses_hold += *held;
    }
    if (!right) continue;
    if (const auto* deep = std::get_if<Penetrating>(&reply.answer)) {
      depths.push_back(truths[i].error_of_depth(deep->depth));
    } else if (truths[i].contact() != Contact::kOverlapping) {
      if (const auto error = truths[i].error_of_distance(reply.answer)) distances.push_back(*error);
    }
  }
  row.distance = quantiles_of(std::move(distances));
  row.depth = quantiles_of(std::move(depths));
  if (iterations.total > 0) row.iterations = iterations;
  return row;
}

template <Domain D>
Result<Written> add_domain(const CollisionPlan& plan, const std::vector<EngineAsked>& engines,
                           std::vector<CollisionRows>& rows) {
  const std::string name(D::kName), versioned = catalog<GjkFamily>().domain(D::kName)->versioned_name();
  std::vector<ConvexPair> pairs;
  pairs.reserve(plan.error_cases);
  std::deque<PairTruth> truths;
  for (std::uint64_t index = 0; index < plan.error_cases; ++index) {
    Choices choices(stream_key(plan.seed, versioned, index));
    pairs.push_back(D::draw(choices).problem);
    truths.emplace_back(pairs.back(), plan.propose);
  }
  for (std::size_t e = 0; e < engines.size(); ++e) {
    CollisionErrorRow row = row_of(engines[e], name, pairs, truths);
    if (row.counts.declined < row.counts.cases) rows[e].errors.push_back(std::move(row));
  }
  for (const PairTruth& truth : truths)
    if (!truth.verified()) return Error{"harness defect: an exact certificate was refused"};
  return Written{};
}

template <Domain... D>
constexpr std::array<ErrorDomain, sizeof...(D)> kTable{{{D::kName, &add_domain<D>}...}};

}  // namespace

std::optional<ErrorQuantiles> quantiles_of(std::vector<double> errors) {
  if (errors.empty()) return std::nullopt;
  std::sort(errors.begin(), errors.end());
  const std::size_t n = errors.size();
  const auto at = [&](std::size_t per_mille) { return errors[(n * per_mille + 999) / 1000 - 1]; };
  return ErrorQuantiles{static_cast<std::uint32_t>(n), at(500), at(900), at(990), at(999), errors.back()};
}

std::span<const ErrorDomain> error_domains() {
  return kTable<GjkRandom<2>, GjkRandom<3>, GjkLattice<2>, GjkLattice<3>, GjkSlivers<2>, GjkSlivers<3>,
                GjkSingleRandomEight>;
}

}  // namespace assay
