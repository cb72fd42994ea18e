// Keeps the page small however much of it is opened. Folds are filled when they are opened, and may be emptied again; a block that is far
// out of sight may be parked: a holder of its height stands for it, and it comes back as it was when somebody comes near. Both happen only
// where there is too much, what costs a reader least first.
"use strict";
const kMostElements = 8000, kFarOff = "1000px", kUnseenHeight = 600;
const elements = () => document.getElementsByTagName("*").length;

const full = new Set();  // of folds that were filled, the oldest first
const empty = details => {
  full.delete(details);
  for (const inner of details.querySelectorAll("details")) full.delete(inner);
  details.open = false;
  delete details.dataset.filled;
  details.replaceChildren(details.querySelector(":scope > summary"));
};

const far = new Set();           // of watched blocks that are out of sight
const blockOf = new WeakMap();   // of holders
const park = (block, height) => {
  const holder = make("div", {class: "parked", style: `height:${height}px`});
  blockOf.set(holder, block);
  near.unobserve(block);
  far.delete(block);
  block.replaceWith(holder);
  near.observe(holder);
};
const bringBack = holder => {
  const block = blockOf.get(holder);
  near.unobserve(holder);
  holder.replaceWith(block);
  near.observe(block);
  redrawStale(block);
};
const near = new IntersectionObserver(seen => {
  for (const {target, isIntersecting} of seen) {
    if (!target.isConnected) continue;
    if (blockOf.has(target)) {
      if (isIntersecting) bringBack(target);
    } else if (isIntersecting) {
      far.delete(target);
    } else {
      far.add(target);
    }
  }
  makeRoom();
}, {rootMargin: kFarOff});
const watch = blocks => { for (const block of blocks) near.observe(block); };

/// Closed folds go first, then blocks far off, and of open folds those opened longest ago, where `newest` was just opened.
const makeRoom = newest => {
  const isNew = element => newest !== undefined && (element === newest || element.contains(newest));
  const emptyFolds = isOpen => {
    for (const details of [...full])
      if (elements() > kMostElements && full.has(details) && details.isConnected && details.open === isOpen && !isNew(details)) empty(details);
  };
  if (elements() <= kMostElements) return;
  emptyFolds(false);
  for (const block of [...far])
    if (elements() > kMostElements && block.isConnected && !isNew(block) && !block.contains(document.activeElement)) park(block, block.offsetHeight);
  if (newest) emptyFolds(true);
};
// Paper has room for everything.
addEventListener("beforeprint", () => { for (const holder of document.querySelectorAll(".parked")) bringBack(holder); });

const fillers = new WeakMap();
/// Fills a <details> when it is opened; without `fill`, waits until it is full.
const whenOpened = (details, fill) => {
  if (!fill) return fillers.get(details)();
  let filling = null;
  const once = () => {
    if (details.dataset.filled) return filling;
    details.dataset.filled = "begun";
    return filling = (async () => {
      try {
        details.append(...await fill());
        details.dataset.filled = "yes";
        full.add(details);
        makeRoom(details);
      } catch (error) {
        details.append(make("p", {class: "note"}, `This part cannot be shown: ${error.message}`));
        throw error;
      }
    })();
  };
  fillers.set(details, once);
  details.addEventListener("toggle", () => { if (details.open) once(); });
  if (details.open) once();
};
