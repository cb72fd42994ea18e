// Opens a report page in headless Chromium and looks: it is small when it is opened, no error in the console, nothing asked of
// the network, every claim opens to tables that add up, every chart has marks, every finding has a picture or its numbers.
// Screenshots go beside the page.
//
//   node test_page.mjs PAGE.html
//   node test_page.mjs --write WRITE_EXAMPLE DIRECTORY     writes the example campaign first
//
// Exit codes: 0 all is well, 1 something is wrong, 77 the test cannot run here (no node_modules, no Chromium).
import {spawnSync} from "node:child_process";
import {existsSync, statSync} from "node:fs";
import path from "node:path";
import {pathToFileURL} from "node:url";

const kSkipped = 77;
// What a page may hold when it is opened; what is folded away is made when somebody asks for it.
const kMostElements = 10000, kMostBytes = 2000000;
const skip = reason => {
  console.log(`skipped: ${reason}`);
  process.exit(kSkipped);
};

const chromiumPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
if (!existsSync(chromiumPath)) skip(`${chromiumPath} is absent`);
let chromium;
try {
  ({chromium} = (await import("playwright-core")).default);
} catch {
  skip("playwright-core is absent; run npm ci in reports/viewer");
}

let page = process.argv[2];
if (page === "--write") {
  const [program, directory] = process.argv.slice(3);
  const written = spawnSync(program, [directory], {encoding: "utf8"});
  if (written.status === kSkipped) skip(written.stderr.trim());
  if (written.status !== 0) {
    console.error(`${program} ended with ${written.status}: ${written.stderr}`);
    process.exit(1);
  }
  page = path.join(directory, "report.html");
}
if (!page || !existsSync(page)) {
  console.error(`no page at ${page}`);
  process.exit(1);
}

const faults = [];
const expect = (is, sentence) => {
  if (!is) faults.push(sentence);
};

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
});
try {
  const tab = await browser.newPage({viewport: {width: 1280, height: 900}});
  tab.on("console", message => expect(!["error", "warning"].includes(message.type()), `console: ${message.text()}`));
  tab.on("pageerror", error => expect(false, `page error: ${error.message}`));
  const address = pathToFileURL(path.resolve(page)).href;
  tab.on("request", request => expect(request.url() === address || request.url().startsWith("data:"), `the page asks for ${request.url()}`));
  const begun = Date.now();
  await tab.goto(address);
  await tab.evaluate(() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown))));
  const opened = Date.now() - begun;
  const elements = await tab.$$eval("*", all => all.length);
  const bytes = statSync(page).size;
  expect(elements <= kMostElements, `${elements} elements when the page is opened, more than ${kMostElements}`);
  expect(bytes <= kMostBytes, `${bytes} bytes, more than ${kMostBytes}`);

  const shot = name => path.join(path.dirname(page), name);
  await tab.screenshot({path: shot("page_top.png")});

  // Everything that is made on demand: what is folded away is opened, and again what that brings to light.
  const openAll = async selector => {
    for (;;) {
      const left = await tab.$$eval(selector, list => list.filter(one => !one.open).map(one => { one.open = true; }).length);
      await tab.waitForFunction(some => [...document.querySelectorAll(some)].every(one => one.dataset.filled !== "begun"), selector, {timeout: 60000});
      if (left === 0) return;
    }
  };
  const mixed = await tab.$$eval("#verdicts td:nth-child(2)", cells => cells.map(cell => cell.textContent).filter(text => text.includes("%")));
  expect(mixed.length === 0, `a share of several severities among the verdicts: ${mixed[0]}`);
  await openAll("details[data-silent]");
  const lines = await tab.$$eval("details[data-silent]", list => list.map(one => one.querySelectorAll("li").length));
  expect(lines.every(count => count > 0), "an engine's list of what is not judged is empty");
  await openAll("details[data-claim]");
  const claims = await tab.$$eval("details[data-claim]", list => list.map(one => ({
    says: one.querySelector("summary").textContent, rows: one.querySelectorAll("tbody tr").length
  })));
  // One claim down to its difficulties: the counts of each level are those of the level above.
  const sums = claims.length === 0 ? [] : await tab.evaluate(async () => {
    const cases = row => [...row.children].map(cell => cell.textContent).find(text => /^[\d\u202f]+ [a-z]/.test(text))
      .split(", ").reduce((sum, words) => sum + Number(words.replace(/[^\d]/g, "")), 0);
    const opened = async details => {
      details.open = true;
      while (details.dataset.filled !== "yes") await new Promise(later => setTimeout(later, 5));
      return [...details.querySelector("tbody").children];
    };
    const sum = rows => rows.reduce((all, row) => all + cases(row), 0), levels = [];
    for (const engine of document.querySelectorAll("details[data-claim] > .scroll > table > tbody > tr")) {
      const domains = await opened(engine.querySelector("details"));
      levels.push([cases(engine), sum(domains), sum((await Promise.all(domains.map(row => opened(row.querySelector("details"))))).flat())]);
      if (levels.length === 20) break;
    }
    return levels;
  });
  expect(sums.every(([engine, domains, difficulties]) => engine === domains && engine === difficulties && engine > 0),
         `the tables of a claim do not add up: ${JSON.stringify(sums)}`);
  const unnamed = await tab.$$eval("#summary td.some b", rates => rates.filter(rate => rate.textContent.includes("%") &&
    !/^ (plain|near|extreme|degenerate|stated)$/.test(rate.nextSibling?.textContent ?? "")).length);
  expect(unnamed === 0, `${unnamed} rates of no severity`);
  await openAll("details[data-finding]");
  for (const study of await tab.$$("section[data-study]")) {
    await study.scrollIntoViewIfNeeded();
    await tab.waitForFunction(one => one.dataset.filled === "yes", study, {timeout: 60000});
    expect(await study.evaluate(one => one.children.length > 1), "a study of which only the heading is shown");
  }
  for (const figure of await tab.$$("figure.chart")) {
    await figure.scrollIntoViewIfNeeded();
    await tab.waitForFunction(one => one.dataset.drawn === "yes", figure, {timeout: 60000});
  }
  const charts = await tab.$$eval("figure.chart", figures => figures.map(figure => {
    const count = item => (["line", "symbol", "rect", "rule"].includes(item.marktype) && item.role === "mark" ? item.items.length : 0) +
      (item.items ?? []).reduce((sum, child) => sum + count(child), 0);
    return {id: figure.id, marks: count(figure.view.scenegraph().root), width: figure.querySelector("canvas").width};
  }));
  for (const chart of charts) expect(chart.marks > 0 && chart.width > 0, `${chart.id} has no marks`);
  const findings = await tab.$$eval("details.finding", list => list.map(one => ({
    id: one.id,
    pictures: one.querySelectorAll("svg.geometry").length,
    shapes: one.querySelectorAll("svg.geometry :is(polygon, line, circle)").length,
    numbers: one.querySelectorAll("table.numbers td").length,
    replay: one.textContent.includes("assay replay findings/"),
    case: one.querySelector("pre")?.textContent.startsWith("assay-case") ?? false
  })));
  for (const finding of findings) {
    expect(finding.shapes > 0 || finding.numbers > 0, `${finding.id} has neither picture nor numbers`);
    expect(finding.replay && finding.case, `${finding.id} does not say how to replay it`);
  }
  const runs = await tab.$$eval("#study-cycling .run", cells => cells.map(cell => cell.querySelectorAll("svg polyline, .note").length));
  expect(runs.every(pictures => pictures === 1), "a run without its trace");
  const maps = await tab.$$eval("#study-collision svg.gaps", pictures => pictures.map(picture => ({
    label: picture.getAttribute("aria-label"),
    cells: [...picture.querySelectorAll("rect, path")].map(cell => ({
      colour: getComputedStyle(cell).fill, says: cell.querySelector("title")?.textContent ?? ""
    }))
  })));
  for (const map of maps) {
    expect(map.cells.length > 0, `a map of gaps without a cell: ${map.label}`);
    expect(map.cells.every(cell => cell.says !== "" && cell.colour !== "rgb(0, 0, 0)"), `a cell without colour or number: ${map.label}`);
  }
  const ids = await tab.$$eval("[id]", elements => elements.map(element => element.id));
  expect(new Set(ids).size === ids.length, "two elements have one id");
  const dead = await tab.$$eval("a[href^='#']", links => links.map(link => link.getAttribute("href").slice(1)).filter(id => !document.getElementById(id)));
  expect(dead.length === 0, `links that lead nowhere: ${dead.join(", ")}`);
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide <= 0, `the page is ${wide} pixels wider than the window`);

  const all = await tab.$$eval("*", list => list.length);
  for (const section of all > 50000 ? [] : ["summary", "charts", "cycles", "study-cycling", "study-pivots", "study-collision", "findings"]) {
    const element = await tab.$(`#${section}`);
    if (element) await element.screenshot({path: shot(`page_${section}.png`)});
  }
  await tab.emulateMedia({colorScheme: "dark"});
  await tab.waitForTimeout(1500);
  await tab.screenshot({path: shot("page_dark.png")});
  const pictures = findings.filter(finding => finding.pictures > 0).length;
  console.log(`${bytes} bytes, ${elements} elements, opened in ${opened} ms; ${claims.length} claims, ${maps.length} maps of gaps, ${charts.length} charts (${charts.map(chart => `${chart.id}: ${chart.marks} marks`).join(", ")}), ` +
              `${findings.length} findings, ${pictures} with pictures`);
} finally {
  await browser.close();
}
for (const fault of [...new Set(faults)]) console.error(`wrong: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
