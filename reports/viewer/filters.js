// Which rows of the tables of engines are shown. What is chosen stands in the address, as #?family=gjk3&kind=1&name=bullet&state=wrong,
// and every choice says how many rows it would show among those that the others leave.
"use strict";
const families = [...document.querySelectorAll("#trust .family")].map(part => ({part, rows: [...part.querySelectorAll(":scope > .rows tbody tr")]}));
const chosen = {family: "", kind: "", name: "", state: ""};
const states = [["", "all"], ["clean", "never wrong"], ["wrong", "wrong"], ["silent", "no verdict"]];
const fitsBut = (left, part, row) =>
  (left === "family" || !chosen.family || part.dataset.family === chosen.family) && (left === "kind" || !chosen.kind || row.dataset.kind === chosen.kind) &&
  row.dataset.name.toLowerCase().includes(chosen.name.toLowerCase()) && (left === "state" || !chosen.state || row.dataset.state === chosen.state);
const countOf = (left, is) => families.reduce((sum, {part, rows}) => sum + rows.filter(row => fitsBut(left, part, row) && is(part, row)).length, 0);

const option = (value, words) => make("option", {value, "data-words": words}, words);
const familySelect = make("select", {id: "filter-family"}, option("", "all"), ...tables.tables.map((table, place) => option(families[place].part.dataset.family, table.title)));
const kindSelect = make("select", {id: "filter-kind"}, option("", "all"),
  ...[...new Set(tables.tables.flatMap(({rows}) => rows.map(({group}) => group)))].filter(group => group !== 3).sort().map(group => option(String(group), tables.groups[group])));
const nameInput = make("input", {id: "filter-name", type: "search", size: "12", placeholder: "bullet"});
const stateButtons = states.map(([value, words]) => {
  const button = make("button", {type: "button", "data-state": value, "data-words": words, "aria-pressed": "false"});
  button.addEventListener("click", () => choose({state: value}));
  return button;
});
const parts_of_filter = {family: familySelect, kind: kindSelect, name: nameInput};
/// Rows that do not fit are hidden, and tables of which nothing is left.
const filterTables = () => {
  for (const {part, rows} of families) {
    for (const row of rows) row.hidden = !fitsBut("", part, row);
    part.hidden = rows.every(row => row.hidden);
  }
  for (const [name, select] of [["family", familySelect], ["kind", kindSelect]])
    for (const one of select.options)
      one.textContent = `${one.dataset.words} (${countOf(name, (part, row) => !one.value || (name === "family" ? part.dataset.family : row.dataset.kind) === one.value)})`;
  for (const button of stateButtons) {
    button.replaceChildren(button.dataset.words + " ", make("b", {}, grouped(countOf("state", (_, row) => !button.dataset.state || row.dataset.state === button.dataset.state))));
    button.setAttribute("aria-pressed", String(button.dataset.state === chosen.state));
  }
};
const choose = some => {
  Object.assign(chosen, some);
  for (const [name, control] of Object.entries(parts_of_filter)) if (control.value !== chosen[name]) control.value = chosen[name];
  filterTables();
  const kept = Object.entries(chosen).filter(([, value]) => value);
  history.replaceState(null, "", kept.length === 0 ? "#" : `#?${new URLSearchParams(kept)}`);
};
for (const [name, control] of Object.entries(parts_of_filter)) control.addEventListener("input", () => choose({[name]: control.value}));
if (families.length > 0)
  document.querySelector("#trust > h2").after(make("div", {class: "filters", role: "group", "aria-label": "Which rows are shown"},
    make("label", {}, "question ", familySelect), make("label", {}, "kind ", kindSelect), make("label", {}, "name ", nameInput),
    make("span", {class: "states", role: "status"}, ...stateButtons), why("rows shown", "Each count is of rows of the tables below: an engine that is tried in " +
      "the plane and in space has two. Wrong: under the claim that its table states, or it crashed or hung; what else it breaks is in the last columns.")));
const readAddress = () => {
  if (!location.hash.startsWith("#?")) return;
  const said = new URLSearchParams(location.hash.slice(2));
  choose(Object.fromEntries(Object.keys(chosen).map(name => [name, said.get(name) ?? ""])));
  document.getElementById("trust").scrollIntoView({behavior: "instant"});
};
addEventListener("hashchange", readAddress);
filterTables();
readAddress();
