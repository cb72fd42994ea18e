// Between Assay's programs and answers and HiGHS, in the WebAssembly build that npm's package highs is, by its raw
// interface: arrays in, arrays out. types.d.ts of the package is its reference; programs, and signs of multipliers and
// rays, are HiGHS's as they are Assay's.
import {setFlagsFromString} from 'node:v8';

import load from 'highs';

// V8's optimizing compiler doubles the time of a battery's rows, and of 7500 cases in a row it saves none.
setFlagsFromString('--liftoff-only');
export const highs = await load();
const {status: kCall, modelStatus: kStatus, basisStatus: kPlace} = highs.constants;
const kFeasiblePoint = 2;  // info primal_solution_status, HighsInfo.h: kSolutionStatusFeasible
// HighsOptions.h, as they come: infinite_bound and infinite_cost, small_matrix_value, large_matrix_value.
const kInfinite = 1e20, kSmallEntry = 1e-9, kLargeEntry = 1e15;

const isCost = (cost) => Math.abs(cost) < kInfinite;
/** An entry that HiGHS does not take for 0 or for infinite. */
const isEntry = (entry) => entry === 0 || (Math.abs(entry) > kSmallEntry && Math.abs(entry) < kLargeEntry);
/** A bound is absent, infinite on its own side, or a number that HiGHS does not take for infinite. */
const areBounds = (lower, upper) =>
  lower.every((bound) => bound === -Infinity || isCost(bound)) &&
  upper.every((bound) => bound === Infinity || isCost(bound));
export const isSupported = (p) =>
  p.cost.every(isCost) && p.matrix.every(isEntry) && areBounds(p.lower, p.upper) &&
  areBounds(p.row_lower, p.row_upper);

/** The nonzero entries by columns. */
function byColumns({rows, columns, matrix}) {
  const starts = [0], indices = [], values = [];
  for (let j = 0; j < columns; ++j) {
    for (let i = 0; i < rows; ++i) {
      const entry = matrix[i * columns + j];
      if (entry !== 0) indices.push(i), values.push(entry);
    }
    starts.push(values.length);
  }
  return {format: 'csc', numRows: rows, numCols: columns, starts, indices, values};
}

export const modelOf = (p) => ({
  numCols: p.columns, numRows: p.rows, colCost: p.cost, colLower: p.lower, colUpper: p.upper, rowLower: p.row_lower,
  rowUpper: p.row_upper, matrix: byColumns(p),
});

/** What HiGHS calls its basis; nothing where it has none, or where a variable that is not basic stands nowhere. */
function basisOf(model, p) {
  const {colStatus, rowStatus} = model.getBasis().value;
  const basic = [], at_upper = [], place = [...colStatus, ...rowStatus];
  const lower = [...p.lower, ...p.row_lower], upper = [...p.upper, ...p.row_upper];
  if (model.getInfoValue('basis_validity').value !== 1 || place.includes(kPlace.nonbasic)) return {};
  for (let v = 0; v < place.length; ++v) {
    if (place[v] === kPlace.basic) basic.push(v);
    else if (place[v] === kPlace.upper && Number.isFinite(lower[v]) && Number.isFinite(upper[v])) at_upper.push(v);
  }
  return basic.length === p.rows ? {basic, at_upper} : {};
}

const vectorOf = ({status, value}) => (status === kCall.error ? undefined : value?.values);

export function answerOf(model, p) {
  switch (model.getModelStatus()) {
    case kStatus.optimal: {
      const {colValue, rowDual} = model.getSolution().value;
      return {kind: 'optimal', basis: basisOf(model, p), x: colValue, y: rowDual};
    }
    case kStatus.infeasible:
      return {kind: 'infeasible', farkas: vectorOf(model.getDualRay())};
    case kStatus.unbounded: {
      const ray = vectorOf(model.getPrimalRay());
      // Asking for the ray may solve again, so the point is asked for after it.
      const has_point = model.getInfoValue('primal_solution_status').value === kFeasiblePoint;
      return ray && has_point ? {kind: 'unbounded', x: model.getSolution().value.colValue, ray} : {kind: 'unbounded'};
    }
    case kStatus.empty:  // no columns: HiGHS says no more
      return {kind: 'declined'};
    case kStatus.timeLimit:
    case kStatus.iterationLimit:
      return {kind: 'gave_up', why: 'step_limit'};
    case kStatus.unboundedOrInfeasible:
    case kStatus.unknown:
      return {kind: 'gave_up', why: 'uncertain'};
    default:  // errors
      return {kind: 'gave_up', why: 'stalled'};
  }
}

/** Hands the program over with these options, asks `then` of the model and forgets it. Precondition: isSupported. */
export function within(options, p, then) {
  const model = highs.raw.createModel();
  try {
    for (const [name, value] of Object.entries({output_flag: false, ...options}))
      if (model.setOptionValue(name, value).status !== kCall.ok) throw new Error(`HiGHS has no option ${name}`);
    // Of a program that is supported, crossed bounds are warned of, and kept.
    return model.passLp(modelOf(p)).status === kCall.error ? {kind: 'declined'} : then(model);
  } finally {
    model.dispose();
  }
}

export const solver = (options) => (p) => {
  if (!isSupported(p)) return {kind: 'declined'};
  return within(options, p, (model) =>
    model.run().status === kCall.error ? {kind: 'gave_up', why: 'stalled'} : answerOf(model, p));
};
