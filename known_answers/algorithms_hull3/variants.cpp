// What hulls of space answer, and the states on the way to it.
#include "known_answers/folded/fixed_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

constexpr FixedRun kRuns[] = {
    {"hull3/hull3", Asked::kByRequest, 15, 11430440734093774365u},
    {"hull3/gift_wrapping_exact", Asked::kByRequest, 1, 13872740932229849666u},
    {"hull3/gift_wrapping_naive", Asked::kByRequest, 1, 16409022091258445548u},
    {"hull3/quickhull_exact", Asked::kByRequest, 10, 5244008570909905747u},
    {"hull3/quickhull_naive", Asked::kByRequest, 10, 5509004791000760069u},
    {"hull3/quickhull_epsilon", Asked::kByRequest, 10, 13772464970740406689u},
    {"hull3/quickhull_fma", Asked::kByRequest, 10, 16804389017300728931u},
    {"hull3/incremental_exact", Asked::kByRequest, 4, 9560517828016765777u},
    {"hull3/incremental_naive", Asked::kByRequest, 10, 13040599652314583598u},
    {"hull3/divide_conquer_exact", Asked::kByRequest, 1, 9966309974546144557u},
    {"hull3/divide_conquer_naive", Asked::kByRequest, 1, 6769684303802216206u},
    {"hull3/subset_filter", Asked::kByRequest, 10, 9795395008794100688u},
};

/// What every check asks: not the domains that are drawn, and not the motions that are followed, with sines.
constexpr FixedRun kRunsFreeOfLibrary[] = {
    {"hull3/hull3", Asked::kByCheck, 15, 12890524649228796626u},
    {"hull3/gift_wrapping_naive", Asked::kByCheck, 1, 18182778622483259959u},
    {"hull3/quickhull_exact", Asked::kByCheck, 10, 16727408185547374587u},
    {"hull3/quickhull_naive", Asked::kByCheck, 10, 11041748931766024744u},
    {"hull3/quickhull_fma", Asked::kByCheck, 10, 15031671372451911234u},
    {"hull3/incremental_naive", Asked::kByCheck, 10, 8715373095908978672u},
    {"hull3/divide_conquer_naive", Asked::kByCheck, 1, 10066908192960193466u},
    {"hull3/subset_filter", Asked::kByCheck, 10, 11358750397660512847u},
};

}  // namespace

void add_hulls3(KnownAnswers& all) {
  add_runs<Hull3Family>(all, kRuns);
  add_runs<Hull3Family>(all, kRunsFreeOfLibrary, Domains::kFreeOfLibrary);
}

}  // namespace assay::known
