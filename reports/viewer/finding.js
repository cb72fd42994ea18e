// A finding's own view, and texts to copy.
"use strict";
/// A page opened from a file may have no clipboard of its own: then the old way, by a selection.
const copyText = async text => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const holder = make("textarea", {style: "position:fixed;opacity:0"});
    holder.value = text;
    document.body.append(holder);
    holder.select();
    const is = document.execCommand("copy");
    holder.remove();
    if (!is) throw new Error("nothing was copied");
  }
};
const copyButton = (what, text) => {
  const button = make("button", {type: "button", class: "copy", "aria-label": `Copy ${what}`}, "Copy");
  button.addEventListener("click", () => copyText(text).then(() => { button.textContent = "Copied"; }, () => { button.textContent = "Select and copy by hand"; }));
  return button;
};
const textToCopy = (title, what, text) => make("details", {class: "exact"}, make("summary", {}, title), copyButton(what, text),
  make("pre", {tabindex: "0", role: "region", "aria-label": title}, text));

const list = pairs => make("dl", {}, ...pairs.flatMap(([term, ...text]) => [make("dt", {}, term), make("dd", {}, ...text)]));
/// What an engine is and says of itself, with where that is from.
const statementOf = engine => make("div", {class: "statement"}, make("p", {}, engine.sentence.replace(/[^.!?]$/, "$&.")),
  list([["Source", `${engine.name.split("/")[0]}, version ${engine.version}`],
        ["It states", engine.states.map(([promise, value]) => `${promise} ${value}`).join("; ") || "nothing"],
        ...(engine.note ? [["Its documents", engine.note]] : [])]));

/// A comment before the arrays, so that a test says what it is about.
const asTest = finding => [finding.seen, ...finding.compared.map(([term, text]) => `${term}: ${text}`), `Again: ${finding.replay}`]
  .map(line => `// ${line}\n`).join("") + finding.cpp;

const article = async finding => {
  const engine = (await json("record")).engines[finding.engine];
  const picture = make("div");
  picture.innerHTML = finding.picture;
  for (const svg of picture.querySelectorAll("svg[data-width]")) drawScale(svg, 1);
  makeTurnable(picture);
  const exact = [textToCopy("The exact case, in hexadecimal", "the case in hexadecimal", finding.case)];
  if (finding.cpp) exact.push(textToCopy("As C++, for a test of yours", "the case as C++", asTest(finding)), textToCopy("As JSON, in decimal", "the case as JSON", finding.json));
  if (finding.certificate) exact.push(textToCopy("The certificate of the truth, as JSON", "the certificate", JSON.stringify(finding.certificate, null, 1)));
  const again = list([["Replay", make("code", {}, finding.replay), " ", copyButton("the command that replays it", finding.replay)],
                      ["Link", make("a", {href: `#finding=${finding.id}`}, `#finding=${finding.id}`), ", the same in every run"]]);
  const seenAs = finding.seen_as.length === 0 ? [] :
    [make("details", {}, make("summary", {}, `Seen under ${finding.seen_as.length} ${finding.seen_as.length === 1 ? "claim" : "claims and severities"}`),
          make("ul", {}, ...finding.seen_as.map(line => make("li", {}, line))))];
  return [make("p", {class: "where"}, finding.where), list(finding.compared), picture, make("p", {class: "evidence"}, make("b", {}, "What the judge shows: "), finding.evidence),
          ...(finding.certificate === undefined ? [] : [verifyControl(finding)]), again, ...exact,
          list(finding.facts), ...seenAs, make("h5", {}, `What ${engine.name} says of itself`), statementOf(engine)];
};
