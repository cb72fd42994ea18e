// What the test of a page looks at, part by part; `expect` takes whether it is so and the sentence that says it is not.
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";

/// A fold is opened, and what it holds is there.
const open = async fold => {
  await fold.evaluate(async one => {
    one.open = true;
    while (one.dataset.filled !== "yes") await new Promise(later => setTimeout(later, 5));
  });
};

/// What changed since the baseline stands before all other sections; what is worse says so in words and names the commands that show it.
export const looksAtChanges = async (tab, expect) => {
  const [first, worse, again] = await tab.evaluate(() => [document.querySelector("main section, section").id,
    [...document.querySelectorAll("#changes .change.worse")].map(one => one.textContent),
    [...document.querySelectorAll("#changes .change.worse code")].map(one => one.textContent)]);
  expect(first === "changes", `the first section is ${first}, not what changed`);
  expect(worse.length > 0 && worse.every(text => /^(New|More often|Gives up)/.test(text)), `what is worse: ${worse}`);
  expect(again.length > 0 && again.every(text => /^\S*assay draw .* && \S*assay replay /.test(text)), `the commands that show what is worse: ${again}`);
  expect((await tab.$$("nav a[href='#changes']")).length === 1, "nothing leads to what changed");
};

/// Every engine and every finding of it; the findings as they are shown.
export const looksAtEngines = async (tab, expect, count) => {
  const findings = [];
  for (const fold of await tab.$$("details[data-engine]")) {
    await open(fold);
    const own = await fold.$$("details.finding");
    for (const finding of own) {
      await open(finding);
      findings.push(await finding.evaluate(one => ({
        id: one.id,
        seen: one.querySelector("summary").lastChild.textContent,
        pictures: one.querySelectorAll("svg.geometry").length,
        shapes: one.querySelectorAll("svg.geometry :is(polygon, line, circle)").length,
        numbers: one.querySelectorAll("table.numbers td").length,
        expected: [...one.querySelectorAll("dt")].find(term => term.textContent === "Expected")?.nextSibling.textContent ?? "",
        got: [...one.querySelectorAll("dt")].find(term => term.textContent === "Got")?.nextSibling.textContent ?? "",
        says: one.querySelector(".statement")?.textContent ?? "",
        unscaled: [...one.querySelectorAll("svg[data-width]")].filter(svg => !svg.querySelector("path.scale") && !(Number(svg.dataset.width) <= 0)).length,
        replay: one.textContent.includes("assay replay "),
        texts: [...one.querySelectorAll(".exact pre")].map(text => text.textContent)
      })));
      await finding.evaluate(one => { one.open = false; });
    }
    await count("with an engine open");
    const lists = await fold.$$eval(".silent-claims", all => all.map(list => list.children.length));
    expect(lists.every(lines => lines > 0), "an engine's list of what is not judged is empty");
    await fold.evaluate(one => { one.open = false; });
  }
  for (const finding of findings) {
    expect(finding.shapes > 0 || finding.numbers > 0, `${finding.id} has neither picture nor numbers`);
    expect(finding.replay && (finding.texts[0] ?? "").startsWith("assay-case"), `${finding.id} does not say how to replay it`);
    expect(finding.expected !== "" && finding.got !== "" && finding.expected !== finding.got, `${finding.id} expects “${finding.expected}” and got “${finding.got}”`);
    expect(finding.says.includes("version") && finding.says.includes("It states"), `${finding.id} does not say what its engine states: ${finding.says}`);
    expect(finding.unscaled === 0, `${finding.id} has ${finding.unscaled} pictures without a scale`);
    expect(/^[A-Z0-9].*\.$/.test(finding.seen), `${finding.id} is not told in a sentence: ${finding.seen}`);
    expect(finding.texts.length < 2 || (/double|\/\//.test(finding.texts[1]) && JSON.parse(finding.texts[2]).family), `${finding.id} has no text to copy`);
  }
  return findings;
};

/// A certificate is verified, and refused when it is forged; the count of all says the same.
export const verifiesCertificates = async (tab, expect) => {
  const id = await tab.evaluate(async () => {
    for (const finding of await json("findings"))
      if (finding.certificate && (await verified(finding)).state === "verified") return finding.id;
    return null;
  });
  const carried = await tab.evaluate(async () => (await json("findings")).filter(({certificate}) => certificate).length);
  expect(carried === 0 || id, "no certificate of the page is verified");
  if (!id) return;
  await tab.evaluate(name => { location.hash = `#finding=${name}`; }, id);
  await tab.waitForFunction(name => document.getElementById(`finding-${name}`)?.dataset.filled === "yes", id);
  const said = async (button, output) => {
    await tab.$eval(output, one => { one.textContent = ""; });
    await tab.click(button);
    await tab.waitForFunction(where => /ver|refused/.test(document.querySelector(where).textContent), output);
    return tab.textContent(output);
  };
  const one = [`#finding-${id} .verify button`, `#finding-${id} .verify output`], all = ["#verify-all", "#engines > .verify output"];
  const genuine = await said(...one), counted = await said(...all);
  expect(genuine.startsWith("verified in this browser: "), `a genuine certificate: ${genuine}`);
  expect(/^[1-9]\d* verified in this browser, 0 refused/.test(counted), `all genuine certificates: ${counted}`);
  await tab.evaluate(async name => {
    const finding = (await json("findings")).find(other => other.id === name);
    finding.certificate.proves = finding.certificate.proves === "empty_body" ? "separated" : "empty_body";
  }, id);
  const forged = await said(...one), again = await said(...all);
  expect(forged.startsWith("refused: "), `a forged certificate: ${forged}`);
  expect(/ 1 refused/.test(again) && again.includes(id.slice(0, 8)), `all certificates, one of them forged: ${again}`);
  await tab.reload();
};

/// A drawing of space turns and zooms by key, and goes back.
export const isTurned = async (tab, expect) => {
  const id = await tab.evaluate(async () => (await json("findings")).find(({picture}) => picture.includes("turnable"))?.id ?? null);
  if (!id) return;
  await tab.evaluate(name => { location.hash = `#finding=${name}`; }, id);
  await tab.waitForFunction(name => document.getElementById(`finding-${name}`)?.dataset.filled === "yes", id);
  const drawing = tab.locator(`#finding-${id} svg.turnable`).first();
  const spots = () => drawing.evaluate(svg => [...svg.querySelectorAll("circle")].map(dot => dot.getAttribute("cx")).join());
  await drawing.focus();
  await tab.keyboard.press("0");
  const before = await spots();
  for (const key of ["ArrowLeft", "+"]) {
    await tab.keyboard.press(key);
    expect(await spots() !== before, `the key ${key} does not change a drawing of space`);
    await tab.keyboard.press("0");
    expect(await spots() === before, "the key 0 does not bring a drawing of space back");
  }
};

/// Links to findings and engines open them, from another page too; unknown ones are said to be.
export const followsLinks = async (tab, expect, findings, address) => {
  const shown = id => tab.waitForFunction(name => document.getElementById(name)?.dataset.filled === "yes", id, {timeout: 20000});
  for (const link of await tab.$$eval("#worst a[href^='#finding=']", list => list.map(one => one.getAttribute("href")))) {
    const id = `finding-${link.slice(9)}`;
    expect(findings.some(finding => finding.id === id), `${link} leads nowhere`);
    await tab.click(`#worst a[href="${link}"]`);
    await shown(id);
  }
  if (findings.length > 0) {
    const {id} = findings[findings.length - 1];
    await tab.goto("about:blank");
    await tab.goto(`${address}#finding=${id.slice(8)}`);
    await shown(id);
    const {top, focused} = await tab.$eval(`#${id}`, one => ({top: one.getBoundingClientRect().top, focused: document.activeElement === one.querySelector("summary")}));
    expect(Math.abs(top) < 900 && focused, `a link to ${id} does not bring it into sight`);
    await tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const exact = tab.locator(`#${id} .exact`).first();
    await exact.locator("summary").click();
    await exact.locator("button").click();
    await tab.waitForFunction(name => document.querySelector(`#${name} .exact button`).textContent === "Copied", id);
    const copied = await tab.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith("assay-case"), `what was copied: ${copied.slice(0, 40)}`);
  }
  await tab.goto(`${address}#finding=0123456789abcdef`);
  await tab.waitForFunction(() => document.getElementById("lost").textContent.includes("0123456789abcdef"));
  const engine = await tab.$eval("#trust tbody th a", one => one.getAttribute("href"));
  await tab.goto(address + engine);
  await tab.waitForFunction(() => document.querySelector("details.engine[open][data-filled=yes]"));
};

/// Every claim opens; the counts of one down to its difficulties are those of the level above. How many there are.
export const looksAtClaims = async (tab, expect, count) => {
  const claims = await tab.$$("details[data-claim]");
  let summed = false;
  for (const claim of claims) {
    await open(claim);
    const sums = summed ? [] : await claim.evaluate(async fold => {
      const cases = row => [...row.children].map(cell => cell.textContent).find(text => /^[\d\u202f]+ [a-z]/.test(text))
        .split(", ").reduce((sum, words) => sum + Number(words.replace(/[^\d]/g, "")), 0);
      const opened = async details => {
        details.open = true;
        while (details.dataset.filled !== "yes") await new Promise(later => setTimeout(later, 5));
        return [...details.querySelector("tbody").children];
      };
      const sum = rows => rows.reduce((all, row) => all + cases(row), 0), levels = [];
      for (const engine of [...fold.querySelectorAll(":scope > .scroll > table > tbody > tr")].slice(0, 5)) {
        const domains = await opened(engine.querySelector("details"));
        let difficulties = 0;
        for (const row of domains) difficulties += sum(await opened(row.querySelector("details")));
        levels.push([cases(engine), sum(domains), difficulties]);
      }
      return levels;
    });
    summed ||= sums.length > 0;
    expect(sums.every(([engine, domains, difficulties]) => engine === domains && engine === difficulties && engine > 0),
           `the tables of a claim do not add up: ${JSON.stringify(sums)}`);
    const unnamed = await claim.$$eval("td.some div > .interval", rates => rates.filter(rate => rate.textContent.includes("%") &&
      !/^(plain|near|extreme|degenerate) /.test(rate.parentElement.textContent)).length);
    expect(unnamed === 0, `${unnamed} rates of no severity`);
    await count("with a claim open");
    await claim.evaluate(one => { one.open = false; });
  }
  return claims.length;
};

/// What stands at a place of a section, brought back where it was parked.
const broughtBack = async (section, place) => {
  const child = await section.evaluateHandle(async (one, at) => {
    for (;;) {
      one.children[at].scrollIntoView({block: "start", behavior: "instant"});
      if (!one.children[at].classList.contains("parked")) return one.children[at];
      await new Promise(later => setTimeout(later, 20));
    }
  }, place);
  return child.asElement();
};

/// Studies are made when somebody comes to them; runs have their trace, maps of gaps colours and words. How many maps there are.
export const looksAtStudies = async (tab, expect, count) => {
  let maps = 0;
  for (const study of await tab.$$("section[data-study]")) {
    await study.scrollIntoViewIfNeeded();
    await tab.waitForFunction(one => one.dataset.filled === "yes", study, {timeout: 60000});
    const name = await study.getAttribute("id"), children = await study.evaluate(one => one.children.length);
    expect(children > 1, "a study of which only the heading is shown");
    for (let place = 1; place < children; ++place) {
      const block = await broughtBack(study, place);
      await count(`with ${name}`);
      for (const fold of (await block.$$("details")).slice(0, 20)) {
        await open(fold);
        const run = await fold.$(".run");
        if (run) expect(await run.evaluate(cell => cell.querySelectorAll("svg polyline, .note").length === 1), "a run without its trace");
        await count(`with a fold of ${name}`);
      }
      maps += await looksAtMaps(tab, block, expect);
    }
  }
  return maps;
};
const looksAtMaps = async (tab, block, expect) => {
  const pictures = await block.$$eval("svg.gaps", list => list.map(picture => ({
    label: picture.getAttribute("aria-label"), colours: [...picture.querySelectorAll("path")].map(path => getComputedStyle(path).fill)
  })));
  for (const {label, colours} of pictures)
    expect(colours.length > 0 && colours.every(colour => colour !== "rgb(0, 0, 0)"), `a map of gaps without a cell or a colour: ${label}`);
  const path = await block.$("svg.gaps path:not(.clean)");
  if (!path) return pictures.length;
  await path.evaluate(one => one.scrollIntoView({block: "center", behavior: "instant"}));
  const {x, y} = await path.evaluate(one => {
    const start = one.getPointAtLength(0).matrixTransform(one.getScreenCTM());
    return {x: start.x + 1, y: start.y + 1};
  });
  await tab.mouse.move(x, y);
  expect(/gap 2\^-\d/.test(await path.evaluate(one => one.ownerSVGElement.querySelector("title").textContent)), "a cell of a map of gaps says nothing");
  return pictures.length;
};

/// A link to a section ends there, however much is made and drawn on the way.
export const landsOnSections = async (tab, expect, count) => {
  for (const to of await tab.$$eval("nav a[href^='#']", list => list.map(link => link.getAttribute("href").slice(1)))) {
    await tab.evaluate(() => scrollTo({top: 0, behavior: "instant"}));
    await tab.click(`nav a[href="#${to}"]`);
    await tab.waitForFunction(id => (document.getElementById(id).dataset.study ? document.getElementById(id).dataset.filled === "yes" : true), to, {timeout: 60000});
    await tab.waitForTimeout(500);
    const {off, end} = await tab.evaluate(id => ({off: Math.round(document.getElementById(id).getBoundingClientRect().top),
                                                  end: innerHeight + scrollY >= document.documentElement.scrollHeight - 2}), to);
    expect(Math.abs(off) < 60 || (end && off > 0), `the link to ${to} ends ${off} pixels away from it`);
    await count(`after the link to ${to}`);
  }
};

/// However many engines there are, what is far off gives way and comes back: more tables of engines, of four times as much as there may be.
export const hasRoomForMore = async (tab, expect, count, most) => {
  await tab.reload();
  const {made, rows} = await tab.evaluate(async limit => {
    const table = document.querySelector("#trust .family > .rows").cloneNode(true), body = table.querySelector("tbody");
    while (table.getElementsByTagName("*").length < limit / 20) body.append(body.rows[0].cloneNode(true));
    const place = document.querySelector("#trust");
    let copies = 0;
    for (let all = 0; all < 4 * limit; all += table.getElementsByTagName("*").length) {
      const copy = table.cloneNode(true);
      copy.classList.add("copy");
      place.append(copy);
      watch([copy]);
      if (++copies % 5 === 0) await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(shown))));
    }
    return {made: copies, rows: body.rows.length};
  }, most);
  await tab.waitForFunction(limit => document.getElementsByTagName("*").length <= limit, most, {timeout: 20000}).catch(() => {});
  await count(`with ${made} more tables`);
  for (const place of [0, Math.floor(made / 2), made - 1]) {
    const shown = await tab.evaluate(async ([at, copies]) => {
      const section = document.querySelector("#trust"), child = section.children.length - copies + at;
      for (let times = 0; times < 200; ++times) {
        section.children[child].scrollIntoView({block: "start", behavior: "instant"});
        await new Promise(later => setTimeout(later, 20));
        if (section.children[child].classList.contains("copy")) return section.children[child].querySelectorAll("tbody tr").length;
      }
      return 0;
    }, [place, made]);
    expect(shown === rows, `table ${place} of ${made} came back with ${shown} of ${rows} rows`);
    await count(`at table ${place} of ${made}`);
  }
  await tab.reload();
};

/// The names above a chart single a series out, by pointer and by key; a mark says whose it is, and singles it out when it is pressed.
export const singlesOut = async (tab, expect) => {
  let tried = 0;
  for (const id of await tab.$$eval("figure.chart[data-series]", figures => figures.map(one => one.id))) {
    const figure = await tab.$(`#${id}[data-series]`);
    if (!figure) continue;  // given up with its study
    await figure.evaluate(one => one.scrollIntoView({block: "start", behavior: "instant"}));
    const names = await figure.$$eval(".series button", list => list.map(button => button.textContent));
    const seen = () => figure.evaluate(async one => {
      await one.view.runAsync();
      const marks = [], origin = one.view.origin(), {left, top} = one.view.padding(), canvas = one.querySelector("canvas").getBoundingClientRect();
      const walk = (item, x, y) => {
        if (item.marktype === "symbol" && item.role === "mark")
          for (const symbol of item.items) marks.push({name: symbol.datum[one.dataset.series], opacity: symbol.opacity, x: x + symbol.x, y: y + symbol.y});
        else for (const child of item.items ?? []) walk(child, x + (child.x ?? 0), y + (child.y ?? 0));
      };
      walk(one.view.scenegraph().root, canvas.x + left + origin[0], canvas.y + top + origin[1]);
      return marks;
    });
    const alone = (marks, name) => marks.every(mark => (mark.name === name) === (mark.opacity > 0.3));
    const before = await seen();
    expect(names.length > 0 && new Set(before.map(mark => mark.name)).size === names.length, `${id}: names ${names} of other series than the marks'`);
    expect(before.every(mark => mark.opacity > 0.3), `${id}: a series is faint before anything is pressed`);
    const first = await figure.$(".series button"), [name] = names;
    await first.focus();
    await tab.keyboard.press("Enter");
    expect(alone(await seen(), name) && await first.getAttribute("aria-pressed") === "true", `${id}: the key does not single ${name} out`);
    await tab.keyboard.press("Enter");
    expect((await seen()).every(mark => mark.opacity > 0.3), `${id}: a second press does not bring the others back`);
    await first.hover();
    expect(alone(await seen(), name), `${id}: pointing at ${name} does not make it stand out`);
    await tab.mouse.move(0, 0);
    await figure.$eval(".canvas", one => one.scrollIntoView({block: "start", behavior: "instant"}));
    const shown = (await seen()).find(mark => mark.x > 0 && mark.y > 0 && mark.y < 880);
    if (!shown) continue;
    await tab.mouse.move(shown.x, shown.y);
    await tab.waitForFunction(() => document.getElementById("vg-tooltip-element")?.classList.contains("visible"), null, {timeout: 5000}).catch(() => {});
    const said = await tab.$eval("#vg-tooltip-element", tip => tip.textContent).catch(() => "nothing");
    const whose = names.find(one => said.includes(one));
    expect(whose !== undefined, `${id}: a mark of ${shown.name} says ${said}`);
    await tab.mouse.down();
    await tab.mouse.up();
    await tab.mouse.move(0, 0);
    const pressed = await figure.$$eval(".series button[aria-pressed=true]", list => list.map(button => button.textContent));
    expect(pressed.length === 1 && alone(await seen(), pressed[0]), `${id}: a press on a mark of ${shown.name} singles out ${pressed}`);
    await figure.$$eval(".series button[aria-pressed=true]", list => { for (const button of list) button.click(); });
    ++tried;
  }
  return tried;
};

/// No chart needs more room than there is.
export const chartsFit = async (tab, expect, where) => {
  await tab.waitForTimeout(400);
  const wide = await tab.$$eval("figure.chart[data-drawn]", figures => figures.map(one => [one.id, one.querySelector("canvas").getBoundingClientRect().width - one.clientWidth])
    .filter(([, by]) => by > 0).map(([id, by]) => `${id} by ${Math.round(by)}`));
  expect(wide.length === 0, `${where}: charts wider than their place, in pixels: ${wide}`);
};

/// axe-core, with an engine, a finding and a claim open: nothing serious.
export const isAccessible = async (tab, expect, where) => {
  for (const selector of ["details[data-engine]", "details.finding", "details[data-claim]"]) {
    const fold = await tab.$(selector);
    if (fold) await open(fold);
  }
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const serious = await tab.evaluate(async text => {
    if (!window.axe) (0, eval)(text);
    const {violations} = await axe.run(document, {resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]});
    return violations.filter(({impact}) => impact === "serious" || impact === "critical")
      .map(({id, nodes}) => `${id}: ${nodes.length} times: ` + [...new Map(nodes.map(node => [node.html.match(/^<\w+( class="[^"]*")?/)?.[0], `${node.html.slice(0, 120)} ${node.failureSummary.slice(0, 240)}`])).values()].slice(0, 8).join(" | "));
  }, source);
  for (const one of serious) expect(false, `${where}: axe-core: ${one}`);
};
