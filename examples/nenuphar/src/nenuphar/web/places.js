// Where things are: the way across the pond winds up it in rows, from the near bank to the far one.

/** Two ponds: one for a wide place on the page, one for a tall one. `edge` is how deep the banks are. */
const WIDE = { width: 1000, height: 545, rows: 3, left: 152, right: 848, bottom: 448, gap: 172, edge: 78, leaf: 38 };
const TALL = { width: 560, height: 740, rows: 5, left: 124, right: 436, bottom: 646, gap: 136, edge: 60, leaf: 34 };

/** The pond whose leaves are larger in a place of this size. */
export function pondFor(width, height) {
  const [wide, tall] = [WIDE, TALL].map((pond) => pond.leaf * Math.min(width / pond.width, height / pond.height));
  return wide >= tall ? WIDE : TALL;
}

/** The places of all cells, the banks being the first and the last: as far apart as the way is long. */
export function placesOf(pond, far) {
  const pieces = [];
  for (let row = 0; row < pond.rows; row += 1) {
    const forward = row % 2 === 0;
    const y = pond.bottom - row * pond.gap;
    let [from, to] = forward ? [pond.left, pond.right] : [pond.right, pond.left];
    if (row === 0) from = pond.edge;
    if (row === pond.rows - 1) to = pond.width - pond.edge;
    pieces.push({ length: Math.abs(to - from), at: (part) => ({ x: from + (to - from) * part, y }) });
    if (row < pond.rows - 1) pieces.push(bend(forward ? pond.right : pond.left, y, pond.gap / 2, forward));
  }
  const whole = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return Array.from({ length: far + 1 }, (_, cell) => wobbled(along(pieces, (whole * cell) / far), cell, far));
}

function bend(x, y, radius, forward) {
  return {
    length: Math.PI * radius,
    at: (part) => ({
      x: x + (forward ? 1 : -1) * radius * Math.sin(part * Math.PI),
      y: y - radius + radius * Math.cos(part * Math.PI),
    }),
  };
}

function along(pieces, way) {
  for (const piece of pieces) {
    if (way <= piece.length) return piece.at(way / piece.length);
    way -= piece.length;
  }
  return pieces.at(-1).at(1);
}

/** Leaves do not grow in line. */
function wobbled({ x, y }, cell, far) {
  if (cell === 0 || cell === far) return { x, y };
  return { x: x + 7 * Math.sin(cell * 2.1), y: y + 13 * Math.sin(cell * 1.37) };
}

/** Where one of several frogs sits that share a cell: two in a row, and closer on a flower than on a bank. */
export function seatAt(place, number, of, isBank) {
  if (of === 1) return place;
  const apart = isBank ? 29 : 22;
  const [column, row] = [number % 2, Math.floor(number / 2)];
  const isAlone = number === of - 1 && column === 0;
  return { x: place.x + (isAlone ? 0 : (2 * column - 1) * apart), y: place.y + (of > 2 ? (2 * row - 1) * apart : 0) };
}
