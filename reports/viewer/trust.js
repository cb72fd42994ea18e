// The tables of engines: how often each was wrong under the principal claim of a family, by severity. Sorts them by their heads.
"use strict";
const perCent = share => `${Number((100 * share).toPrecision(2))}`;
const silent = words => ({text: [words], kind: "silent"});
const of = (wrong, all) => `${wrong === 0 ? "none" : grouped(wrong)} of ${grouped(all)}`;
const isClean = ({severities, crashed, hung}) => severities.every(([wrong, , , , chosen]) => wrong + chosen === 0) && crashed + hung === 0;
/// "29 of 234" of a sample, and the share with its 95 % interval; of rows that were chosen since they convict a count and no share.
const wrongCell = (row, place) => {
  if (row.judged === 0) return silent(place === 0 ? "no verdict" : "–");
  const [wrong, all, low, high, more, chosen, ...resting] = row.severities[place], [byDefault, chosenByDefault] = resting.map(words => words && `, ${words}`);
  if (all + chosen === 0) return silent("none tried");
  const share = all > 0 ? wrong / all : more / chosen;
  const text = all > 0 ? [make("b", {}, of(wrong, all)), make("span", {}, wrong > 0 ? `${perCent(share)}\u00a0% (${perCent(low)} to ${perCent(high)})${byDefault}` : `at most ${perCent(high)}\u00a0%`)] : [];
  if (chosen > 0) text.push(make("span", {}, `${of(more, chosen)} chosen${chosenByDefault}`));
  return {text, value: share + (all > 0 && chosen > 0 ? 1e-9 * more / chosen : 0), kind: wrong + more > 0 ? "some" : "clean",
          ...(wrong + more > 0 ? {heat: heat(Math.max(1e-6, share))} : {})};
};
const brokeCell = ({crashed, hung, tried}) => {
  if (tried === 0) return silent("–");
  const words = [[crashed, "crash", "es"], [hung, "hang", "s"]].filter(([number]) => number > 0)
    .map(([number, noun, plural]) => `${grouped(number)} ${noun}${number === 1 ? "" : plural}`).join(", ");
  return words ? {text: [words], value: crashed + hung, kind: "broke"} : {text: ["none"], value: 0, kind: "clean"};
};
const triedCell = row => ({text: [`${grouped(row.tried)}${row.tried === row.asked ? "" : ` of ${grouped(row.asked)}`}`,
  ...(row.declined + row.gave_up === 0 ? [] : [make("span", {}, [[row.declined, "declined"], [row.gave_up, "gave up"]].filter(([number]) => number > 0)
    .map(([number, words]) => `${grouped(number)} ${words}`).join(", "))])], value: row.tried});
const powerOf = k => ["2", make("sup", {}, String(-k).replace("-", "−"))];
const epsilonCell = row => {
  if (row.gaps === undefined) return silent("not tried");
  const [k, finest, measure] = row.gaps;
  return k === null ? {text: ["none wrong", make("span", {}, "down to ", ...powerOf(finest), `, ${measure}`)], value: 0, kind: "clean"} :
    {text: [...powerOf(k), make("span", {}, `${Number((2 ** -k).toPrecision(2)).toExponential()}, ${measure}`)], value: 2 ** -k};
};
const timesWords = ratio => `${ratio < 9.95 ? ratio.toFixed(1) : ratio.toFixed(0)}\u00a0×`;

/// Each column: its name, what it means, a cell of a row, and whether a row has a figure in it: one that no row has is left out.
const columns = [
  ...tables.severities.map(([name, meaning], place) => ({name: `wrong: ${name}`, why: `${meaning} A cell says how many answers were wrong of the cases of ` +
      "this severity: of samples with the share and its exact 95 % interval (Clopper and Pearson), of rows that were chosen since they convict as a count. " +
      "Crashes and hangs stand apart. By default: wrong by a tolerance of ours alone, since the engine states none.",
    cell: row => wrongCell(row, place), has: row => row.severities[place][1] + row.severities[place][5] > 0})),
  {name: "within documented", why: "Not right, and excused by what the engine states about itself: no failure.",
    cell: row => row.judged === 0 ? silent("–") : {text: [grouped(row.within)], value: row.within}, has: row => row.within > 0},
  {name: "crashes, hangs", why: "Questions on which the engine's process ended, or no answer came in time. Not counted as wrong.", cell: brokeCell,
    has: row => row.crashed + row.hung > 0},
  {name: "tried", why: "Cases that the engine answered or tried to, of all that it was asked. Declined: it says that it does not take such cases. Gave up: it " +
    "tried, and said that it has no answer, which is neither right nor wrong. What was never tried has no verdict.", cell: triedCell, has: () => true},
  {name: "effective epsilon", why: "The largest gap, overlap or deviation, relative to the size of the bodies, at which a verdict was wrong, whatever the scale. " +
    "None wrong: down to the smallest gap that was tried. Not tried: no case with a known gap was judged.", cell: epsilonCell, has: row => row.gaps !== undefined},
  {name: "time", why: "Median time a question, relative to the fastest engine of this table on the same cases. Times differ from machine to machine: advice only.",
    cell: row => row.time === undefined ? silent("–") : {text: [timesWords(row.time)], value: row.time}, has: row => row.time !== undefined},
  {name: "findings", why: "Distinct defects found under all claims of this kind of question, each with a smallest case that replays.",
    cell: row => row.findings === 0 ? {text: ["none"], value: 0} :
      {text: [make("a", {href: `#engine=${row.name}`, "aria-label": `${row.findings} findings of ${row.name}`}, grouped(row.findings))], value: row.findings},
    has: row => row.findings > 0},
  {name: "other claims broken", why: "How many of the other claims of this kind of question were broken, of those judged: distances, depths, witnesses, relations " +
    "between answers.", cell: ({other: [broken, all]}) => all === 0 ? silent("–") : {text: [`${broken} of ${all}`], value: broken}, has: ({other}) => other[1] > 0}
];
const engineColumn = {name: "engine", why: "The engine and its version. Its name leads to all that is known of it: what it states, its claims and its findings."};

const cellOf = (column, row) => {
  const {text, value, kind, heat: strength} = column.cell(row);
  return make("td", {"data-label": column.name, ...(kind ? {class: kind} : {}), ...(value === undefined ? {} : {"data-v": value}),
                     ...(strength ? {style: `--heat:${strength}`} : {})}, ...text);
};
/// Whether it never erred, erred, or has no verdict.
const stateOf = row => row.judged === 0 ? "silent" : isClean(row) ? "clean" : "wrong";
const rowOf = (row, shown) => make("tr", {"data-kind": row.group, "data-state": stateOf(row), "data-name": row.name, ...(row.group === 0 ? {class: "given"} : {})},
  make("th", {scope: "row"}, engineLink(row.name), ...kind(row), make("span", {class: "version"}, row.version, ...(row.ranked || row.judged === 0 || row.group === 3 ? [] : [", not ranked"]))), ...shown.map(column => cellOf(column, row)));
const headOf = ({name, why: meaning}) => make("th", {scope: "col", "data-label": name}, make("button", {type: "button", class: "sort"}, name), why(name, meaning));
const engineTable = (table, rows, who) => {
  const shown = columns.filter(column => rows.some(column.has));
  return make("div", {class: "rows"}, make("table", {class: "trust", "aria-label": `${table.title}: ${who}`},
    make("thead", {}, make("tr", {}, ...[engineColumn, ...shown].map(headOf))), make("tbody", {}, ...rows.map(row => rowOf(row, shown)))));
};
const rankedOn = ({common, rows}) => {
  const below = rows.some(row => row.group !== 3 && row.judged > 0 && !row.ranked) ? ", which stand below" : "";
  return common > 0 ? `Ranked on the ${grouped(common)} cases that every engine was tried on, but for engines tried on less than half of all cases${below}.` :
    "No case was tried by every engine: ranked on what each was tried on.";
};
const familyPart = table => {
  const id = table.family + (table.dimension ?? ""), isControl = row => row.group === 3;
  const control = table.rows.filter(isControl);
  const part = make("div", {class: "family", "data-family": id}, make("h3", {id: `family-${id}`}, table.title),
    make("p", {class: "small"}, `${table.sentence || "Not asked in this campaign."} ${table.population} ${rankedOn(table)}`),
    engineTable(table, table.rows.filter(row => !isControl(row)), "engines on trial"));
  if (control.length > 0) {
    const fold = make("details", {class: "small", "data-control": id}, make("summary", {}, `Not on trial: ${control.length} engine${control.length === 1 ? "" : "s"}, ` +
      "which show that the cases find anything (published articles as printed, plain rounded arithmetic, planted faults)"));
    whenOpened(fold, () => [engineTable(table, control, "the control group")]);
    part.append(fold);
  }
  return part;
};
document.getElementById("trust").append(make("h2", {}, "How often is each engine wrong?"), ...tables.tables.map(familyPart),
  ...(tables.tables.length === 0 ? [make("p", {}, "No engine in this campaign.")] : []));

// A cell's number stands in data-v; cells without one come last whatever the order.
const placeOf = new WeakMap();  // of rows, in the order in which they were written
const valueOf = (row, column) => {
  const cell = row.children[column];
  if (cell.dataset.v !== undefined) return Number(cell.dataset.v);
  return cell.classList.contains("silent") ? null : cell.textContent;
};
/// Ascending, descending, and as it was.
const nextOrder = {none: "ascending", ascending: "descending", descending: "none"};
const sortBy = button => {
  const head = button.closest("th"), table = head.closest("table"), body = table.tBodies[0];
  const column = [...head.parentElement.children].indexOf(head), order = nextOrder[head.getAttribute("aria-sort") ?? "none"];
  [...body.rows].forEach((row, place) => { if (!placeOf.has(row)) placeOf.set(row, place); });
  for (const other of head.parentElement.children) other.removeAttribute("aria-sort");
  if (order !== "none") head.setAttribute("aria-sort", order);
  const sign = order === "descending" ? -1 : 1;
  const before = (left, right) => {
    const byPlace = placeOf.get(left) - placeOf.get(right);
    if (order === "none") return byPlace;
    const p = valueOf(left, column), q = valueOf(right, column);
    if (p === null || q === null) return (p === null) - (q === null) || byPlace;
    return sign * (typeof p === "number" && typeof q === "number" ? p - q : String(p).localeCompare(String(q))) || byPlace;
  };
  body.append(...[...body.rows].sort(before));
};
document.addEventListener("click", event => {
  const button = event.target.closest?.("table.trust th button.sort");
  if (button) sortBy(button);
});
