#include "reports/writers/studies/collision/epsilon_chart.h"

#include <nlohmann/json.hpp>
#include <string>
#include <tuple>

#include "reports/writers/studies/collision/gap_cells.h"

namespace assay {
namespace {

using Json = nlohmann::json;

/// The rows of one engine in one panel; none where it was never wrong there.
void add_line(Json& rows, const std::string& engine, const std::string& panel, const GapCells& cells) {
  if (effective_epsilon(cells).epsilon == 0) return;
  for (const std::int32_t by : exponents_of(cells)) {
    const EffectiveEpsilon found = effective_epsilon(at_exponent(cells, by));
    rows.push_back({{"engine", engine},
                    {"panel", panel},
                    {"by", by},
                    {"epsilon", found.epsilon > 0 ? Json(found.epsilon) : Json()},
                    {"words", words_of(found)},
                    {"at_the_widest", found.at_the_widest},
                    {"wrong", found.wrong},
                    {"answered", found.answered}});
  }
}

std::string sentence_of(std::string_view words, const std::string& names) {
  return names.empty() ? std::string() : std::string(words) + names + ". ";
}

/// Why engines have no line.
std::string note_on_the_rest(const GapMaps& maps) {
  std::string clean, without_gap;
  for (const std::string& engine : maps.engines) {
    bool is_drawn = false;
    std::uint64_t wrong = 0;
    for (const auto& [key, cells] : maps.cells) {
      if (std::get<0>(key) != engine) continue;
      const EffectiveEpsilon found = effective_epsilon(cells);
      is_drawn |= found.epsilon > 0;
      wrong += found.wrong;
    }
    if (is_drawn) continue;
    std::string& list = wrong == 0 ? clean : without_gap;
    list += (list.empty() ? "" : ", ") + engine;
  }
  return sentence_of("No verdict of theirs was wrong in this study, so they are not drawn: ", clean) +
         sentence_of("Wrong at touching pairs or by an answer that is no number, at no gap: ", without_gap);
}

}  // namespace

Chart epsilon_chart(const CollisionStudy& study) {
  const GapMaps maps = gap_maps_of(study.gaps);
  Json rows = Json::array();
  for (const std::string& domain : maps.domains)
    for (const Moved moved : {Moved::kInScale, Moved::kByOffset})
      for (const std::string& engine : maps.engines)
        if (const GapCells* cells = maps.of(engine, domain, moved))
          add_line(rows, engine, domain + ", by " + std::string(word_of(moved)), *cells);
  Chart chart{
      "effective_epsilon",
      "Effective epsilon by scale and offset",
      "The largest gap or overlap, relative to the extent of the bodies, at which a verdict was wrong, where "
      "all coordinates are multiplied by 2ᵏ, or both bodies moved by 2ᵏ of their extent. Lower is better; where "
      "a line has no point no verdict was wrong. A triangle: wrong at the widest gap drawn, so it may be larger "
      "still.",
      rows.dump(-1, ' ', false, Json::error_handler_t::replace),
      rows.size(),
      ""};
  chart.note = note_on_the_rest(maps);
  return chart;
}

}  // namespace assay
