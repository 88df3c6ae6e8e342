// The pictures: leaves, flowers, frogs, banks and dice. Colours are in board.css, for day and night.

import { paths, svg } from "./elements.js";

/** The signs of the seats, as on the page: each in a box of 24 by 24. */
const SIGNS = {
  disc: "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z",
  square: "M4.5 4.5h15v15h-15z",
  star: "M12 2.2l2.95 6.3 6.85.8-5.05 4.75 1.3 6.85L12 17.5l-6.05 3.4 1.3-6.85L2.2 9.3l6.85-.8z",
  triangle: "M12 3.2L21.6 19.6H2.4z",
  ring: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7.4a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2z",
  diamond: "M12 2L21.4 12L12 22L2.6 12z",
};

/** A leaf of the water lily: round, with a cut that looks another way on each, and its number. */
export function leaf({ x, y }, size, cell, hasFlower) {
  const turn = (cell * 67) % 360;
  const [cut, wide] = [size * 0.35, size * 0.3];
  const round = `M${cut} 0L${size * 0.95} ${-wide}A${size} ${size} 0 1 0 ${size * 0.95} ${wide}Z`;
  const veins = [60, 110, 160, 200, 250, 300].map((angle) => {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return `M${c * size * 0.3} ${s * size * 0.3}L${c * size * 0.8} ${s * size * 0.8}`;
  });
  const drawn = svg(
    "g",
    { class: hasFlower ? "leaf flowering" : "leaf", transform: `translate(${x} ${y})` },
    svg("path", { class: "depth", d: round, transform: `translate(2 5) rotate(${turn})` }),
    svg("path", { class: "top", d: round, transform: `rotate(${turn})` }),
    svg("g", { transform: `rotate(${turn})` }, paths("veins", ...veins)),
  );
  const [down, aside] = hasFlower ? [size * 0.66, -size * 0.34] : [6, 0];
  drawn.append(svg("text", { x: aside, y: down }, String(cell)));
  if (hasFlower) drawn.append(flower(size * 0.17, -size * 0.14));
  return drawn;
}

function flower(x, y) {
  const petal = "M0 2C-9 -7 -9 -20 0 -27C9 -20 9 -7 0 2Z";
  const ring = (number, size, from) =>
    Array.from({ length: number }, (_, place) =>
      svg("path", { d: petal, transform: `rotate(${from + (360 / number) * place}) scale(${size})` }),
    );
  return svg(
    "g",
    { class: "flower", transform: `translate(${x} ${y})` },
    svg("g", { class: "outer" }, ...ring(8, 1, 0)),
    svg("g", { class: "inner" }, ...ring(6, 0.66, 15)),
    svg("circle", { class: "heart", r: 5.5 }),
  );
}

/** A frog in the colour of a seat, with its sign on the back; `name` is what it is called. */
export function frog({ colour, shape }, kind) {
  return svg(
    "g",
    { class: kind, "data-colour": colour },
    svg("ellipse", { class: "depth", cx: 1, cy: 7, rx: 25, ry: 21 }),
    paths("limbs", "M-13 10C-29 8 -31 20 -20 23C-14 24 -10 20 -9 15", "M13 10C29 8 31 20 20 23C14 24 10 20 9 15"),
    paths("limbs", "M-12 -6C-21 -8 -25 -2 -22 4", "M12 -6C21 -8 25 -2 22 4"),
    svg("path", { class: "body", d: "M0 -24C13 -24 19 -11 19 2C19 15 11 22 0 22C-11 22 -19 15 -19 2C-19 -11 -13 -24 0 -24Z" }),
    ...[-9.5, 9.5].map((x) =>
      svg("g", { class: "eye" }, svg("circle", { cx: x, cy: -20, r: 6.6 }), svg("circle", { class: "pupil", cx: x, cy: -21, r: 2.9 })),
    ),
    svg("path", { class: "sign", d: SIGNS[shape], transform: "translate(-9.6 -7.6) scale(0.8)" }),
  );
}

/** The water with its rings and the way across it, and the two banks with their reeds. */
export function shores(pond, places) {
  const { width: w, height: h, edge } = pond;
  const deep = edge * 1.55;
  const low = pond.bottom + 64;
  const high = pond.bottom - (pond.rows - 1) * pond.gap - 64;
  const near = `M-4 ${low - 210}C${deep * 0.9} ${low - 190} ${deep * 1.1} ${low - 60} ${deep} ${low - 10}S${deep * 1.5} ${h} ${deep * 2.1} ${h + 4}H-4Z`;
  const far = `M${w + 4} ${high + 210}C${w - deep * 0.9} ${high + 190} ${w - deep * 1.1} ${high + 60} ${w - deep} ${high + 10}S${w - deep * 1.5} 0 ${w - deep * 2.1} -4H${w + 4}Z`;
  const rings = [
    [w * 0.3, h * 0.33, 34],
    [w * 0.68, h * 0.62, 40],
    [w * 0.52, h * 0.09, 22],
    [w * 0.9, h * 0.9, 30],
    [w * 0.09, h * 0.2, 26],
  ].flatMap(([x, y, r]) => [`M${x - r} ${y}a${r} ${r * 0.36} 0 1 0 ${r * 1.5} ${-r * 0.3}`, `M${x - r / 2} ${y}a${r / 2} ${r * 0.18} 0 1 0 ${r * 0.75} ${-r * 0.15}`]);
  return svg(
    "g",
    { class: "shores", "aria-hidden": "true" },
    svg("clipPath", { id: "nenuphar-water" }, svg("rect", { width: w, height: h, rx: 26 })),
    svg(
      "g",
      { "clip-path": "url(#nenuphar-water)" },
      svg("rect", { class: "water", width: w, height: h }),
      paths("rings", ...rings),
      svg("polyline", { class: "current", points: places.map(({ x, y }) => `${x},${y}`).join(" ") }),
      paths("bank", near, far),
      reeds(deep * 0.24, low - 186, edge / 90),
      reeds(w - deep * 0.3, high + 190, -edge / 90),
    ),
  );
}

/** Reeds that grow at a place; they lean to the left where `size` is negative. */
function reeds(x, y, size) {
  const stems = [[-16, 66], [-4, 92], [9, 78], [20, 54]];
  const bent = stems.map(([from, tall]) => `M${from} 0q4 ${-tall * 0.6} ${3 + from * 0.3} ${-tall}`);
  const heads = stems.slice(0, 3).map(([from, tall]) => `M${from * 1.3 + 3} ${14 - tall}v-22`);
  const where = `translate(${x} ${y}) scale(${size} ${Math.abs(size)})`;
  return svg("g", { transform: where }, paths("stems", ...bent), paths("heads", ...heads));
}

/** A die; the pips of all faces are the places of nine. */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export function die(face) {
  const pips = (PIPS[face] ?? []).map((place) => svg("circle", { cx: 18 + 14 * (place % 3), cy: 18 + 14 * Math.floor(place / 3), r: 5 }));
  return svg(
    "svg",
    { class: "face", viewBox: "0 0 64 68", "aria-hidden": "true" },
    svg("rect", { class: "depth", x: 3, y: 7, width: 58, height: 58, rx: 14 }),
    svg("rect", { class: "top", x: 3, y: 3, width: 58, height: 58, rx: 14 }),
    svg("g", { class: "pips" }, ...pips),
  );
}
