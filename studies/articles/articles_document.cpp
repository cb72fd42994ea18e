#include "studies/articles/articles_document.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "properties/case/case_text.h"
#include "studies/document_cell.h"

namespace assay {
namespace {

constexpr std::array<std::string_view, 4> kTitles = {
    "A. M. Kreuzer, On Convex Polytopes, Collision Detection, and the Simplex Method (CodeProject 1077502, 2016)",
    "Convex polyhedra collision test (GJK Algorithm), a web tutorial",
    "A. M. N. Alzubaidi, Fast Gilbert-Johnson-Keerthi Method for Collision Detection between Two 2D Convex Hull "
    "Polygons "
    "Based on Chan's and Divide_Conquer Algorithms",
    "P. Firth, Collision detection for dummies (2011)"};

constexpr std::size_t kShownCoordinates = 24;

std::string body_words(const Points& body) {
  std::vector<std::string> corners;
  for (std::uint32_t k = 0; k < body.size(); ++k) {
    const std::string inside = fmt::format("{}", fmt::join(body[k].begin(), body[k].end(), ", "));
    corners.push_back(body.dimension == 1 ? inside : "(" + inside + ")");
  }
  return fmt::format("{{{}}}", fmt::join(corners, ", "));
}

/// The bodies of an example, if they are few numbers.
std::string example_words(const ArticleExample& example) {
  const auto file = parse_case(example.case_text, "example");
  if (!file) return {};
  if (const auto* cloud = std::get_if<Cloud2>(&file->problem)) {
    std::vector<std::string> points;
    for (const auto& p : cloud->points) points.push_back(fmt::format("({}, {})", p.x, p.y));
    return fmt::format("{}: {}", fmt::join(points, ", "), example.evidence);
  }
  const auto* pair = std::get_if<ConvexPair>(&file->problem);
  if (pair == nullptr) return {};
  if (pair->a.coordinates.size() + pair->b.coordinates.size() > kShownCoordinates) {
    return fmt::format("bodies of {} and {} corners in {} dimensions: {}", pair->a.size(), pair->b.size(),
                       pair->a.dimension, example.evidence);
  }
  return fmt::format("K = {}, L = {}: {}", body_words(pair->a), body_words(pair->b), example.evidence);
}

std::string grounds_of(const ArticleRow& row) {
  std::string words = row.grounds;
  for (const ArticleExample& example : row.examples) {
    const std::string one = example_words(example);
    if (!one.empty()) words += (words.empty() ? "" : " ") + one + ".";
  }
  for (const std::string& name : row.cases) words += fmt::format("{}`{}`", words.empty() ? "" : " ", name);
  if (!row.engine.empty()) words += fmt::format("{}({})", words.empty() ? "" : " ", row.engine);
  return words;
}

std::string table_of(const ArticleStudy& study, ArticleName article) {
  std::string table =
      "| claim | where | in our words | formally | verdict | on what it rests |\n|---|---|---|---|---|---|\n";
  for (const ArticleRow& row : study.claims) {
    if (row.article != article) continue;
    const std::string condition = row.condition.empty() ? "" : " If " + row.condition + ".";
    table += fmt::format("| `{}` | {} | {}{} | {} | {} | {} |\n", row.name, document_cell(row.place),
                         document_cell(row.sentence), document_cell(condition), document_cell(row.statement),
                         verdict_words(row), document_cell(grounds_of(row)));
  }
  return table;
}

std::string engines_in_words(const std::vector<std::string>& engines) {
  std::string words;
  for (const std::string& engine : engines) words += fmt::format("{}`{}`", words.empty() ? "" : ", ", engine);
  return words;
}

/// The algorithms, structures and tests of the article.
std::string systems_of(const ArticleStudy& study, ArticleName article) {
  std::string table =
      "| system | where | what it does | listing | verdict | cases | ours |\n|---|---|---|---|---|---|---|\n";
  for (const ArticleSystem& system : study.systems) {
    if (system.article != article) continue;
    std::string ours = engines_in_words(system.ours);
    if (!system.note.empty()) ours += (ours.empty() ? "" : "; ") + document_cell(system.note);
    table += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", document_cell(system.name),
                         document_cell(system.place), document_cell(system.sentence), engines_in_words(system.printed),
                         word_of(system.verdict), engines_in_words(system.cases), ours);
  }
  return table;
}

std::size_t count_of(const ArticleStudy& study, ArticleName article, ArticleVerdict verdict) {
  return static_cast<std::size_t>(std::count_if(study.claims.begin(), study.claims.end(), [&](const ArticleRow& row) {
    return row.article == article && row.verdict == verdict;
  }));
}

}  // namespace

std::string verdict_words(const ArticleRow& row) {
  if (row.verdict == ArticleVerdict::kNotRefuted) return fmt::format("not refuted in {} cases", row.total.held);
  if (row.verdict == ArticleVerdict::kRefuted && row.total.refuted > 1)
    return fmt::format("refuted ({} of {} cases)", row.total.refuted, row.total.refuted + row.total.held);
  return std::string(word_of(row.verdict));
}

std::string row_in_words(const ArticleRow& row) {
  std::string words = fmt::format("{} {}: {}\n  {}, {}\n  {}\n  {}\n", word_of(row.article), row.name,
                                  verdict_words(row), word_of(row.article), row.place, row.sentence, row.statement);
  if (!row.condition.empty()) words += fmt::format("  if {}\n", row.condition);
  const std::string grounds = grounds_of(row);
  return grounds.empty() ? words : words + fmt::format("  {}\n", grounds);
}

std::string articles_document(const ArticleStudy& study) {
  std::string words =
      "# What four articles on collision detection say, on trial\n\n"
      "Written by `assay study article`; the suite compares verdicts. One is\n\n"
      "- **proved**: by the lemma that is given, or, of what can happen, by the example;\n"
      "- **true under a condition**: proved under the condition that is named, with a counterexample outside it;\n"
      "- **refuted**: by an exact case, which is verified on every run; of the claims of the first article the "
      "smallest that "
      "the\n  reducer found, then the smallest in the plane;\n"
      "- **not refuted in N cases**: which proves nothing;\n"
      "- **not judged**: for the reason that is given.\n\n"
      "A claim on cost that names no constant is refuted where, on a family that is named, the 95 % interval of the "
      "fitted exponent\nlies above what it says, and else not refuted. Under each table of claims stand the article's "
      "*systems*: every algorithm,\nstructure and test that it describes, the engine that is its listing, with what is "
      "known of that: wrong (without rounding, too),\nwrong in double alone, no flaw known, no listing; a committed "
      "case "
      "of each cause; and the engines of ours that do the same.\n\n"
      "Notation of the first article: K and L are the bodies, S and T their corners, n the dimension, k = n + 2, P2 "
      "minimises "
      "f(x) =\ne.(b - A x) over A x <= b, x >= 0, m is the minimum, v = b - A x* the slack of an optimal x*, d_1 and "
      "d_2 are "
      "distances in the\n1-norm and the 2-norm, R is the greatest 1-norm of a corner. Names in code type at the end of "
      "a row are "
      "committed cases, in\n`docs/published-collision`, `docs/published-hulls` or `fuzz/corpus`; `assay replay` shows "
      "each.\n";
  for (std::size_t i = 0; i < kTitles.size(); ++i) {
    const auto article = static_cast<ArticleName>(i);
    words += fmt::format(
        "\n## {}\n\n{} proved, {} true under a condition, {} refuted, {} not refuted, {} not "
        "judged.\n\n{}\nSystems:\n\n{}",
        kTitles[i], count_of(study, article, ArticleVerdict::kProved),
        count_of(study, article, ArticleVerdict::kTrueUnderCondition),
        count_of(study, article, ArticleVerdict::kRefuted), count_of(study, article, ArticleVerdict::kNotRefuted),
        count_of(study, article, ArticleVerdict::kNotJudged), table_of(study, article), systems_of(study, article));
  }
  words +=
      "\n## Logic or rounding\n\n"
      "Each committed case breaks its claim in double. The listings are templates on the number type, and each case is "
      "run twice\nmore. *Without rounding*: in rationals, or, since rationals have no roots and sines, in 1100 bits "
      "where "
      "a listing normalises\nby roots or turns. What is wrong there, too, is **logic**; times of a "
      "cast that agree there in 1000 bits are one.\n*In 53 bits*: as in "
      "double, with exponents from -2^30 to 2^30. What is right "
      "without "
      "rounding and wrong in 53 bits is **rounding**, what is\nright in both is **range**: a number left the exponents "
      "of double. The minimum translation and the linear sweep run in\nrationals with squares, and take the root of "
      "the "
      "answer last.\n\n"
      "| case | algorithm | claim | cause | without rounding | in 53 bits |\n|---|---|---|---|---|---|\n";
  for (const ArticleFlaw& flaw : study.flaws) {
    words += fmt::format("| `{}` | {} | {} | {} | {} | {} |\n", flaw.name, document_cell(flaw.engine),
                         document_cell(flaw.claim), word_of(flaw.cause), document_cell(flaw.in_rationals),
                         document_cell(flaw.in_53_bits));
  }
  return words;
}

}  // namespace assay
