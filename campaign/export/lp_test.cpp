// Tests of linear programs: for HiGHS as npm has it, for SciPy, and for libraries with a C interface by Python's
// ctypes.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <optional>

#include "campaign/certificates/certify.h"
#include "campaign/corpus/fractions.h"
#include "campaign/export/exported_case.h"
#include "formats/mps.h"
#include "properties/case/case_json.h"

namespace assay {
namespace {

/// Status and, where optimal, value rounded to double.
struct KnownTruth {
  std::string status;
  std::optional<double> value{};
};

Result<KnownTruth> truth_of_program(const LpProblem& program) {
  const auto proof = certify(program);
  if (!proof) return Error{proof.error()};
  switch (proof->proves) {
    case Proves::kOptimal: break;
    case Proves::kInfeasible:
    case Proves::kCrossedBounds: return KnownTruth{"infeasible"};
    case Proves::kUnbounded: return KnownTruth{"unbounded"};
    default: return Error{"its truth is not known: " + proof->reason};
  }
  return KnownTruth{"optimal", proved_optimum(program, *proof).convert_to<double>()};
}

using Values = std::vector<std::pair<std::string, std::string>>;

/// What every test of a program says; `none` is the language's word for no value.
Result<Values> values_of(const ExportedCase& file, std::string_view mark, std::string_view none) {
  const auto* program = std::get_if<LpProblem>(&file.problem);
  if (program == nullptr) return Error{"no linear program, which is what tests for its solvers are about"};
  const auto truth = truth_of_program(*program);
  if (!truth) return Error{truth.error()};
  const std::string value = truth->value ? fmt::format("{}", *truth->value) : std::string(none);
  return Values{{"SAYS", comment_lines(file, mark)}, {"STATUS", truth->status}, {"VALUE", value}};
}

struct LpQuery {
  std::string_view engine, name, options;
};
constexpr std::array kHighs{
    LpQuery{"highs/default", "as it comes", "{}"},
    LpQuery{"highs/primal", "primal simplex", "{presolve: 'off', solver: 'simplex', simplex_strategy: 4}"},
    LpQuery{"highs/dual", "dual simplex", "{presolve: 'off', solver: 'simplex', simplex_strategy: 1}"},
    LpQuery{"highs/ipm", "interior point method", "{solver: 'ipm'}"}};

constexpr std::string_view kHighsForm =
    R"(// HiGHS on a linear program, against its exact status and value. Written by assay export.
@SAYS@//   npm install highs; node --test THIS.mjs
import assert from 'node:assert/strict';
import test from 'node:test';
import load from 'highs';

// Minimise cost x where row_lower <= matrix x <= row_upper and lower <= x <= upper; null is no bound.
const program = @PROGRAM@;
const status = '@STATUS@', value = @VALUE@;

const number = (x, none) => (x === null ? none : Number(x));
const bounds = (list, none) => list.map((x) => number(x, none));

test('HiGHS, @NAME@', async () => {
  const highs = await load();
  const numRows = program.row_lower.length, numCols = program.cost.length;
  const starts = [0], indices = [], values = [];
  for (let j = 0; j < numCols; ++j) {
    for (let i = 0; i < numRows; ++i)
      if (program.matrix[i][j] !== 0) indices.push(i), values.push(program.matrix[i][j]);
    starts.push(values.length);
  }
  const model = highs.raw.createModel();
  for (const [name, option] of Object.entries({output_flag: false, time_limit: 10, ...@OPTIONS@}))
    model.setOptionValue(name, option);
  model.passLp({
    numCols, numRows, colCost: program.cost, colLower: bounds(program.lower, -Infinity),
    colUpper: bounds(program.upper, Infinity), rowLower: bounds(program.row_lower, -Infinity),
    rowUpper: bounds(program.row_upper, Infinity),
    matrix: {format: 'csc', numRows, numCols, starts, indices, values},
  });
  model.run();
  const names = Object.fromEntries(Object.entries(highs.constants.modelStatus).map(([name, code]) => [code, name]));
  assert.equal(names[model.getModelStatus()], status);
  if (value === null) return;
  const told = model.getInfoValue('objective_function_value').value;
  assert.ok(Math.abs(told - value) <= 1e-6 * Math.max(1, Math.abs(value)), `the value is ${value}, HiGHS says ${told}`);
  model.dispose();
});
)";

constexpr std::array kScipy{LpQuery{"scipy/linprog", "highs", "highs"},
                            LpQuery{"scipy/linprog_ds", "highs_ds", "highs-ds"},
                            LpQuery{"scipy/linprog_ipm", "highs_ipm", "highs-ipm"}};

constexpr std::string_view kScipyForm =
    R"("""SciPy's linprog on a linear program, against its exact status and value. Written by assay export.

    python3 -m unittest THIS.py
"""
@SAYS@
import json
import unittest

import numpy as np
from scipy.optimize import linprog

STATUS, VALUE = "@STATUS@", @VALUE@
# Minimise cost x where row_lower <= matrix x <= row_upper and lower <= x <= upper; null is no bound.
PROGRAM = json.loads("""@PROGRAM@""")
NAMES = {0: "optimal", 2: "infeasible", 3: "unbounded"}


def numbers(name, none):
    return np.array([none if x is None else float(x) for x in PROGRAM[name]])


class Scipy(unittest.TestCase):
    def test_@NAME@(self):
        cost = numbers("cost", 0)
        matrix = np.array([[float(x) for x in row] for row in PROGRAM["matrix"]]).reshape(-1, len(cost))
        least, most = numbers("row_lower", -np.inf), numbers("row_upper", np.inf)
        equal = least == most
        below, above = ~equal & (most < np.inf), ~equal & (least > -np.inf)
        bounds = np.column_stack((numbers("lower", -np.inf), numbers("upper", np.inf)))
        found = linprog(cost, np.vstack((matrix[below], -matrix[above])), np.concatenate((most[below], -least[above])),
                        matrix[equal], most[equal], bounds, method="@OPTIONS@")
        self.assertEqual(NAMES.get(found.status, found.message), STATUS)
        if VALUE is not None:
            self.assertLessEqual(abs(found.fun - VALUE), 1e-6 * max(1, abs(VALUE)))
)";

constexpr std::string_view kPythonForm =
    R"("""@LIBRARY@ on a linear program, against its exact status and value. Written by assay export.

    python3 -m unittest THIS.py
"""
@SAYS@
import ctypes
import ctypes.util
import multiprocessing
import os
import tempfile
import unittest

STATUS, VALUE = "@STATUS@", @VALUE@
MPS = """@MPS@"""


def ask(path, told):
@ASKS@

class @CLASS@(unittest.TestCase):
    def test_@NAME@(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "program.mps")
            with open(path, "w", encoding="ascii") as file:
                file.write(MPS)
            told = multiprocessing.SimpleQueue()
            child = multiprocessing.Process(target=ask, args=(path.encode(), told))  # a crash or a hang stays there
            child.start()
            child.join(10)
            if child.is_alive():
                child.kill()
                self.fail("no answer within 10 seconds")
            self.assertEqual(child.exitcode, 0, "the solver's process died")
            status, value = told.get()
        self.assertEqual(status, STATUS)
        if VALUE is not None:
            self.assertLessEqual(abs(value - VALUE), 1e-6 * max(1, abs(VALUE)))
)";

constexpr std::array kGlpk{LpQuery{"glpk/primal", "primal", "1"}, LpQuery{"glpk/dual", "dual", "2"},
                           LpQuery{"glpk/exact", "exact", "0"}};
constexpr std::string_view kAskGlpk = R"(    glpk = ctypes.CDLL(ctypes.util.find_library("glpk"))
    glpk.glp_create_prob.restype = ctypes.c_void_p
    glpk.glp_get_obj_val.restype = ctypes.c_double
    glpk.glp_term_out(0)
    program = ctypes.c_void_p(glpk.glp_create_prob())
    if glpk.glp_read_mps(program, 2, None, path) != 0:  # GLP_MPS_FILE: free MPS
        raise ValueError("GLPK does not read the MPS")
    method = @OPTIONS@  # GLP_PRIMAL 1, GLP_DUALP 2; 0: the exact simplex
    if method == 0:
        glpk.glp_exact(program, None)
    else:
        settings = (ctypes.c_int * 1024)()  # glp_smcp: msg_lev, meth, ...
        glpk.glp_init_smcp(settings)
        settings[1] = method
        glpk.glp_simplex(program, settings)
    # GLP_OPT 5, GLP_UNBND 6, GLP_NOFEAS 4
    status = {5: "optimal", 6: "unbounded", 4: "infeasible"}.get(glpk.glp_get_status(program), "unknown")
    told.put((status, glpk.glp_get_obj_val(program)))
)";

constexpr std::array kClp{LpQuery{"clp/primal", "primal", "primal"}, LpQuery{"clp/dual", "dual", "dual"}};
constexpr std::string_view kAskClp = R"(    clp = ctypes.CDLL(ctypes.util.find_library("Clp"))
    clp.Clp_newModel.restype = ctypes.c_void_p
    clp.Clp_objectiveValue.restype = ctypes.c_double
    program = ctypes.c_void_p(clp.Clp_newModel())
    clp.Clp_setLogLevel(program, 0)
    if clp.Clp_readMps(program, path, 0, 0) != 0:
        raise ValueError("Clp does not read the MPS")
    clp.Clp_@OPTIONS@(program, 0)
    # 0 optimal, 1 primal infeasible, 2 dual infeasible
    status = {0: "optimal", 1: "infeasible", 2: "unbounded"}.get(clp.Clp_status(program), "unknown")
    told.put((status, clp.Clp_objectiveValue(program)))
)";

constexpr std::array kLpSolve{LpQuery{"lp_solve/default", "default", "-1"},
                              LpQuery{"lp_solve/dantzig", "dantzig", "1"}};
constexpr std::string_view kAskLpSolve = R"(    import glob
    places = [ctypes.util.find_library("lpsolve55")] + glob.glob("/usr/lib/lp_solve/liblpsolve55.so")
    solver = ctypes.CDLL([place for place in places if place][0])
    solver.read_freeMPS.restype = ctypes.c_void_p
    solver.get_objective.restype = ctypes.c_double
    program = ctypes.c_void_p(solver.read_freeMPS(path, 1))
    if not program:
        raise ValueError("lp_solve does not read the MPS")
    rule = @OPTIONS@  # PRICER_DANTZIG 1; -1: as it comes
    if rule >= 0:
        solver.set_pivoting(program, rule)
    status = {0: "optimal", 2: "infeasible", 3: "unbounded"}.get(solver.solve(program), "unknown")
    told.put((status, solver.get_objective(program)))
)";

Result<std::string> python_test(const ExportedCase& file, std::string_view library, std::string_view name_of_class,
                                const LpQuery& query, std::string_view asks) {
  auto values = values_of(file, "#", "None");
  if (!values) return Error{values.error()};
  LpFile program;
  program.problem = std::get<LpProblem>(file.problem);
  const auto mps = write_mps(program);
  if (!mps) return Error{mps.error()};
  const Values more{{"OPTIONS", std::string(query.options)}};
  values->insert(values->end(), {{"LIBRARY", std::string(library)},
                                 {"CLASS", std::string(name_of_class)},
                                 {"NAME", std::string(query.name)},
                                 {"ASKS", filled(asks, more)},
                                 {"MPS", *mps}});
  return filled(kPythonForm, *values);
}

/// A test that has the program as JSON in it.
Result<std::string> json_test(const ExportedCase& file, std::string_view mark, std::string_view none,
                              const LpQuery& query, std::string_view form) {
  auto values = values_of(file, mark, none);
  if (!values) return Error{values.error()};
  std::string program = json_of(file.problem);
  program.pop_back();  // its end of line
  values->insert(values->end(),
                 {{"PROGRAM", program}, {"NAME", std::string(query.name)}, {"OPTIONS", std::string(query.options)}});
  return filled(form, *values);
}

}  // namespace

Result<std::string> highs_test(const ExportedCase& file) {
  return json_test(file, "//", "null", query_of<LpQuery>(file.engine(), kHighs), kHighsForm);
}

Result<std::string> scipy_test(const ExportedCase& file) {
  return json_test(file, "#", "None", query_of<LpQuery>(file.engine(), kScipy), kScipyForm);
}

Result<std::string> glpk_test(const ExportedCase& file) {
  return python_test(file, "GLPK", "Glpk", query_of<LpQuery>(file.engine(), kGlpk), kAskGlpk);
}

Result<std::string> clp_test(const ExportedCase& file) {
  return python_test(file, "Clp", "Clp", query_of<LpQuery>(file.engine(), kClp), kAskClp);
}

Result<std::string> lp_solve_test(const ExportedCase& file) {
  return python_test(file, "lp_solve", "LpSolve", query_of<LpQuery>(file.engine(), kLpSolve), kAskLpSolve);
}

}  // namespace assay
