// Draws the scale of a picture. Turns the drawings of clouds in space, by hand and by key: the same projection as reports/writers/pictures/draw_cloud3.cpp.
/// A bar of 1, 2 or 5 times a power of ten, at most a third of the picture, whose width in the unit of the coordinates is known.
const drawScale = (svg, zoom) => {
  const width = Number(svg.dataset.width) / zoom, side = svg.viewBox.baseVal.width;
  if (!(width > 0 && width < Infinity)) return;
  const power = 10 ** Math.floor(Math.log10(width / 3)), length = [5, 2, 1].find(times => times * power <= width / 3) * power;
  const at = (name, attributes) => {
    const element = svg.querySelector(`:scope > ${name}.scale`) ?? svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", name));
    for (const [key, value] of Object.entries({class: "scale", ...attributes})) element.setAttribute(key, value);
    return element;
  };
  const end = 10 + length / width * side;
  at("path", {d: `M10 ${side - 14}v8M10 ${side - 10}H${end.toFixed(1)}M${end.toFixed(1)} ${side - 14}v8`});
  at("text", {x: 14, y: side - 16}).textContent = String(Number(length.toPrecision(1)));
};
const makeTurnable = (() => {
  "use strict";
  const middle = 160, reach = 150 / 1.75;
  const project = (p, turn, tilt, zoom) => {
    const x = Math.cos(turn) * p[0] + Math.sin(turn) * p[1];
    const depth = -Math.sin(turn) * p[0] + Math.cos(turn) * p[1];
    return [middle + zoom * reach * x, middle - zoom * reach * (Math.cos(tilt) * p[2] + Math.sin(tilt) * depth)];
  };
  return inside => {
    for (const svg of inside.querySelectorAll("svg.turnable")) {
      const points = JSON.parse(svg.dataset.points), facets = JSON.parse(svg.dataset.facets);
      const polygons = svg.querySelectorAll("polygon"), dots = svg.querySelectorAll("circle"), labels = svg.querySelectorAll("text:not(.scale)");
      let turn = Number(svg.dataset.turn), tilt = Number(svg.dataset.tilt), zoom = 1, from = null;
      const draw = () => {
        const spots = points.map(p => project(p, turn, tilt, zoom));
        polygons.forEach((polygon, f) => polygon.setAttribute("points", facets[f].map(i => spots[i].join(",")).join(" ")));
        dots.forEach((dot, i) => { dot.setAttribute("cx", spots[i][0]); dot.setAttribute("cy", spots[i][1]); });
        labels.forEach((label, i) => { label.setAttribute("x", spots[i][0] + 5); label.setAttribute("y", spots[i][1] - 5); });
        drawScale(svg, zoom);
      };
      const tilted = by => { tilt = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, tilt + by)); };
      svg.addEventListener("pointerdown", event => { from = event; svg.setPointerCapture(event.pointerId); });
      svg.addEventListener("pointerup", () => { from = null; });
      svg.addEventListener("pointermove", event => {
        if (!from) return;
        turn += (event.clientX - from.clientX) / 100;
        tilted(-(event.clientY - from.clientY) / 100);
        from = event;
        draw();
      });
      const step = Math.PI / 24;
      const keys = {
        ArrowLeft: () => { turn -= step; }, ArrowRight: () => { turn += step; },
        ArrowUp: () => tilted(step), ArrowDown: () => tilted(-step),
        "+": () => { zoom = Math.min(2 ** 20, zoom * 1.25); }, "-": () => { zoom = Math.max(0.25, zoom / 1.25); },
        "0": () => { [turn, tilt, zoom] = [Number(svg.dataset.turn), Number(svg.dataset.tilt), 1]; }
      };
      keys["="] = keys["+"];
      svg.setAttribute("tabindex", "0");
      svg.addEventListener("keydown", event => {
        if (!Object.hasOwn(keys, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        keys[event.key]();
        draw();
      });
    }
  };
})();
