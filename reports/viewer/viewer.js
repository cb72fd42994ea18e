// Makes elements of the packed parts of the page when they are opened, and draws a chart when it comes into view.
"use strict";
const severities = ["plain", "near", "extreme", "degenerate"];
const outcomes = ["holds", "violated", "undecided", "gave_up", "declined", "crashed", "hung", "nondeterministic", "not_judged", "not_asked", "within_documented"];
/// What a cell of the record counts, in its order: tried cases by severity, outcomes, parts of the undecided, failures by severity.
const counted = [...severities.map(name => `tried_${name}`), ...outcomes, "inside", "explained", ...severities];
const at = Object.fromEntries(counted.map((name, place) => [name, place]));
const failures = ["violated", "crashed", "hung", "nondeterministic"], unasked = ["declined", "not_judged", "not_asked"];
const worstFirst = ["crashed", "hung", "nondeterministic", "violated", "undecided", "gave_up", "declined", "not_judged", "not_asked", "within_documented", "holds"];

const count = (counts, names) => names.reduce((sum, name) => sum + (counts[at[name]] ?? 0), 0);
const asked = counts => count(counts, worstFirst);
const failed = counts => count(counts, failures);
const tried = counts => asked(counts) - count(counts, unasked);
const judged = counts => count(counts, ["holds", "within_documented"]) + failed(counts);
const sum = list => list.reduce((total, counts) => counted.map((_, place) => (total[place] ?? 0) + (counts[place] ?? 0)), []);

const words = counts => worstFirst.filter(name => counts[at[name]] > 0)
  .map(name => `${grouped(counts[at[name]])} ${name.replaceAll("_", " ")}`).join(", ") || "no cases";
const severityWords = counts => severities.filter(name => counts[at[name]] > 0).map(name => `${grouped(counts[at[name]])} ${name}`).join(", ");

const bar = counts => {
  const line = make("span", {class: "bar", "aria-hidden": "true"});
  for (const name of outcomes)
    if (counts[at[name]] > 0) line.append(make("i", {class: `o-${name}`, style: `width:${(100 * counts[at[name]] / asked(counts)).toFixed(2)}%;min-width:1px`}));
  return line;
};
/// What is neither right nor wrong, from one case in a hundred on.
const silence = counts => [["gave up", counts[at.gave_up] ?? 0], ["inside its own tolerance", counts[at.inside] ?? 0],
                           ["explained by a wrong reply", counts[at.explained] ?? 0],
                           ["undecided", (counts[at.undecided] ?? 0) - (counts[at.inside] ?? 0) - (counts[at.explained] ?? 0)]]
  .filter(([, number]) => number > 0 && number >= 0.01 * tried(counts))
  .map(([name, number]) => make("span", {class: "interval"}, `${name} ${percent(number / tried(counts))}`));

/// Failures of each severity, of its cases; of a sample with their share and its interval. `sample` has the counts of the rows of samples,
/// `intervals` those of their shares, `byDefault` how many rest on a default of ours; all are absent for single difficulties.
const rateCell = (counts, sample = [], intervals = [], byDefault = []) => {
  const bySeverity = severityWords(counts), title = words(counts) + (bySeverity && `; failed: ${bySeverity}`);
  if (tried(counts) === 0) return make("td", {class: "silent", title}, counts[at.not_judged] > 0 ? "not judged" : "declined", bar(counts));
  if (judged(counts) === 0) return make("td", {class: "silent", title}, "no answer", ...silence(counts), bar(counts));
  const all = severities.map((name, place) => ({
    name, interval: intervals[place], byDefault: byDefault[place] ?? 0, failed: counts[at[name]] ?? 0, tried: counts[at[`tried_${name}`]] ?? 0,
    sampleFailed: sample[at[name]] ?? 0, sampleTried: sample[at[`tried_${name}`]] ?? 0}));
  const of = (part, whole) => `${part === 0 ? "none" : grouped(part)} of ${grouped(whole)}`;
  const lines = all.filter(one => one.failed > 0 || one.sampleTried > 0);
  const worst = Math.max(1e-6, ...all.filter(one => one.failed > 0).map(one => one.failed / one.tried));
  const cell = make("td", failed(counts) === 0 ? {class: "clean", title} : {class: "some", style: `--heat:${heat(worst)}`, title});
  if (lines.length === 0) cell.append(make("b", {}, of(0, tried(counts))));
  for (const one of lines) {
    const line = make("div", {}, `${one.name} `, make("b", {}, one.sampleTried > 0 ? of(one.sampleFailed, one.sampleTried) : of(one.failed, one.tried)));
    if (one.sampleFailed > 0)
      line.append(make("span", {class: "interval"}, `${percent(one.sampleFailed / one.sampleTried)}, ${digits(one.interval[0])} to ${digits(one.interval[1])}`));
    const chosen = one.failed - one.sampleFailed;
    if (one.sampleTried > 0 && chosen > 0) line.append(make("span", {class: "interval"}, `chosen rows: ${of(chosen, one.tried - one.sampleTried)}`));
    if (one.byDefault > 0) line.append(make("span", {class: "interval"}, `${one.byDefault === one.failed ? "" : `${grouped(one.byDefault)} `}by default`));
    cell.append(line);
  }
  cell.append(...silence(counts), bar(counts));
  return cell;
};
const table = (name, headings, rows) => make("div", {class: "scroll", tabindex: "0", role: "region", "aria-label": headings.join(", ")}, make("table", {class: name},
  make("thead", {}, make("tr", {}, ...headings.map(heading => make("th", {scope: "col"}, heading)))), make("tbody", {}, ...rows)));

const unfolding = (summary, fill) => {
  const details = make("details", {class: "small"}, make("summary", {}, summary));
  whenOpened(details, fill);
  return details;
};

const countsOfRow = row => sum(row[2].map(cell => cell[1]));
const byDifficulty = (row, axis) => [table("matrix", [axis, "wrong", "outcomes"], row[2].map(([difficulty, counts]) => make("tr", {},
  make("th", {scope: "row"}, difficulty), rateCell(counts), make("td", {}, words(counts)))))];
const isSample = domain => domain.split("/")[1]?.startsWith("sample_");
const byDomain = (claim, rows) => [table("matrix", ["domain", "wrong", "outcomes", "by difficulty"], rows.map(row => {
  const [name, aim, axis] = claim.domains[row[0]], counts = countsOfRow(row);
  return make("tr", {}, make("th", {scope: "row", title: aim}, ...breakable(name)), rateCell(counts, isSample(name) ? counts : [], row[1], row[3]), make("td", {}, words(counts)),
              make("td", {}, unfolding(axis, () => byDifficulty(row, axis))));
}))];
const byEngine = (record, claim) => [table("matrix", ["engine", "wrong", "outcomes", "by domain"], claim.rows.map(row => {
  const counts = sum(row[2].map(countsOfRow)), sample = sum(row[2].filter(part => isSample(claim.domains[part[0]][0])).map(countsOfRow));
  return make("tr", {}, make("th", {scope: "row"}, ...breakable(record.engines[row[0]].name)), rateCell(counts, sample, row[1], severities.map((_, place) => row[2].reduce((total, part) => total + (part[3]?.[place] ?? 0), 0))), make("td", {}, words(counts)),
              make("td", {}, unfolding(row[2].length === 1 ? "1 domain" : `${row[2].length} domains`, () => byDomain(claim, row[2]))));
}))];

/// Of an engine: what it says, how every claim judges it, and its findings.
const engineParts = async place => {
  const engine = (await json("record")).engines[place];
  const parts = [statementOf(engine)];
  const claims = is => engine.claims.filter(([, , failed]) => failed === is).map(([property, words]) => make("li", {}, `${property}: `, make(is ? "b" : "span", {}, words)));
  const broken = claims(true), kept = claims(false);
  if (broken.length > 0) parts.push(make("h4", {}, "Wrong, by claim and severity"), make("ul", {class: "wrong"}, ...broken));
  if (kept.length > 0) parts.push(make("details", {class: "small"}, make("summary", {}, `none wrong under ${kept.length} ${broken.length > 0 ? "other " : ""}claim${kept.length === 1 ? "" : "s"}`), make("ul", {}, ...kept)));
  if (engine.silent.length > 0)
    parts.push(make("details", {class: "small"}, make("summary", {}, `not judged: ${engine.silent.length} claim${engine.silent.length === 1 ? "" : "s"}`),
                    make("ul", {class: "silent-claims"}, ...engine.silent.map(line => make("li", {}, line)))));
  const own = (await json("findings")).filter(finding => finding.engine === place);
  if (own.length > 0) parts.push(make("h4", {}, own.length === 1 ? "1 finding" : `${own.length} findings`));
  if (own.length < engine.findings)
    parts.push(make("p", {class: "note"}, `Of ${grouped(engine.findings)} findings ${grouped(engine.findings - own.length)} are not on this page: all are lines of findings.jsonl in the campaign's folder.`));
  for (const finding of own) {
    const details = make("details", {class: "finding", id: `finding-${finding.id}`},
                         make("summary", {}, make("span", {class: "kind"}, finding.severity), finding.seen));
    whenOpened(details, () => article(finding));
    parts.push(details);
  }
  return parts;
};
for (const details of document.querySelectorAll("details[data-engine]"))
  whenOpened(details, () => engineParts(Number(details.dataset.engine)));
for (const details of document.querySelectorAll("details[data-claim]"))
  whenOpened(details, async () => {
    const record = await json("record");
    return byEngine(record, record.claims[details.dataset.claim]);
  });

/// #finding=ID and #engine=NAME open what they name. Ids are made of the case alone, so links outlive runs.
const opened = async details => {
  details.open = true;
  await whenOpened(details);
  return details;
};
const named = async (kind, name) => {
  const folds = [...document.querySelectorAll("details[data-engine]")];
  if (kind === "engine") return folds.find(details => details.dataset.name === name);
  const finding = (await json("findings")).find(({id}) => id === name);
  if (!finding) return undefined;
  await opened(folds.find(details => Number(details.dataset.engine) === finding.engine));
  return document.getElementById(`finding-${name}`);
};
const openTarget = async () => {
  const lost = document.getElementById("lost"), link = /^#(finding|engine)=(.+)$/.exec(decodeURIComponent(location.hash));
  lost.textContent = "";
  if (!link) return;
  const target = await named(link[1], link[2]);
  if (!target) {
    lost.textContent = `No ${link[1]} "${link[2]}" is on this page: it may be one of another run, or one of those in findings.jsonl for which there was no room.`;
    lost.scrollIntoView({behavior: "instant"});
    return;
  }
  await opened(target);
  target.scrollIntoView({behavior: "instant"});
  target.querySelector("summary").focus({preventScroll: true});
};
addEventListener("hashchange", openTarget);
// A link to where one is already changes nothing, so it is followed by hand.
document.addEventListener("click", event => {
  const link = event.target.closest?.("a[href^='#']");
  if (link && link.getAttribute("href") === decodeURIComponent(location.hash)) openTarget();
});
openTarget();

/// A map of gaps has a cell each for hundreds of rates: drawn as one path a colour, and a cell's words stand in the map's title while it
/// is pointed at.
const drawSmall = svg => {
  const cells = [...svg.querySelectorAll("rect")].map(rect => ({
    colour: rect.getAttribute("class"), words: rect.textContent, ...Object.fromEntries(["x", "y", "width", "height"].map(name => [name, Number(rect.getAttribute(name))]))
  }));
  const paths = new Map();
  for (const {colour, x, y, width, height} of cells) paths.set(colour, `${paths.get(colour) ?? ""}M${x} ${y}h${width}v${height}h${-width}z`);
  const space = "http://www.w3.org/2000/svg", first = svg.querySelector("rect");
  for (const [colour, outline] of paths) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("class", colour);
    path.setAttribute("d", outline);
    svg.insertBefore(path, first);
  }
  for (const rect of svg.querySelectorAll("rect")) rect.remove();
  for (const title of svg.querySelectorAll("title")) title.remove();
  const title = svg.insertBefore(document.createElementNS(space, "title"), svg.firstChild);
  svg.addEventListener("pointermove", event => {
    const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    title.textContent = cells.find(cell => x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + cell.height)?.words ?? "none wrong";
  });
};
/// Our own markup as it is put into the page: maps drawn small, charts drawn when they come into view, and what is folded away held
/// back until somebody opens it.
const prepared = fragment => {
  for (const map of fragment.querySelectorAll("svg.gaps")) drawSmall(map);
  for (const details of fragment.querySelectorAll("details")) {
    if (!fragment.contains(details)) continue;  // held back with the one around it
    const held = make("template");
    held.content.append(...[...details.childNodes].filter(node => node.nodeName !== "SUMMARY"));
    whenOpened(details, () => [...prepared(held.content.cloneNode(true)).childNodes]);
  }
  for (const figure of fragment.querySelectorAll("figure.chart")) inView.observe(figure);
  return fragment;
};
/// A study is long: it is made when somebody comes to it, a block from each heading to the next.
const blocksOf = fragment => {
  const blocks = [];
  for (const node of [...fragment.childNodes]) {
    if (blocks.length === 0 || node.nodeName === "H3") blocks.push(make("div", {class: "block"}));
    blocks[blocks.length - 1].append(node);
  }
  return blocks;
};
/// What the blocks of a long study are, each to go to. A parked one is where its holder stands, the same child of the section.
const contentsOf = (section, blocks) => {
  const first = section.children.length, titles = blocks.map(block => block.querySelector(":scope > h3")?.textContent);
  return make("p", {class: "contents"}, ...titles.flatMap((title, place) => {
    if (!title) return [];
    const button = make("button", {type: "button"}, title);
    button.addEventListener("click", () => section.children[first + place].scrollIntoView({behavior: "instant"}));
    return [button, " "];
  }));
};
const kLongStudy = 3;
const showStudy = async section => {
  section.dataset.filled = "begun";
  const holder = make("template");
  holder.innerHTML = (await json("studies"))[section.dataset.study];
  const blocks = blocksOf(prepared(holder.content));
  if (blocks.length > kLongStudy) blocks[0].append(contentsOf(section, blocks));
  section.append(...blocks);
  if (elements() > kMostElements) for (const block of blocks.slice(1)) park(block, kUnseenHeight);
  watch(blocks.filter(block => block.isConnected));
  section.dataset.filled = "yes";
  makeRoom();
};
const inView = new IntersectionObserver(seen => {
  for (const {target, isIntersecting} of seen) {
    if (!isIntersecting) continue;
    inView.unobserve(target);
    if (target.dataset.study) showStudy(target); else draw(target);
  }
}, {rootMargin: "300px"});
for (const later of document.querySelectorAll("figure.chart, section[data-study]")) inView.observe(later);
watch(document.querySelectorAll("#trust .family > .rows, #cycles > .scroll, #method > .scroll, #provenance > .scroll"));
