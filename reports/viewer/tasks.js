// The first screen: a card for each task, which is a sample of ordinary cases, with the engines that answered all of it rightly.
"use strict";
const tables = JSON.parse(document.getElementById("tables").textContent);
const engineLink = name => make("a", {href: `#engine=${name}`}, ...breakable(name));
const kind = ({group, kind}) => group === 1 ? [] : [" ", make("span", {class: "kind"}, group === 3 ? kind : tables.groups[group])];
const whereOf = dimension => dimension === null ? "" : dimension === 2 ? " in the plane" : " in space";
const duration = microseconds => microseconds === undefined ? "not timed" :
  microseconds < 1000 ? `${Number(microseconds.toPrecision(2))} µs` : `${Number((microseconds / 1000).toPrecision(2))} ms`;

/// "sample: boxes of a physics scene" as a title.
const taskTitle = task => {
  const words = task.words.replace(/^sample: */, "").replace(/\.$/, "");
  return words[0].toUpperCase() + words.slice(1) + (/plane|space/.test(words) ? "" : whereOf(task.dimension));
};
const kShownEngines = 4;
const taskCard = task => {
  const isRight = row => row.right === task.cases && row.broken.length === 0;
  const right = task.rows.filter(isRight).sort((p, q) => (p.time ?? Infinity) - (q.time ?? Infinity));
  const others = task.rows.filter(row => !isRight(row)).sort((p, q) => q.right - p.right);
  const line = row => make("li", {}, make("span", {}, engineLink(row.name), ...kind(row)), make("span", {class: "time"}, duration(row.time)));
  const excuse = row => make("li", {}, make("span", {}, engineLink(row.name), ...kind(row)),
    make("span", {class: "small"}, [...(row.right === task.cases ? [] : [row.outcomes]), ...row.broken].join("; ")));
  const fold = (words, rows, item) => rows.length === 0 ? [] :
    [make("details", {class: "small"}, make("summary", {}, words), make("ul", {}, ...rows.map(item)))];
  const [fastest] = right;
  const card = make("details", {class: "task", "data-domain": task.domain},
    make("summary", {}, make("h3", {}, taskTitle(task)),
      make("span", {class: "small"}, right.length === 0 ? `None of ${task.rows.length} engines answered` : `${right.length} of ${task.rows.length} engines answered`,
           ` all ${grouped(task.cases)} cases rightly`, ...(fastest?.time === undefined ? [] : [`; fastest: ${fastest.name}`]))),
    make("ol", {"aria-label": "Right on all cases, the fastest first"}, ...right.slice(0, kShownEngines).map(line)),
    ...fold(`${right.length - kShownEngines} more that answered all rightly`, right.slice(kShownEngines), line),
    ...fold(`${others.length} that did not`, others, excuse),
    make("p", {class: "small"}, "What this counts", why(taskTitle(task),
      `The cases are a sample: a fixed law of sizes, shapes and places that no run helped to choose (${task.domain}). Answered rightly: the claim ` +
      `${task.claim} holds on every case, and no other claim is broken on any. Times are a question's mean on this machine, and advice only.`)));
  card.open = matchMedia("(min-width: 37.5rem)").matches;  // on a telephone the cards are a list of tasks
  return card;
};
if (tables.tasks.length > 0) {
  const section = document.getElementById("tasks");
  section.hidden = false;
  section.append(make("h2", {}, "Which engine for what?"), make("div", {class: "tasks"}, ...tables.tasks.map(taskCard)));
  document.querySelector("nav").prepend(make("a", {href: "#tasks"}, "Which engine"));
}
