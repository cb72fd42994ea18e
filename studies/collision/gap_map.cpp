#include "studies/collision/gap_map.h"

#include <algorithm>
#include <deque>
#include <span>
#include <variant>

#include "properties/relations/images.h"
#include "studies/collision/near_contact.h"
#include "studies/collision/what_was_said.h"

namespace assay {
namespace {

constexpr std::uint32_t kHangsInAMap = 2;

/// Pairs of one k with what is true of them, which no exact scaling or move changes.
struct Cell {
  std::vector<ConvexPair> pairs;
  std::deque<PairTruth> truths;
};

/// Boxes may touch in a corner or a side whatever the gap is: such pairs are passed over.
Cell cell_of(const CollisionPlan& plan, const NearContact& near, std::int32_t k, Digits digits) {
  Cell cell;
  cell.pairs.reserve(plan.cases);
  constexpr std::uint64_t kDrawsForEach = 64;
  for (std::uint64_t index = 0; cell.pairs.size() < plan.cases && index < kDrawsForEach * plan.cases; ++index) {
    cell.pairs.push_back(near_pair(near, k, digits, plan.seed, index));
    cell.truths.emplace_back(cell.pairs.back(), plan.propose);
    if (cell.truths.back().contact() != Contact::kTouching) continue;
    cell.truths.pop_back();
    cell.pairs.pop_back();
  }
  return cell;
}

void keep_greatest(std::optional<double>& greatest, double value) { greatest = std::max(greatest.value_or(0), value); }

/// Keeps the pair where no other of the row's domain and way to move has so wide a margin.
void keep_widest(std::vector<WrongPair>& wrong, const CollisionGapRow& row, double margin, const ConvexPair& pair) {
  auto at = std::ranges::find_if(
      wrong, [&](const WrongPair& one) { return one.domain == row.domain && one.moved == row.moved; });
  if (at == wrong.end())
    at = wrong.insert(at, WrongPair());
  else if (margin <= at->margin)
    return;
  *at = {row.engine, row.domain, row.moved, row.by, row.k, margin, pair};
}

/// What one engine said of the moved pairs of a cell.
void count(const EngineAsked& asked, Cell& cell, std::span<const ConvexPair> moved,
           const std::vector<Reply<GjkFamily>>& replies, CollisionGapRow& row, std::vector<WrongPair>& wrong) {
  for (std::size_t i = 0; i < replies.size(); ++i) {
    const CollisionCounts before = row.counts;
    PairTruth& truth = cell.truths[i];
    count_verdict(truth.contact(), asked.info->semantics.of<GjkFamily>().touching, replies[i], row.counts);
    if (row.counts.false_hits > before.false_hits) keep_greatest(row.widest_gap, truth.margin());
    if (row.counts.false_misses > before.false_misses) keep_greatest(row.widest_overlap, truth.margin());
    if (row.counts.false_hits + row.counts.false_misses > before.false_hits + before.false_misses)
      keep_widest(wrong, row, truth.margin(), moved[i]);
  }
}

class Map {
 public:
  Map(const CollisionPlan& plan, const std::vector<EngineAsked>& engines, std::vector<CollisionRows>& rows)
      : plan_(plan), engines_(engines), rows_(rows) {}

  /// The engines whose number `takes_part` accepts, on all cells of one domain.
  template <class TakesPart>
  Result<Written> add(const NearContact& near, TakesPart takes_part) {
    for (const std::int32_t k : gap_exponents(near)) {
      for (const Digits digits : {Digits::kFractions, Digits::kWhole}) {
        const bool in_scale = digits == Digits::kFractions;
        Cell cell = cell_of(plan_, near, k, digits);
        const std::vector<std::int32_t> ways = in_scale ? scale_exponents(near) : offset_exponents(near, k);
        std::vector<ConvexPair> moved;
        for (const std::int32_t by : ways) {
          for (const ConvexPair& pair : cell.pairs) {
            auto image = in_scale ? scaled_exactly(pair, by) : moved_exactly(pair, by);
            if (!image) return Error{"harness defect: " + std::string(near.name) + " is not moved exactly"};
            moved.push_back(*std::move(image));
          }
        }
        CollisionGapRow row;
        row.domain = near.name;
        row.moved = in_scale ? Moved::kInScale : Moved::kByOffset;
        row.k = k;
        for (std::size_t e = 0; e < engines_.size() && !moved.empty(); ++e)
          if (takes_part(e)) ask(e, cell, ways, moved, row);
        for (const PairTruth& truth : cell.truths)
          if (!truth.verified()) return Error{"harness defect: an exact certificate was refused"};
      }
    }
    return Written{};
  }

  /// Whether each engine answers any pair of the least gap, as it was drawn, other than by declining it.
  std::vector<bool> takers(const NearContact& near) const {
    const Cell cell = cell_of(plan_, near, gap_exponents(near).back(), Digits::kFractions);
    std::vector<bool> takes(engines_.size());
    for (std::size_t e = 0; e < engines_.size(); ++e) {
      const auto replies = ask_patiently(*engines_[e].engine, cell.pairs, kHangsInAMap);
      takes[e] = std::any_of(replies.begin(), replies.end(), [](const auto& reply) {
        return reply.delivery != Delivery::kAnswered || !std::holds_alternative<Declined>(reply.answer);
      });
    }
    return takes;
  }

 private:
  /// One engine on the pairs of a cell moved in every way, which wakes its process once; `row` is what its rows share.
  void ask(std::size_t e, Cell& cell, const std::vector<std::int32_t>& ways, const std::vector<ConvexPair>& moved,
           CollisionGapRow row) {
    row.engine = engines_[e].info->name;
    const std::size_t size = cell.pairs.size();
    const auto replies = ask_lists_patiently(*engines_[e].engine, moved, size, kHangsInAMap);
    for (std::size_t way = 0; way < ways.size(); ++way) {
      CollisionGapRow own = row;
      own.by = ways[way];
      count(engines_[e], cell, std::span(moved).subspan(way * size, size), replies[way], own, rows_[e].wrong);
      if (own.counts.declined < own.counts.cases) rows_[e].gaps.push_back(std::move(own));
    }
  }

  const CollisionPlan& plan_;
  const std::vector<EngineAsked>& engines_;
  std::vector<CollisionRows>& rows_;
};

}  // namespace

Result<Written> add_gap_map(const CollisionPlan& plan, const NearContacts& near,
                            const std::vector<EngineAsked>& engines, std::vector<CollisionRows>& rows) {
  Map map(plan, engines, rows);
  const std::vector<bool> takes_doubles = map.takers(near.in_double);
  auto added = map.add(near.in_double, [&](std::size_t e) { return takes_doubles[e]; });
  if (!added) return added;
  return map.add(near.in_single, [&](std::size_t e) { return !takes_doubles[e]; });
}

void sort_gap_map(std::vector<CollisionGapRow>& rows) {
  std::stable_sort(rows.begin(), rows.end(), [](const CollisionGapRow& p, const CollisionGapRow& q) {
    return std::tie(p.domain, p.moved, p.by, p.k) < std::tie(q.domain, q.moved, q.by, q.k);
  });
}

}  // namespace assay
