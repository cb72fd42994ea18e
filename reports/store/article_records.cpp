#include "reports/store/article_records.h"

#include "reports/store/study_lines.h"

namespace assay {
namespace {

using json_detail::Fields;
using json_detail::Json;

Json json_of(const ArticleCounts& counts) {
  return {
      {"held", counts.held}, {"refuted", counts.refuted}, {"not_met", counts.not_met}, {"undecided", counts.undecided}};
}

Json json_of(const ArticleRow& row) {
  Json domains = Json::array(), examples = Json::array();
  for (const ArticleDomain& domain : row.domains) {
    domains.push_back({{"domain", domain.domain}, {"counts", json_of(domain.counts)}});
  }
  for (const ArticleExample& example : row.examples) {
    examples.push_back({{"case", example.case_text},
                        {"evidence", example.evidence},
                        {"referee", example.referee},
                        {"minimal", example.minimal}});
  }
  return {{"record", "claim"},
          {"name", row.name},
          {"topic", row.topic},
          {"sentence", row.sentence},
          {"condition", row.condition},
          {"verdict", row.verdict},
          {"total", json_of(row.total)},
          {"domains", std::move(domains)},
          {"examples", std::move(examples)}};
}

Json json_of(const ArticlePivots& row) {
  return {{"record", "pivots"}, {"dimension", row.dimension}, {"corners", row.corners}, {"runs", row.runs},
          {"least", row.least}, {"greatest", row.greatest},   {"sum", row.sum}};
}

ArticleCounts counts_of(const Json& object) {
  Fields fields(object, "counts");
  const ArticleCounts counts{fields.whole<std::uint64_t>("held"), fields.whole<std::uint64_t>("refuted"),
                             fields.whole<std::uint64_t>("not_met"), fields.whole<std::uint64_t>("undecided")};
  fields.finish();
  return counts;
}

ArticleRow row_of(Fields& fields) {
  ArticleRow row;
  row.name = fields.text("name");
  row.topic = fields.text("topic");
  row.sentence = fields.text("sentence");
  row.condition = fields.text("condition");
  row.verdict = fields.text("verdict");
  row.total = counts_of(fields.need("total"));
  for (const Json& entry : fields.list("domains")) {
    Fields domain(entry, "domain");
    row.domains.push_back({domain.text("domain"), counts_of(domain.need("counts"))});
    domain.finish();
  }
  for (const Json& entry : fields.list("examples")) {
    Fields example(entry, "example");
    row.examples.push_back(
        {example.text("case"), example.text("evidence"), example.text("referee"), example.truth("minimal")});
    example.finish();
  }
  return row;
}

ArticlePivots pivots_of(Fields& fields) {
  ArticlePivots row;
  row.dimension = fields.whole<std::uint32_t>("dimension");
  row.corners = fields.whole<std::uint32_t>("corners");
  row.runs = fields.whole<std::uint32_t>("runs");
  row.least = fields.whole<std::uint32_t>("least");
  row.greatest = fields.whole<std::uint32_t>("greatest");
  row.sum = fields.whole<std::uint64_t>("sum");
  return row;
}

void read_line(const Json& object, ArticleStudy& study) {
  Fields fields(object, "article");
  const std::string record = fields.text("record");
  if (record == "claim") {
    study.claims.push_back(row_of(fields));
  } else if (record == "pivots") {
    study.pivots.push_back(pivots_of(fields));
  } else {
    fields.refuse("record", "\"claim\" or \"pivots\"");
  }
  fields.finish();
}

}  // namespace

Result<Written> write_article(const std::filesystem::path& directory, const ArticleStudy& study) {
  std::string text;
  for (const ArticleRow& row : study.claims) text += json_of(row).dump() + '\n';
  for (const ArticlePivots& row : study.pivots) text += json_of(row).dump() + '\n';
  return json_detail::write_study_lines(directory, kArticleFile, text);
}

Result<ArticleStudy> read_article(const std::filesystem::path& directory) {
  ArticleStudy study;
  const auto read =
      json_detail::read_study_lines(directory, kArticleFile, [&](const Json& line) { read_line(line, study); });
  if (!read) return Error{read.error()};
  return study;
}

}  // namespace assay
