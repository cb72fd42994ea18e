// Opens a report page in headless Chromium and looks: it is small and quick, no error in the console, nothing asked of the network,
// tables sort, filter and explain themselves, five questions are answered in four clicks each, every engine and claim opens to what adds up, every chart has marks, every finding has a picture or its
// numbers, links to findings are followed, it fits a telephone, and axe-core finds nothing serious. Screenshots go beside the page.
//
//   node test_page.mjs PAGE.html [--of N]                  of N findings, most of which are not on the page
//   node test_page.mjs PAGE.html [--most BYTES] [--worse]  of a page that has to be smaller than others; that tells what got worse
//   node test_page.mjs PAGE.html --plain                   of a page of tables in which nothing has to run
//   node test_page.mjs --write WRITE_EXAMPLE DIRECTORY     writes the example campaign first, which is worse than its baseline
//
// Exit codes: 0 all is well, 1 something is wrong, 77 the test cannot run here (no node_modules, no Chromium).
import {spawnSync} from "node:child_process";
import {existsSync, statSync} from "node:fs";
import path from "node:path";
import {pathToFileURL} from "node:url";

import {chartsFit, followsLinks, hasRoomForMore, isAccessible, isTurned, landsOnSections, looksAtChanges, looksAtClaims, looksAtEngines, looksAtStudies, singlesOut, verifiesCertificates} from "./test_parts.mjs";
import {answersQuestions, kWidths} from "./test_questions.mjs";
import {areCards, looksAtTables, looksAtTasks} from "./test_tables.mjs";

const kSkipped = 77;
// What a page may hold, whatever is opened in it, and how long in milliseconds it may show nothing.
const kMostElements = 10000, kMostBytes = 2000000, kSlowestPaint = 1000;
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
  await tab.goto(address);
  await tab.evaluate(() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown))));
  const painted = await tab.evaluate(async () => {
    for (;;) {
      const [entry] = performance.getEntriesByName("first-contentful-paint");
      if (entry) return Math.round(entry.startTime);
      await new Promise(later => setTimeout(later, 20));
    }
  });
  expect(painted < kSlowestPaint, `first contentful paint after ${painted} ms, not within ${kSlowestPaint}`);
  const bytes = statSync(page).size;
  const stated = process.argv.indexOf("--most"), most = stated > 0 ? Number(process.argv[stated + 1]) : kMostBytes;
  expect(bytes <= most, `${bytes} bytes, more than ${most}`);
  let elements = 0;
  const count = async when => {
    const now = await tab.evaluate(() => document.getElementsByTagName("*").length);
    elements = Math.max(elements, now);
    expect(now <= kMostElements, `${now} elements ${when}, more than ${kMostElements}`);
  };
  await count("when the page is opened");
  const beside = name => path.join(path.dirname(page), name);
  const wide = async where => {
    const by = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(by <= 0, `${where}: the page is ${by} pixels wider than the window`);
  };

  const all = process.argv.indexOf("--of");
  if (all > 0) {
    const said = (await tab.textContent("#left-out")).replace(/\s/g, "");
    expect(said.includes(`of${process.argv[all + 1]}findings`) && said.includes("findings.jsonl"), `what is left out: ${said}`);
  }
  if (process.argv[2] === "--write" || process.argv.includes("--worse")) await looksAtChanges(tab, expect);
  const isPlain = process.argv.includes("--plain");
  let findings = [], claims = 0, maps = 0;
  if (isPlain) {
    expect((await tab.$$("script")).length === 0, "there is a script in a plain page");
    expect((await tab.$$("table tbody tr")).length > 0, "no table has a row");
  } else {
    await looksAtTables(tab, expect);
    await looksAtTasks(tab, expect);
    await tab.reload();
    await landsOnSections(tab, expect, count);
    await hasRoomForMore(tab, expect, count, kMostElements);
    findings = await looksAtEngines(tab, expect, count);
    await verifiesCertificates(tab, expect);
    await isTurned(tab, expect);
    await followsLinks(tab, expect, findings, address);
    claims = await looksAtClaims(tab, expect, count);
    maps = await looksAtStudies(tab, expect, count);
  }
  // A large study is given up again when it is left behind, and its charts with it.
  for (const id of await tab.$$eval("figure.chart", figures => figures.map(one => one.id)))
    await tab.waitForFunction(name => {
      const figure = document.getElementById(name);
      figure?.scrollIntoView({block: "center", behavior: "instant"});
      return !figure || figure.dataset.drawn === "yes";
    }, id, {timeout: 60000});
  const charts = await tab.$$eval("figure.chart[data-drawn]", figures => figures.map(figure => {
    const count = item => (["line", "symbol", "rect", "rule"].includes(item.marktype) && item.role === "mark" ? item.items.length : 0) +
      (item.items ?? []).reduce((sum, child) => sum + count(child), 0);
    return {id: figure.id, marks: count(figure.view.scenegraph().root), width: figure.querySelector("canvas").width};
  }));
  for (const chart of charts) expect(chart.marks > 0 && chart.width > 0, `${chart.id} has no marks`);
  const singled = await singlesOut(tab, expect);
  expect(charts.length === 0 || singled > 0, "no chart has a series to single out");
  const ids = await tab.$$eval("[id]", elements => elements.map(element => element.id));
  expect(new Set(ids).size === ids.length, "two elements have one id");
  const dead = await tab.$$eval("a[href^='#']", links => links.map(link => link.getAttribute("href").slice(1))
    .filter(to => !/^(finding|engine)=/.test(to) && !document.getElementById(to)));
  expect(dead.length === 0, `links that lead nowhere: ${dead.join(", ")}`);

  for (const colorScheme of ["light", "dark"]) {
    await tab.emulateMedia({colorScheme});
    await tab.waitForTimeout(300);
    await isAccessible(tab, expect, colorScheme);
    for (const [width, height] of kWidths) {
      await tab.setViewportSize({width, height});
      await wide(`${width} pixels`);
      await chartsFit(tab, expect, `${width} pixels`);
      if (width < 600) await areCards(tab, expect);
      await tab.evaluate(() => scrollTo({top: 0, behavior: "instant"}));
      await tab.screenshot({path: beside(`page_${colorScheme}_${width}.png`)});
      for (const name of ["charts", "study-collision"]) {
        const figure = await tab.$(`#${name} figure.chart[data-series]`);
        if (figure) await figure.screenshot({path: beside(`page_${colorScheme}_${width}_${name}.png`)});
      }
      const link = await tab.$("#worst a[href^='#finding=']");
      if (!link) continue;
      await tab.locator("#worst").screenshot({path: beside(`page_${colorScheme}_${width}_worst.png`)});
      await link.click();
      await tab.waitForFunction(() => document.querySelector("details.finding[open][data-filled=yes]"));
      await tab.waitForTimeout(100);
      await wide(`${width} pixels with a finding open`);
      await tab.screenshot({path: beside(`page_${colorScheme}_${width}_finding.png`)});
    }
    await tab.setViewportSize({width: 1280, height: 900});
  }
  await tab.emulateMedia({colorScheme: "light", media: "print"});
  if (!isPlain) expect(await tab.$eval("nav", nav => getComputedStyle(nav).display === "none"), "links are printed");
  if (!isPlain) for (const line of await answersQuestions(browser, page, address, expect)) console.log(line);
  const pictures = findings.filter(finding => finding.pictures > 0).length;
  console.log(`${bytes} bytes, first paint after ${painted} ms, at most ${elements} elements; ${claims} claims, ${maps} maps of gaps, ${charts.length} charts (${charts.map(chart => `${chart.id}: ${chart.marks} marks`).join(", ")}), ` +
              `${findings.length} findings, ${pictures} with pictures`);
} finally {
  await browser.close();
}
for (const fault of [...new Set(faults)]) console.error(`wrong: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
