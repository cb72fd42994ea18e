// The first screen: a card for each task, which is a sample of ordinary cases, with the engines that answered all of it rightly.
"use strict";
const tables = JSON.parse(document.getElementById("tables").textContent);
const engineLink = name => make("a", {href: `#engine=${name}`}, ...breakable(name));
const kind = ({group, kind}) => group === 1 ? [] : [" ", make("span", {class: "kind"}, group === 3 ? kind : tables.groups[group])];
const duration = microseconds => microseconds === undefined ? "" : microseconds < 1000 ? `${Number(microseconds.toPrecision(2))} µs` : `${Number((microseconds / 1000).toPrecision(2))} ms`;

/// What is asked, of "sample: boxes of a scene; sides of 1/8 to 4, half of them turned": what stands before the law in numbers.
const taskTitle = ({words}) => {
  const title = words.replace(/^sample: */, "").split("; ")[0];
  return title[0].toUpperCase() + title.slice(1);
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
    make("summary", {}, make("span", {class: "kind"}, task.title), make("h3", {}, taskTitle(task)),
      make("span", {class: "small"}, right.length === 0 ? `None of ${task.rows.length} engines answered` : `${right.length} of ${task.rows.length} engines answered`,
           ` all ${grouped(task.cases)} cases rightly`, ...(fastest?.time === undefined ? [] : [`; fastest: ${fastest.name}`]))),
    make("ol", {"aria-label": "Right on all cases, the fastest first"}, ...right.slice(0, kShownEngines).map(line)),
    ...fold(`${right.length - kShownEngines} more that answered all rightly`, right.slice(kShownEngines), line),
    ...fold(`${others.length} that did not`, others, excuse),
    make("p", {class: "small"}, "What this counts", why(taskTitle(task),
      `${task.words}. A fixed law of sizes, shapes and places that no run helped to choose (${task.domain}). Answered rightly: the claim ` +
      `${task.claim} holds on every case, and no other claim is broken on any. Times are a question's mean on this machine, and advice only.`)));
  card.open = matchMedia("(min-width: 42rem)").matches;  // on a telephone the cards are a list of tasks
  return card;
};
/// Where there is a choice, first where it is largest.
const choices = tables.tasks.filter(({rows}) => rows.length > 1).sort((p, q) => q.rows.length - p.rows.length);
if (choices.length > 0) {
  const section = document.getElementById("tasks");
  section.hidden = false;
  section.append(make("h2", {}, "Which engine for what?"), make("div", {class: "tasks"}, ...choices.map(taskCard)));
  document.querySelector("nav").prepend(make("a", {href: "#tasks"}, "Which engine"));
}
