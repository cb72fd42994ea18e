// Sorts and filters the tables of engines. A cell's number stands in data-v; cells without one come last whatever the order.
"use strict";
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
  const button = event.target.closest?.("table.trust th button");
  if (button) sortBy(button);
});

// Of each family its rows, in the page or parked (room.js).
const families = [...document.querySelectorAll("#trust .family")].map(part => ({part, rows: [...part.querySelectorAll("tbody tr")]}));
/// Rows of other kinds and names are hidden, and families of which nothing is left.
const filterTables = () => {
  const family = document.getElementById("filter-family").value, kind = document.getElementById("filter-kind").value;
  const name = document.getElementById("filter-name").value.trim().toLowerCase();
  let shown = 0, all = 0;
  for (const {part, rows} of families) {
    let left = 0;
    for (const row of [...rows, ...part.querySelectorAll("details tbody tr")]) {
      row.hidden = (kind !== "" && row.dataset.kind !== kind) || !row.cells[0].textContent.toLowerCase().includes(name);
      left += !row.hidden;
      ++all;
    }
    part.hidden = (family !== "" && part.dataset.family !== family) || left === 0;
    if (!part.hidden) shown += left;
  }
  document.getElementById("filter-count").textContent = shown === all ? "" : `${shown} of ${all} rows`;
};
for (const id of ["filter-family", "filter-kind", "filter-name"]) document.getElementById(id)?.addEventListener("input", filterTables);
