// A finding's own view, and texts to copy.
"use strict";
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/// A name in which lines may end after "/" and "_", as breakable_name() of writers/words.cpp.
const breakable = name => name.split(/(?<=[/_])/).flatMap((part, place) => place === 0 ? [part] : [make("wbr"), part]);

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

const article = finding => {
  const picture = make("div");
  picture.innerHTML = finding.picture;
  makeTurnable(picture);
  const exact = [textToCopy("The exact case, in hexadecimal", "the case in hexadecimal", finding.case)];
  if (finding.cpp) exact.push(textToCopy("As C++", "the case as C++", finding.cpp), textToCopy("As JSON, in decimal", "the case as JSON", finding.json));
  if (finding.certificate) exact.push(textToCopy("The certificate of the truth, as JSON", "the certificate", JSON.stringify(finding.certificate, null, 1)));
  const list = pairs => make("dl", {}, ...pairs.flatMap(([term, ...text]) => [make("dt", {}, term), make("dd", {}, ...text)]));
  const again = list([["Replay", make("code", {}, finding.replay), " ", copyButton("the command that replays it", finding.replay)],
                      ["Link", make("a", {href: `#finding=${finding.id}`}, `#finding=${finding.id}`), ", the same in every run"]]);
  const seenAs = finding.seen_as.length === 0 ? [] :
    [make("details", {}, make("summary", {}, `Seen under ${finding.seen_as.length} ${finding.seen_as.length === 1 ? "claim" : "claims and severities"}`),
          make("ul", {}, ...finding.seen_as.map(line => make("li", {}, line))))];
  return [make("p", {class: "where"}, finding.where), picture, make("p", {class: "evidence"}, make("b", {}, "What the judge shows: "), finding.evidence),
          ...(finding.certificate === undefined ? [] : [verifyControl(finding)]), again, ...exact, list(finding.facts), ...seenAs];
};
