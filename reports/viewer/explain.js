// Explanations that are read by tap, by key and by pointer: a "?" that opens a note, one at a time.
"use strict";
const explanation = make("div", {id: "explanation", popover: "auto", role: "note"});
document.body.append(explanation);
/// Near the button where there is room; at the foot of the window on a telephone (style.css).
const placeNote = button => {
  const {left, bottom} = button.getBoundingClientRect();
  explanation.style.setProperty("--left", `${Math.max(8, Math.min(left, innerWidth - explanation.offsetWidth - 8))}px`);
  explanation.style.setProperty("--top", `${Math.min(bottom + 6, innerHeight - explanation.offsetHeight - 8)}px`);
};
const why = (what, text) => {
  const button = make("button", {type: "button", class: "why", "aria-label": `What “${what}” means`}, "?");
  button.addEventListener("click", () => {
    explanation.replaceChildren(make("b", {}, what), make("p", {}, text));
    explanation.showPopover();
    placeNote(button);
  });
  return button;
};
