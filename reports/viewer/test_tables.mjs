// What the test of a page looks at in its tables of engines and cards of tasks; `expect` takes whether it is so and the sentence that
// says it is not.
const open = async fold => {
  await fold.evaluate(async one => {
    one.open = true;
    while (one.dataset.filled !== "yes") await new Promise(later => setTimeout(later, 5));
  });
};
const family = "#trust .family:not([hidden])", rowsOf = `${family} > .rows tbody tr:not([hidden])`;

/// Heads sort, by key too, and explain themselves by tap.
export const looksAtTables = async (tab, expect) => {
  const values = () => tab.$eval(`${family} table.trust`, table => [...table.tBodies[0].rows].map(row => row.cells[1].dataset.v ?? null));
  const numbers = list => list.filter(value => value !== null).map(Number);
  const before = await values();
  await tab.locator(`${family} table.trust thead button.sort`).nth(1).focus();
  await tab.keyboard.press("Enter");
  const up = await values();
  await tab.keyboard.press("Enter");
  const down = await values();
  await tab.keyboard.press("Enter");
  const sorted = (list, sign) => numbers(list).every((value, place, all) => place === 0 || sign * (value - all[place - 1]) >= 0);
  expect(sorted(up, 1) && sorted(down, -1), `a column does not sort: ${up}; ${down}`);
  expect(up.lastIndexOf(null) === -1 || up.slice(numbers(up).length).every(value => value === null), "cells without a number are not last");
  expect(JSON.stringify(await values()) === JSON.stringify(before), "the third press does not give the first order");
  for (const button of await tab.$$(`${family} thead .why`)) {
    await button.click();
    const said = await tab.$eval("#explanation:popover-open", one => one.textContent).catch(() => "");
    expect(said.length > 40, `a head of a table of engines does not explain itself: ${said}`);
    await tab.keyboard.press("Escape");
  }
  const blank = await tab.$$eval("#trust table.trust", list => list.flatMap(table => [...table.tHead.rows[0].cells].map((head, place) => [head.textContent, place])
    .filter(([, place]) => place > 0 && [...table.tBodies[0].rows].every(row => row.cells[place].classList.contains("silent"))).map(([name]) => name)));
  expect(blank.length === 0, `columns without a figure: ${blank}`);
  const rightful = await tab.$$eval("#trust tr[data-state=silent]", rows => rows.filter(row => /none of|none wrong/.test(row.textContent)).map(row => row.dataset.name));
  expect(rightful.length === 0, `engines without a verdict that look flawless: ${rightful}`);
  for (const fold of await tab.$$("details[data-control]")) {
    await open(fold);
    expect(await fold.$eval("tbody", body => body.rows.length > 0), "the control group has no row");
  }
  await sticks(tab, expect);
  await filters(tab, expect);
};
/// The head of a long table stays in sight.
const sticks = async (tab, expect) => {
  const top = await tab.evaluate(() => {
    const bodies = [...document.querySelectorAll("#trust .rows tbody")], body = bodies.sort((p, q) => q.rows.length - p.rows.length)[0];
    if (body.rows.length < 4) return 0;
    body.rows[body.rows.length - 1].scrollIntoView({block: "end", behavior: "instant"});
    scrollBy({top: body.rows[body.rows.length - 1].getBoundingClientRect().bottom - 200, behavior: "instant"});
    return Math.round(body.parentElement.tHead.rows[0].cells[0].getBoundingClientRect().top);
  });
  expect(top >= -2 && top < 200, `the head of a table is at ${top} when its last row is in sight`);
};
/// What is chosen is shown, counted by every choice, and stands in the address.
const filters = async (tab, expect) => {
  const names = () => tab.$$eval(rowsOf, rows => rows.map(row => row.dataset.name));
  const count = state => tab.$eval(`.states button[data-state="${state}"]`, button => Number(button.textContent.replace(/\D/g, "")));
  const all = await names(), wanted = all[all.length - 1].slice(0, 5).toLowerCase();
  expect(await count("") === all.length, `${await count("")} rows are counted of ${all.length}`);
  await tab.fill("#filter-name", wanted);
  const some = await names();
  expect(some.length > 0 && some.every(name => name.toLowerCase().includes(wanted)), `rows of other names than ${wanted}: ${some}`);
  expect(await count("") === some.length && await count("clean") + await count("wrong") + await count("silent") === some.length, "counts do not follow the filter");
  const address = await tab.evaluate(() => location.href);
  expect(address.includes(`#?name=${encodeURIComponent(wanted)}`), `the filter is not in the address: ${address}`);
  await tab.goto("about:blank");
  await tab.goto(address);
  expect(JSON.stringify(await names()) === JSON.stringify(some), "the address does not bring the filter back");
  await tab.fill("#filter-name", "");
  const [, first] = await tab.$$eval("#filter-family option", list => list.map(one => one.value));
  await tab.selectOption("#filter-family", first);
  expect((await tab.$$(family)).length === 1, "a filter of one family shows others");
  await tab.selectOption("#filter-family", "");
  for (const state of ["clean", "wrong", "silent"]) {
    await tab.click(`.states button[data-state=${state}]`);
    expect((await names()).length === await count(state), `the count of ${state} is not that of its rows`);
  }
  await tab.click(".states button[data-state='']");
};

/// On a telephone rows are cards: every cell says what it is, and nothing is beside the window.
export const areCards = async (tab, expect) => {
  const cells = await tab.$$eval(`${rowsOf} td`, list => list.slice(0, 40).map(cell => ({label: getComputedStyle(cell, "::before").content, right: cell.getBoundingClientRect().right})));
  expect(cells.every(({label, right}) => label.length > 3 && right <= innerWidthOf(tab)), "a card of a row has cells without a name, or beside the window");
};
const innerWidthOf = tab => tab.viewportSize().width;

/// A card a task: the engines that answered all of it rightly are told, and those that did not are none of them.
export const looksAtTasks = async (tab, expect) => {
  const tasks = await tab.evaluate(() => choices.map(task => ({domain: task.domain, cases: task.cases,
    right: task.rows.filter(row => row.right === task.cases && row.broken.length === 0).map(row => row.name).sort()})));
  for (const {domain, right} of tasks) {
    const shown = await tab.$eval(`.task[data-domain="${domain}"]`, card => [...card.querySelectorAll(":scope > ol a, :scope > details:nth-of-type(1) a")].map(one => one.textContent));
    expect(right.every(name => shown.includes(name)), `${domain}: of the engines that are right on all only ${shown} are told`);
    const first = await tab.$$eval(`.task[data-domain="${domain}"] > ol a`, links => links.map(one => one.textContent));
    expect(first.every(name => right.includes(name)), `${domain}: told to be right on all: ${first}`);
  }
  expect((await tab.$eval("#tasks", one => one.hidden)) === (tasks.length === 0), "tasks are shown where there are none, or the other way round");
  return tasks.length;
};
