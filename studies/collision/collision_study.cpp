#include "studies/collision/collision_study.h"

#include <iterator>

#include "studies/collision/error_table.h"
#include "studies/collision/gap_map.h"

namespace assay {
namespace {

template <class Row>
std::vector<Row> in_one_list(std::vector<std::vector<Row>> by_engine) {
  std::vector<Row> rows;
  for (auto& part : by_engine) std::move(part.begin(), part.end(), std::back_inserter(rows));
  return rows;
}

}  // namespace

Result<CollisionStudy> collision_study(const CollisionPlan& plan, const EngineList<GjkFamily>& engines) {
  std::vector<std::unique_ptr<Engine<GjkFamily>>> made;
  std::vector<EngineAsked> asked;
  for (const auto& source : engines) {
    made.push_back(source.make_watched ? source.make_watched() : source.make(plan.seconds));
    if (made.back() == nullptr) return Error{"engine " + source.info.name + " cannot be made"};
    asked.push_back({&source.info, made.back().get()});
  }
  std::vector<std::vector<CollisionGapRow>> gaps(asked.size());
  if (const auto added = add_gap_map(plan, asked, gaps); !added) return Error{added.error()};
  std::vector<std::vector<CollisionErrorRow>> errors(asked.size());
  if (const auto added = add_error_table(plan, asked, errors); !added) return Error{added.error()};
  return CollisionStudy{in_one_list(std::move(gaps)), in_one_list(std::move(errors))};
}

}  // namespace assay
