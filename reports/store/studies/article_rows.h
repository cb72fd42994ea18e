// What came of the claims of the four articles, and the pivots of the algorithm of one of them.
#pragma once
#include <array>
#include <cstdint>

#include "reports/store/studies/columns.h"

namespace assay {

inline constexpr StudyFile kArticleFile{"article", "article.jsonl", "article"};

struct ArticleCounts {
  std::uint64_t held = 0, refuted = 0, not_met = 0, undecided = 0;
  friend bool operator==(const ArticleCounts&, const ArticleCounts&) = default;

  static constexpr auto columns() {
    return std::tuple{column("held", &ArticleCounts::held, "cases on which the claim held"),
                      column("refuted", &ArticleCounts::refuted, "cases that refute it"),
                      column("not_met", &ArticleCounts::not_met, "cases to which it does not apply"),
                      column("undecided", &ArticleCounts::undecided, "cases on which it could not be told")};
  }
};

struct ArticleDomain {
  std::string domain;
  ArticleCounts counts;
  friend bool operator==(const ArticleDomain&, const ArticleDomain&) = default;

  static constexpr auto columns() {
    return std::tuple{column("domain", &ArticleDomain::domain, "that the cases are of"),
                      column("counts", &ArticleDomain::counts, "what came of them")};
  }
};

/// A case that refutes a claim, or that shows what the claim says to be possible.
struct ArticleExample {
  std::string case_text, evidence, referee;
  bool minimal = false;
  friend bool operator==(const ArticleExample&, const ArticleExample&) = default;

  static constexpr auto columns() {
    return std::tuple{column("case", &ArticleExample::case_text, "as properties/case/case_text.h writes it"),
                      column("evidence", &ArticleExample::evidence, "the check's words"),
                      column("referee", &ArticleExample::referee, "the second opinion; empty where none was asked"),
                      column("minimal", &ArticleExample::minimal, "no corner can be left out")};
  }
};

enum class ArticleName : std::uint8_t { kKreuzer, kTutorial, kAlzubaidi, kFirth };
inline constexpr std::array<std::string_view, 4> kArticleNames = {"kreuzer", "tutorial", "alzubaidi", "firth"};
constexpr std::span<const std::string_view> words_of(ArticleName) { return kArticleNames; }

/// Proved: by the lemma. True under a condition: by the lemma, and a counterexample outside it is known. Refuted: by a
/// case that is verified on every run. Not refuted: by any of so many cases, which proves nothing.
enum class ArticleVerdict : std::uint8_t { kProved, kTrueUnderCondition, kRefuted, kNotRefuted, kNotJudged };
inline constexpr std::array<std::string_view, 5> kArticleVerdicts = {"proved", "true under a condition", "refuted",
                                                                     "not refuted", "not judged"};
constexpr std::span<const std::string_view> words_of(ArticleVerdict) { return kArticleVerdicts; }

struct ArticleRow {
  ArticleName article = ArticleName::kKreuzer;
  std::string name, topic, place, sentence, statement, condition;
  ArticleVerdict verdict = ArticleVerdict::kNotJudged;
  std::string grounds, engine;
  std::vector<std::string> cases;
  ArticleCounts total;
  std::vector<ArticleDomain> domains;
  std::vector<ArticleExample> examples;
  friend bool operator==(const ArticleRow&, const ArticleRow&) = default;

  static constexpr const char* kRecord = "claim";
  static constexpr auto columns() {
    return std::tuple{column("article", &ArticleRow::article, "that makes it"),
                      column("name", &ArticleRow::name, "of the claim"),
                      column("topic", &ArticleRow::topic, "what it is about"),
                      column("place", &ArticleRow::place, "section of the article"),
                      column("sentence", &ArticleRow::sentence, "the article's idea in our words"),
                      column("statement", &ArticleRow::statement, "the same as a formula"),
                      column("condition", &ArticleRow::condition, "ours, without which it is false"),
                      column("verdict", &ArticleRow::verdict, "what is known of it"),
                      column("grounds", &ArticleRow::grounds, "the lemma, the counterexample, or why it is not judged"),
                      column("engine", &ArticleRow::engine, "that it is about; empty where it is about none"),
                      column("cases", &ArticleRow::cases, "committed cases that refute it"),
                      column("total", &ArticleRow::total, "over all domains"),
                      column("domains", &ArticleRow::domains, "the counts of each"),
                      column("examples", &ArticleRow::examples, "the smallest, then the smallest in the plane")};
  }
};

/// Pivots of Bland's rule on P2 in exact arithmetic.
struct ArticlePivots {
  std::uint32_t dimension = 0, corners = 0, runs = 0, least = 0, greatest = 0;
  std::uint64_t sum = 0;
  friend bool operator==(const ArticlePivots&, const ArticlePivots&) = default;

  static constexpr const char* kRecord = "pivots";
  static constexpr auto columns() {
    return std::tuple{column("dimension", &ArticlePivots::dimension, "of the bodies"),
                      column("corners", &ArticlePivots::corners, "of both together"),
                      column("runs", &ArticlePivots::runs, "pairs tried"),
                      column("least", &ArticlePivots::least, "of a run").in("pivots"),
                      column("greatest", &ArticlePivots::greatest, "of a run").in("pivots"),
                      column("sum", &ArticlePivots::sum, "of all runs").in("pivots")};
  }
};

/// Whether a flaw of a printed algorithm is there without rounding, too; if not, whether 53 bits suffice once exponents
/// have no end: then the range of double makes it and not its precision.
enum class FlawCause : std::uint8_t { kLogic, kRounding, kRange, kNotTold };
inline constexpr std::array<std::string_view, 4> kFlawCauses = {"logic", "rounding", "range", "not told"};
constexpr std::span<const std::string_view> words_of(FlawCause) { return kFlawCauses; }

struct ArticleFlaw {
  std::string name, engine, claim;
  FlawCause cause = FlawCause::kNotTold;
  std::string in_rationals, in_53_bits;
  friend bool operator==(const ArticleFlaw&, const ArticleFlaw&) = default;

  static constexpr const char* kRecord = "flaw";
  static constexpr auto columns() {
    return std::tuple{
        column("name", &ArticleFlaw::name, "of the committed case"),
        column("engine", &ArticleFlaw::engine, "the algorithm as printed"),
        column("claim", &ArticleFlaw::claim, "that the case violates in double"),
        column("cause", &ArticleFlaw::cause, "logic: violated without rounding, too; range: not in 53 bits"),
        column("in_rationals", &ArticleFlaw::in_rationals, "what the same listing does without rounding"),
        column("in_53_bits", &ArticleFlaw::in_53_bits, "what it does in 53 bits with exponents of any size")};
  }
};

/// What is known of a listing: wrong by logic, wrong by rounding or range alone, by no committed case, or no listing.
enum class SystemVerdict : std::uint8_t { kWrong, kWrongInDouble, kNoFlawKnown, kNotPrinted };
inline constexpr std::array<std::string_view, 4> kSystemVerdicts = {"wrong", "wrong in double alone", "no flaw known",
                                                                    "no listing"};
constexpr std::span<const std::string_view> words_of(SystemVerdict) { return kSystemVerdicts; }

/// An algorithm, structure or test that an article describes, and the engines that are it.
struct ArticleSystem {
  ArticleName article = ArticleName::kKreuzer;
  std::string name, place, sentence;
  std::vector<std::string> printed;
  SystemVerdict verdict = SystemVerdict::kNotPrinted;
  std::vector<std::string> cases, ours;
  std::string note;
  friend bool operator==(const ArticleSystem&, const ArticleSystem&) = default;

  static constexpr const char* kRecord = "system";
  static constexpr auto columns() {
    return std::tuple{column("article", &ArticleSystem::article, "that describes it"),
                      column("name", &ArticleSystem::name, "of the system"),
                      column("place", &ArticleSystem::place, "section of the article"),
                      column("sentence", &ArticleSystem::sentence, "what it does, in our words"),
                      column("printed", &ArticleSystem::printed, "engines that are its listing"),
                      column("verdict", &ArticleSystem::verdict, "what committed cases say of the listing"),
                      column("cases", &ArticleSystem::cases, "a committed case of each cause that was found"),
                      column("ours", &ArticleSystem::ours, "engines of ours that do the same"),
                      column("note", &ArticleSystem::note, "what is no engine, or is missing")};
  }
};

struct ArticleStudy {
  std::vector<ArticleRow> claims;
  std::vector<ArticlePivots> pivots;
  std::vector<ArticleFlaw> flaws;
  std::vector<ArticleSystem> systems;
  bool empty() const { return claims.empty() && pivots.empty() && flaws.empty() && systems.empty(); }
  friend bool operator==(const ArticleStudy&, const ArticleStudy&) = default;
};

}  // namespace assay
