/**
 * Path data of what is in the buildings, at 8 units to the foot. Many things share one path element, which keeps the document
 * small. `y` is the floor that something stands on or the ceiling that it hangs from.
 */
type Shape = (x: number, y: number) => string;

/** Returns a shape that is drawn from a point on. */
const from =
  (dx: number, dy: number, rest: string): Shape =>
  (x, y) =>
    `M${x + dx} ${y + dy}${rest}`;

/** Returns a shape at several places along one floor or ceiling. */
/** Left, top, width and height. */
export type Area = readonly [x: number, y: number, w: number, h: number];

/** Returns the parts of a path that reach into an area. Curves count by their ends. */
export const partsIn = ([x, y, w, h]: Area, d: string): string =>
  d
    .split(/(?=M)/)
    .filter((part) => {
      const points = pointsOf(part);
      const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
      return Math.max(...xs) >= x && Math.min(...xs) <= x + w && Math.max(...ys) >= y && Math.min(...ys) <= y + h;
    })
    .join('');

/** Returns where the commands of a path end. */
function pointsOf(part: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...part.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { h: 1, v: 1, c: 6, q: 4, a: 7, z: 1 }[command.toLowerCase()] ?? 2;
    const [originX, originY] = command === command.toLowerCase() ? [1, 1] : [0, 0];
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, index): [number, number] => {
      const values = numbers.slice(index * size, (index + 1) * size);
      const [dx = 0, dy = 0] = values.slice(-2);
      if (!/v/i.test(command)) x = (originX && x) + dx;
      if (/v/i.test(command)) y = (originY && y) + dx;
      else if (!/h/i.test(command)) y = (originY && y) + dy;
      return [x, y];
    });
  });
}

export const row = (shape: Shape, y: number, xs: readonly number[]): string => xs.map((x) => shape(x, y)).join('');

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** People: the bodies are 4.5 wide strokes, the heads dots of 8. */
export const standing = from(-3, -2, 'l2-16v-12m4 30l-2-16v-12');
export const seatedRight = from(0, -29, 'v15h9v12');
export const seatedLeft = from(0, -29, 'v15h-9v12');
export const behindTable = from(-3, -28, 'h6v8h-6z');
export const head = from(0, -39, 'h.01');
export const seatedHead = from(0, -37, 'h.01');

/** Furniture. */
export const desk = from(0, -20, 'h46m-42 0v20m38-20v20');
export const chair = from(-5, -26, 'l2 14h12m-6 0v9m-6 3h12');
export const chairLeft = from(5, -26, 'l-2 14h-12m6 0v9m6 3h-12');
export const table = (x: number, y: number, w: number): string =>
  `M${x} ${y - 22}h${w}M${x + 12} ${y - 22}v22M${x + w - 12} ${y - 22}v22`;
export const planter = from(-6, -12, 'h12l-2 12h-8zm6 0c-2-8-8-10-10-16m10 16c0-10 1-16 4-24m-4 24c3-8 7-10 11-14');
export const shelf = (x: number, y: number, w: number): string =>
  `M${x} ${y}v-66h${w}v66M${x} ${y - 18}h${w}M${x} ${y - 42}h${w}`;
export const door = from(0, 0, 'v-56h24v56m-27 0v-59h30v59m-8-28h-5m5-4v8');

/** Vehicles and plants. A car is 15 feet long and faces right. */
export const car = from(
  2,
  -8,
  'c-2-8-1-13 4-14l14-3c10-9 18-12 28-12h16c12 0 19 4 29 13l15 3c6 2 7 6 6 13h-9a9 9 0 0 0-18 0h-46a9 9 0 0 0-18 0zm22-18h62c-7-6-12-8-20-8h-16c-10 0-17 2-26 8zm34-8v8',
);
export const wheels = from(23, -8, 'a7 7 0 1 0 14 0a7 7 0 1 0-14 0m64 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0');
/** Leaves of a crown, in rows above the ground: its height, left and right end. */
const leaves = (x: number, y: number, rows: readonly (readonly [number, number, number])[]): string =>
  rows
    .flatMap(([height, left, right], level) =>
      Array.from({ length: Math.round((right - left) / 15) }, (_, index) => {
        const uneven = ((index * 7 + level * 3) % 5) - 2;
        return `M${x + left + index * 15 + uneven} ${y - height + uneven * 1.5}c-2-5 4-8 7-4c2-5 9-4 8 2c5 1 3 7-2 6`;
      }),
    )
    .join('');

/** A live oak: low, twice as wide as high. */
export const liveOakTrunk = from(
  -7,
  0,
  'c5-13 3-24-5-35c-12-14-28-18-44-18m46 13c-2-12-8-22-20-28m24 32c4-16 10-24 22-32m-18 32c10-10 26-14 46-14m-46 18c-8 8-5 20 3 32',
);
export const liveOakCrown: Shape = (x, y) =>
  leaves(x, y, [
    [50, -74, 68],
    [62, -84, 78],
    [74, -70, 66],
    [86, -52, 46],
    [96, -28, 24],
  ]);
/** A tree of the street, 14 feet high. */
export const streetTreeTrunk = from(-2, 0, 'v-56m4 56v-48m-2 4l-12-20m12 26l14-22');
export const streetTreeCrown: Shape = (x, y) =>
  leaves(x, y, [
    [54, -28, 22],
    [68, -32, 26],
    [82, -30, 24],
    [96, -22, 16],
    [108, -12, 6],
  ]);
export const lightPole = from(-1.5, 0, 'v-132h3v132m-1.5-132h26v3h-14m-12-3h-26v3h14');
export const bench = from(0, -14, 'h40m-34 0v14m28-14v14');
export const railing: Shape = (x, y) => `M${x} ${y - 28}h40v28m-10-28v28m-10-28v28m-10-28v28m-10-28v28`;
export const bollard = from(-2, 0, 'v-24h4v24');

/** Courses of stone, with joints in turn. */
export const courses = (x: number, y: number, w: number, h: number): string =>
  Array.from({ length: Math.floor(h / 12) }, (_, course) => {
    const joints = Array.from({ length: Math.floor((w - (course % 2) * 14) / 28) }, () => 'm28 0v12m0-12').join('');
    return `M${x} ${y + course * 12}h${w}M${x + (course % 2) * 14} ${y + course * 12}${joints}`;
  }).join('');

/** Physical security. */
export const reader = from(-3, -34, 'h6v12h-6z');
export const dome = from(-6, 0, 'h12v3h-12zm2 3a4.5 4.5 0 0 0 8 0');
export const bulletRight = from(0, 0, 'v5h5m0-4l16 5-2 6-16-5z');
export const bulletLeft = from(0, 0, 'v5h-5m0-4l-16 5 2 6 16-5z');
export const gate = from(-5, 0, 'v-27h10v27z');
export const gateArm = from(0, -22, 'l-72-7');

/** Audio/visual. */
export const speaker = from(-7, 0, 'h14l-2 5h-10z');
export const pendant = from(-20, 20, 'h40v3h-40zm6 0v-20m28 0v20');
export const beam = from(-18, 23, 'h36l18 52h-72z');
export const cabinet = from(-5, 0, 'h10v20h-10zm5 6a2 2 0 1 0 .01 0m0 6a3 3 0 1 0 .01 0');

/** Networks. */
export const accessPoint = from(-9, 0, 'h18v3q-9 4-18 0z');
export const radio = from(-12, 14, 'a17 17 0 0 0 24 0m6 7a27 27 0 0 1-36 0m-6 7a37 37 0 0 0 48 0');
export const rack = (x: number, y: number, h: number): string => box(x, y - h, 26, h);
/** Rack units of equipment, from `top` down. */
export const units = (x: number, top: number, count: number): string =>
  `M${x + 3} ${top}${'h20v3h-20zm0 5'.repeat(count)}`;
export const ports = (x: number, top: number, count: number): string =>
  Array.from({ length: count }, (_, unit) => `M${x + 5} ${top + 1.5 + unit * 5}h12`).join('');

/** IT security. */
export const monitor = from(4, -38, 'h22v14h-22zm11 14v4m-5 0h10');
