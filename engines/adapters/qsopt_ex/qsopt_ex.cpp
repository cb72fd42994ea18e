// SPDX-License-Identifier: GPL-3.0-or-later
// QSopt_ex's exact solver, QSexact_solver. A plug-in of its own, under its licence.
#include "engines/adapters/qsopt_ex/answer.h"

namespace {

using namespace assay::qsopt_ex_adapter;

assay_status solve(void*, const assay_lp_problem* problem, const assay_watch*, assay_lp_answer* answer) noexcept {
  if (!supported(*problem)) return ASSAY_DECLINED;
  static const bool started = [] {
    QSexactStart();
    QSlog_set_handler([](const char*, void*) {}, nullptr);
    return true;
  }();
  static_cast<void>(started);
  QSexact_set_precision(128);  // a solve that needed more leaves it higher
  const Handle lp = load(*problem);
  if (lp == nullptr) return give_up(*answer, ASSAY_STALLED);
  // The solver adds a logical column for every row that is no equation, and writes all of x.
  Rationals x(std::size_t{problem->columns} + problem->rows), y(problem->rows);
  Basis basis;
  int status = 0;
  if (QSexact_solver(lp.get(), x.get(), y.get(), &basis.states, DUAL_SIMPLEX, &status) != 0)
    return give_up(*answer, ASSAY_STALLED);
  return answer_of(status, x, y, basis, *problem, *answer);
}

}  // namespace

const assay_plugin* assay_plugin_entry(uint32_t host_abi_version) {
  static const assay_engine engine = {
      sizeof(assay_engine),
      "qsopt_ex/exact",
      ASSAY_QSOPT_EX_FILE,
      "foreign",
      "QSopt_ex: double, then growing precision, every optimum and infeasibility tested in rationals",
      {sizeof(assay_semantics), ASSAY_TOUCHING_UNSPECIFIED, 0, -1, 0, 0, 0,
       "Exact: the basis is the answer; x, y and a Farkas vector are given where doubles hold them exactly. Its "
       "\"unbounded\" is the status of its floating-point simplex at the greatest precision tried, not tested in "
       "rationals "
       "(exact.c: not implemented). Declines no rows, no columns, rows without bounds, crossed bounds, anything not "
       "finite, "
       "and bounds and ranges of 1e150 and more, its infinity. Gives up where it has no basis and no "
       "double holds x. No watch.",
       0, 0},
      nullptr,
      &solve,
      nullptr,
      nullptr,
      nullptr,
      nullptr,
      nullptr,
      "an exact solver, which takes some hundred milliseconds a program"};
  static const assay_plugin plugin = {sizeof(assay_plugin), ASSAY_ABI_VERSION, 1, &engine};
  return host_abi_version == ASSAY_ABI_VERSION ? &plugin : nullptr;
}
