// What all of the page's script stands on: elements, numbers as people read them, and the packed parts of the page
// (writers/page/page_record.h says what is in them). Foreign words become text and never markup; pictures are our own markup.
"use strict";
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/// A name in which lines may end after "/" and "_", as breakable_name() of writers/words.cpp.
const breakable = name => name.split(/(?<=[/_])/).flatMap((part, place) => place === 0 ? [part] : [make("wbr"), part]);

const grouped = number => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");
/// Digits that tell a share from 0 and from 1, as percent() of writers/words.cpp.
const digits = share => {
  const shown = 100 * share, nearest = Math.min(shown, 100 - shown);
  if (share <= 0) return "0";
  if (share >= 1) return "100";
  if (nearest >= 10) return shown.toFixed(1);
  if (nearest >= 1) return shown.toFixed(2);
  return shown < 1 ? String(Number(shown.toPrecision(2))) : shown.toFixed(Math.ceil(-Math.log10(nearest)) + 1);
};
const percent = share => digits(share) + "\u00a0%";
/// How strongly a cell is coloured: 12 at one failure in a million, 100 where everything fails.
const heat = rate => Math.round(100 * Math.max(0.12, Math.min(1, 1 + Math.log10(rate) / 6)));
const packs = new Map();
/// The text of a packed part, unpacked once.
const packed = name => {
  if (!packs.has(name)) packs.set(name, (async () => {
    const base64 = document.querySelector(`script[data-pack=${name}]`).textContent;
    const bytes = Uint8Array.from(atob(base64), digit => digit.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  })());
  return packs.get(name);
};
const parts = new Map();
const json = name => {
  if (!parts.has(name)) parts.set(name, packed(name).then(JSON.parse));
  return parts.get(name);
};

