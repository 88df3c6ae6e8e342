// The outlines of what stands on the road: each kind of square has one of its own.

const SCALLOPS = 14;
const rosette = Array.from({ length: SCALLOPS + 1 }, (_, place) => {
  const angle = (place / SCALLOPS) * 2 * Math.PI;
  const at = `${(34 * Math.cos(angle)).toFixed(1)} ${(34 * Math.sin(angle)).toFixed(1)}`;
  return place === 0 ? `M${at}` : `A7.6 7.6 0 0 1 ${at}`;
}).join("");
export const SHAPES: Record<string, string> = {
  disc: "M-29 0a29 29 0 1 1 58 0a29 29 0 1 1-58 0z",
  diamond: "M-4-32.5q4-3.5 8 0L32.5-4q3.5 4 0 8L4 32.5q-4 3.5-8 0L-32.5 4q-3.5-4 0-8z",
  rosette: `${rosette}z`,
  octagon: "M-14.5-35h29L35-14.5v29L14.5 35h-29L-35 14.5v-29z",
  house: "M0-31L28-8V21q0 5-5 5h-46q-5 0-5-5V-8z",
  tile: "M-14-16h28q4 0 4 4v24q0 4-4 4h-28q-4 0-4-4v-24q0-4 4-4z",
  start: "M-34 0a34 34 0 1 1 68 0a34 34 0 1 1-68 0z",
};

export const WRENCH = "M-13 15L4-2C1-9 6-16 13-15L8-9 9-5 13-4 19-9C20-2 13 4 6 2L-11 19Q-14 20-15 17T-13 15z";
