// Five questions that a reader comes with, each answered within four clicks or taps from the page as it opens, without scrolling
// sideways, at three widths. Screenshots of the answers go beside the page. A record that cannot answer one (no sample of boxes, no
// such engine, no certificate) is asked it of what it has, and says so.
import path from "node:path";

const kMost = 4;
export const kWidths = [[1400, 1000], [800, 1000], [400, 800]];

/// A reader, who counts clicks.
class Reader {
  clicks = 0;
  constructor(tab) { this.tab = tab; }
  async click(selector) {
    ++this.clicks;
    await this.tab.locator(selector).first().click();
  }
  text(selector) { return this.tab.locator(selector).first().textContent(); }
  async filled(selector) { await this.tab.waitForFunction(where => document.querySelector(where)?.dataset.filled === "yes", selector); }
}

/// {what it asks, ask(reader): the answer as it is read, or null where the record has none}
const questions = [
  {name: "boxes", asks: "which collision engine for boxes?", ask: async reader => {
    const card = ".task[data-domain*=sample_boxes_3d]";
    if (await reader.tab.locator(card).count() === 0) return null;
    if (!await reader.tab.locator(card).first().evaluate(one => one.open)) await reader.click(`${card} > summary h3`);
    const [engine, time] = await reader.tab.locator(`${card} > ol > li`).first().locator("a, .time").allTextContents();
    return /\w\/\w/.test(engine) && /\d+ cases/.test(await reader.text(`${card} > summary`)) ? `${engine} ${time}` : "";
  }},
  {name: "worst", asks: "the worst of an engine, as a test", ask: async reader => {
    const engines = await reader.tab.$$eval("#trust a[href^='#engine=']", links => links.map(link => [link.getAttribute("href"), link.getAttribute("aria-label")])
      .filter(([, label]) => label).map(([href]) => href));
    if (engines.length === 0) return null;
    const engine = engines.find(href => href.includes("bullet")) ?? engines[0];
    const fold = `details.engine[data-name="${engine.slice(8)}"]`;
    await reader.click(`#trust .family a[aria-label][href="${engine}"]`);
    await reader.filled(fold);
    await reader.click(`${fold} details.finding > summary`);
    await reader.filled(`${fold} details.finding`);
    const test = `${fold} details.exact:has(> summary:text("As C++"))`;
    await reader.click(`${test} > summary`);
    await reader.click(`${test} > button.copy`);
    await reader.tab.waitForFunction(() => [...document.querySelectorAll(".exact button")].some(button => button.textContent === "Copied"));
    const copied = await reader.tab.evaluate(() => navigator.clipboard.readText());
    return /^\/\/ .*\n/.test(copied) && /\/\/ Expected: /.test(copied) && /double|\{/.test(copied) ? copied.split("\n")[0] : "";
  }},
  {name: "near", asks: "what does near mean?", ask: async reader => {
    await reader.click("nav a[href='#trust']");
    await reader.click("#trust .family th:has-text('near') .why");
    const said = await reader.text("#explanation:popover-open");
    return /\d|millionth/.test(said) ? said : "";
  }},
  {name: "hull", asks: "a hull engine on plain input", ask: async reader => {
    const row = "#trust .family[data-family^=hull] tbody tr";
    if (await reader.tab.locator(row).count() === 0) return null;
    await reader.click("nav a[href='#trust']");
    ++reader.clicks;  // choosing is one more
    await reader.tab.selectOption("#filter-family", await reader.tab.$eval("#trust .family[data-family^=hull]", part => part.dataset.family));
    const cell = reader.tab.locator(`${row}:visible td[data-label="wrong: plain"]`).first();
    await cell.scrollIntoViewIfNeeded();
    return cell.textContent();
  }},
  {name: "certificate", asks: "verify a certificate", ask: async reader => {
    const id = await reader.tab.evaluate(async () => {
      const all = (await json("findings")).filter(finding => finding.certificate).map(finding => finding.id);
      return [...document.querySelectorAll("#worst a[href^='#finding=']")].map(link => link.getAttribute("href").slice(9)).find(one => all.includes(one)) ?? null;
    });
    if (id === null) return null;
    await reader.click("nav a[href='#worst']");
    await reader.click(`#worst a[href="#finding=${id}"]`);
    await reader.filled(`#finding-${id}`);
    await reader.click(`#finding-${id} .verify button`);
    await reader.tab.waitForFunction(name => document.querySelector(`#finding-${name} .verify output`).textContent !== "", id);
    const said = await reader.text(`#finding-${id} .verify output`);
    return said.startsWith("verified") ? said : "";
  }}
];

/// What was answered, a line a question and width.
export const answersQuestions = async (browser, page, address, expect) => {
  const lines = [];
  for (const [width, height] of kWidths)
    for (const question of questions) {
      const context = await browser.newContext({viewport: {width, height}, permissions: ["clipboard-read", "clipboard-write"], hasTouch: width < 600});
      const tab = await context.newPage();
      tab.setDefaultTimeout(20000);
      await tab.goto(address);
      const reader = new Reader(tab);
      const answer = await question.ask(reader).catch(error => `not answered: ${error.message.split("\n")[0]}`);
      const sideways = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth + scrollX);
      expect(answer === null || (answer !== "" && !answer.startsWith("not answered")), `${width}: “${question.asks}” ${answer || "is not answered"}`);
      expect(reader.clicks <= kMost, `${width}: “${question.asks}” takes ${reader.clicks} clicks`);
      expect(sideways <= 0, `${width}: “${question.asks}” needs ${sideways} pixels sideways`);
      lines.push(`${width}: ${question.asks} ${answer === null ? "nothing in this record" : `${reader.clicks} clicks: ${answer.trim().slice(0, 90)}`}`);
      await tab.screenshot({path: path.join(path.dirname(page), `question_${question.name}_${width}.png`)});
      await context.close();
    }
  return lines;
};
