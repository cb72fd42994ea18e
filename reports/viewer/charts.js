// Draws charts on canvases, one element each, as wide as there is room. Their series are buttons above them: pointed at, one stands out;
// pressed, it is alone, or with the others that are pressed; so it is by a click on a mark.
"use strict";
const colourOf = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const isDark = matchMedia("(prefers-color-scheme: dark)");
const chartColours = () => {
  const text = colourOf("--ink"), faint = colourOf("--faint"), rule = colourOf("--rule");
  return {
    background: "transparent",
    font: getComputedStyle(document.body).fontFamily,
    view: {stroke: rule},
    axis: {labelColor: text, titleColor: text, gridColor: rule, domainColor: faint, tickColor: faint, labelFontSize: 12, titleFontSize: 12, titleFontWeight: "normal"},
    header: {labelColor: text, labelFontSize: 12},
    legend: {labelColor: text, titleColor: text, labelLimit: 260, labelFontSize: 12, symbolLimit: 60, orient: "bottom"}
  };
};

// Of a panel, in pixels: the least width, and what its axis and the space before the next take.
const kNarrowest = 250, kBesidePanel = 90, kMostColumns = 3, kLongestLabels = 0.45;
/// The specification with its panels as many in a line, and as wide, as there is room, or `less` than that.
const fitted = (spec, room, less) => {
  const panel = spec.spec ?? spec, labels = panel.encoding?.y?.axis?.labelLimit;
  if (spec.facet) spec.columns = Math.max(1, Math.min(kMostColumns, Math.floor(room / (kNarrowest + kBesidePanel))));
  if (labels) panel.encoding.y.axis.labelLimit = Math.min(labels, Math.floor(kLongestLabels * room));
  const beside = labels ? panel.encoding.y.axis.labelLimit + 20 : kBesidePanel;
  panel.width = Math.min(panel.width, Math.floor((room - less) / (spec.facet ? spec.columns : 1)) - beside);
  if (spec.facet) spec.facet.header = {...spec.facet.header, labelLimit: panel.width + kBesidePanel / 2};
  return spec;
};
/// A button a series, in the colours of the chart. figure.pressed keeps those that are pressed when the chart is drawn anew.
const seriesButtons = (figure, view, names) => {
  const colour = view.scale("color"), pressed = figure.pressed ??= new Set();
  const buttons = new Map();
  let pointed = null;
  const show = () => {
    for (const [name, button] of buttons) button.setAttribute("aria-pressed", String(pressed.has(name)));
    return view.signal("isolated", pointed === null ? [...pressed] : [...pressed, pointed]).runAsync();
  };
  const press = name => {
    if (!pressed.delete(name)) pressed.add(name);
    pointed = null;
    return show();
  };
  for (const name of names) {
    const button = make("button", {type: "button", "aria-pressed": "false"}, make("i", {style: `background:${colour(name)}`}), name);
    button.addEventListener("click", () => press(name));
    button.addEventListener("pointerenter", () => { pointed = name; show(); });
    button.addEventListener("pointerleave", () => { pointed = null; show(); });
    buttons.set(name, button);
  }
  const series = figure.dataset.series;
  view.addEventListener("click", (_, item) => { if (buttons.has(item?.datum?.[series])) press(item.datum[series]); });
  const holder = figure.querySelector(".series") ?? make("div", {class: "series", role: "group", "aria-label": "Press one to see it alone"});
  holder.replaceChildren(...buttons.values());
  figure.insertBefore(holder, figure.querySelector(".canvas"));
  return show();
};
const draw = async figure => {
  figure.drawnFor = figure.clientWidth;
  figure.drawnDark = isDark.matches;
  if (!window.vegaEmbed) {
    const script = await packed("vega");
    if (!script) {
      figure.querySelector(".canvas").textContent = "Not drawn: Vega was not installed where this page was written.";
      return;
    }
    if (!window.vegaEmbed) document.head.append(make("script", {}, script));
  }
  const {spec, rows} = (await json("charts"))[figure.dataset.chart];
  const series = spec.usermeta?.series, names = [...new Set(rows.map(row => row[series]))].sort();
  const embed = async less => {
    let text = JSON.stringify(fitted(structuredClone(spec), figure.clientWidth, less))
      .replaceAll("@stands_out@", `length(isolated) === 0 || indexof(isolated, datum.${series}) >= 0`);
    if (names.length > 10) text = text.replace('"tableau10"', '"tableau20"');
    const shown = {...JSON.parse(text), data: {values: structuredClone(rows)}, params: [{name: "isolated", value: []}]};
    figure.embedded?.finalize();
    figure.embedded = await vegaEmbed(figure.querySelector(".canvas"), shown,
      {mode: "vega-lite", renderer: "canvas", actions: false, config: chartColours(), tooltip: {theme: isDark.matches ? "dark" : "light"}});
    return figure.querySelector("canvas").getBoundingClientRect().width - figure.clientWidth;
  };
  // How wide axes are is known when they are drawn; narrower ones may have other labels.
  for (let less = 0, times = 0; times < 4; ++times) {
    const over = await embed(less);
    if (over <= 0) break;
    less += Math.ceil(over) + 2;
  }
  figure.view = figure.embedded.view;
  if (series) {
    figure.dataset.series = series;
    await seriesButtons(figure, figure.view, names);
  }
  figure.dataset.drawn = "yes";
};
const drawAgain = is => {
  for (const figure of document.querySelectorAll("figure.chart[data-drawn]")) if (is(figure)) draw(figure);
};
isDark.addEventListener("change", () => drawAgain(() => true));
const isStale = figure => figure.clientWidth !== figure.drawnFor || figure.drawnDark !== isDark.matches;
/// Charts of a block that was parked while the window changed.
const redrawStale = block => drawAgain(figure => block.contains(figure) && isStale(figure));
let resized = null;
addEventListener("resize", () => {
  clearTimeout(resized);
  resized = setTimeout(() => drawAgain(isStale), 150);
});
