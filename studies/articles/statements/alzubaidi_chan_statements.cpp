#include "studies/articles/statements/statement.h"
#include "studies/articles/statements/trials.h"

namespace assay {
namespace {

constexpr std::array kAlzubaidiChanStatements = {
    ArticleStatement{
        .name = "chan_costs",
        .topic = "cost",
        .place = "4.1 Chan's Algorithm",
        .sentence = "Chan's algorithm as listed takes O(n log h).",
        .formal = "tests <= c n log h",
        .verdict = ArticleVerdict::kRefuted,
        .grounds = "Line 11 is a Jarvis march over all vertices of the sub hulls, without the binary search of the "
                   "text: n^2 tests for n points (i, i^2). 64 points 4096 tests, 128 points 16384.",
        .check = &check::jarvis_on_sub_hulls_is_quadratic},
    ArticleStatement{
        .name = "chan_in_all_rounds_costs",
        .topic = "cost",
        .place = "4.1 Chan's Algorithm",
        .sentence = "With all rounds of its loop the listing takes O(n log h).",
        .formal = "tests of all rounds until m = n on n points (i, i^2) grow as (n log h)^e, e <= 1",
        .verdict = ArticleVerdict::kRefuted,
        .grounds =
            "No round stops after m vertices, so the march of each goes round all h. Line 6, taken to the letter, "
            "has each scan done m times besides.",
        .engine = "published/chan_alzubaidi_all_rounds_emended",
        .check = &check::chan_in_all_rounds_is_quadratic},
    ArticleStatement{.name = "chan_ends",
                     .topic = "code",
                     .place = "4.1 Chan's Algorithm",
                     .sentence = "The loop over t = 1, 2, ... ends.",
                     .formal = "the groups of a round differ from those of the round before",
                     .verdict = ArticleVerdict::kRefuted,
                     .grounds = "It has no condition. From m = n on, here for five points round 2, each round is the "
                                "same again; the variants stop at the first round, or there.",
                     .check = &check::rounds_end},
    ArticleStatement{.name = "group_sizes",
                     .topic = "code",
                     .place = "4.1 Chan's Algorithm",
                     .sentence = "Groups have 4, 16, 32, 256, 512, ... points.",
                     .formal = "these are values of 2^(2^t)",
                     .verdict = ArticleVerdict::kRefuted,
                     .grounds = "Line 2 of the listing gives 4, 16, 256, 65536: neither 32 nor 512.",
                     .check = &check::group_sizes},
    ArticleStatement{.name = "chan_in_all_rounds_as_printed",
                     .topic = "code",
                     .place = "4.1 Chan's Algorithm",
                     .sentence = "The listing with all its rounds gives the hull.",
                     .formal = "hull right",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "All clouds of five points of the 3 x 3 grid, which take two rounds; double is exact "
                                "there.",
                     .engine = "published/chan_alzubaidi_all_rounds",
                     .check = &trial::chan_in_all_rounds_as_printed},
    ArticleStatement{.name = "chan_in_all_rounds_put_right",
                     .topic = "code",
                     .place = "4.1 Chan's Algorithm",
                     .sentence = "The same with its misprints put right.",
                     .formal = "hull right",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "All clouds of five points of the 3 x 3 grid, which take two rounds; double is exact "
                                "there.",
                     .engine = "published/chan_alzubaidi_all_rounds_emended",
                     .check = &trial::chan_in_all_rounds_put_right},
    ArticleStatement{
        .name = "chan_is_optimal",
        .topic = "cost",
        .place = "4.1 Chan's Algorithm",
        .sentence = "Chan's algorithm is optimal and output-sensitive.",
        .formal = "Theta(n log h)",
        .verdict = ArticleVerdict::kProved,
        .grounds = "T. M. Chan, Optimal output-sensitive convex hull algorithms, Discrete Comput. Geom. 16, 1996; the "
                   "lower bound is Kirkpatrick and Seidel's (1986). This is not what is listed: chan_costs."},
    ArticleStatement{.name = "chan_as_printed",
                     .topic = "code",
                     .place = "4.1 Chan's Algorithm",
                     .sentence = "The listing gives the hull.",
                     .formal = "hull right",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "All clouds of three or four points of the 3 x 3 grid, on which double is exact: what "
                                "is wrong there is logic.",
                     .engine = "published/chan_alzubaidi",
                     .check = &trial::chan_as_printed},
    ArticleStatement{.name = "chan_put_right",
                     .topic = "code",
                     .place = "4.1 Chan's Algorithm",
                     .sentence = "The listing with its misprints put right gives the hull.",
                     .formal = "hull right",
                     .verdict = ArticleVerdict::kNotRefuted,
                     .grounds = "All clouds of three or four points of the 3 x 3 grid, on which double is exact: what "
                                "is wrong there is logic.",
                     .engine = "published/chan_alzubaidi_emended",
                     .check = &trial::chan_put_right},
};

}  // namespace

std::span<const ArticleStatement> alzubaidi_chan_statements() { return kAlzubaidiChanStatements; }

}  // namespace assay
