/** Geometry of a rendered sheet, for tests: jsdom computes none. */
import { distance, type Point } from '../geometry.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Returns the points of a shape in the units of the sheet; curves as points along them. */
export function pointsOf(shape: Element): Point[] {
  const matrix = matrixOf(shape);
  return localPoints(shape).map(([x, y]) => apply(matrix, [x, y]));
}

/** Returns the distance of a point from the outline through `points`. */
export function distanceToLine(point: Point, points: readonly Point[]): number {
  return Math.min(...points.slice(1).map((end, index) => distanceToSegment(point, points[index] as Point, end)));
}

/** Returns the degrees between the first and the last edge at the first point of a sector or a triangle. */
export function angleAtApex(shape: Element): number {
  const [apex = [0, 0], ...others] = pointsOf(shape);
  const edge = others.filter((point) => distance(point, apex) > 1);
  return degreesBetween(apex, edge[0] as Point, edge.at(-1) as Point);
}

/** Whether a point is inside a sector or a triangle. */
export function covers(shape: Element, point: Point): boolean {
  const outline = pointsOf(shape);
  return outline.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] as Point;
    const crosses = y1 > point[1] !== y2 > point[1] && point[0] < ((x2 - x1) * (point[1] - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

/** Returns the point (x, y) of an element's own coordinates in the units of the sheet. */
export const place = (element: Element, x: number, y: number): Point => apply(matrixOf(element), [x, y]);

function localPoints(shape: Element): Point[] {
  const value = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'circle') return around([value('cx'), value('cy')], value('r'), 0, 2 * Math.PI);
  if (shape.tagName === 'rect') {
    const [x, y, w, h] = [value('x'), value('y'), value('width'), value('height')];
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ];
  }
  return pathPoints(shape.getAttribute('d') ?? '');
}

function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, A: 7, Z: 0 }[command.toUpperCase()];
    if (size === undefined) throw new Error(`No measure for the path command ${command}`);
    for (let index = 0; index < Math.max(1, numbers.length / (size || 1)); index++) {
      const values = numbers.slice(index * size, (index + 1) * size);
      const end = endOf(command, values, at, start);
      if (command.toUpperCase() === 'M') start = end;
      if (command.toUpperCase() === 'A') points.push(...arcPoints(at, end, values));
      points.push(end);
      at = end;
    }
  }
  return points;
}

function endOf(command: string, values: number[], [x, y]: Point, start: Point): Point {
  const [originX, originY] = command === command.toLowerCase() ? [x, y] : [0, 0];
  switch (command.toUpperCase()) {
    case 'Z':
      return start;
    case 'H':
      return [originX + (values[0] ?? 0), y];
    case 'V':
      return [x, originY + (values[0] ?? 0)];
    default:
      return [originX + (values.at(-2) ?? 0), originY + (values.at(-1) ?? 0)];
  }
}

/** Points along an arc of an ellipse, which is a circle after its height is scaled. */
function arcPoints(from: Point, to: Point, [rx = 0, ry = 0, , isLarge, isClockwise]: number[]): Point[] {
  const scaled = ([x, y]: Point): Point => [x, (y * rx) / ry];
  const points = circleArcPoints(scaled(from), scaled(to), rx, isLarge === 1, isClockwise === 1);
  return points.map(([x, y]) => [x, (y * ry) / rx]);
}

function circleArcPoints(from: Point, to: Point, r: number, isLarge: boolean, isClockwise: boolean): Point[] {
  const half = distance(from, to) / 2;
  const radius = Math.max(r, half);
  const height = Math.sqrt(radius ** 2 - half ** 2) * (isLarge === isClockwise ? -1 : 1);
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const center: Point = [
    middleX - (height * (to[1] - from[1])) / (2 * half),
    middleY + (height * (to[0] - from[0])) / (2 * half),
  ];
  const begin = Math.atan2(from[1] - center[1], from[0] - center[0]);
  const end = Math.atan2(to[1] - center[1], to[0] - center[0]);
  const turn = (end - begin + 4 * Math.PI) % (2 * Math.PI);
  return around(center, radius, begin, isClockwise ? turn : turn - 2 * Math.PI);
}

const around = ([x, y]: Point, radius: number, begin: number, turn: number): Point[] =>
  Array.from({ length: 65 }, (_, step) => {
    const angle = begin + (turn * step) / 64;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

function distanceToSegment(point: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = squared && ((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / squared;
  const within = Math.min(1, Math.max(0, share));
  return distance(point, [x1 + within * (x2 - x1), y1 + within * (y2 - y1)]);
}

function degreesBetween(apex: Point, one: Point, other: Point): number {
  const direction = ([x, y]: Point) => Math.atan2(y - apex[1], x - apex[0]);
  const degrees = (Math.abs(direction(one) - direction(other)) * 180) / Math.PI;
  return degrees > 180 ? 360 - degrees : degrees;
}

function matrixOf(element: Element): Matrix {
  const parent = element.parentElement;
  const outer: Matrix = parent && parent.tagName !== 'svg' ? matrixOf(parent) : [1, 0, 0, 1, 0, 0];
  const transforms = [...(element.getAttribute('transform') ?? '').matchAll(/(\w+)\(([^)]*)\)/g)];
  return transforms.reduce<Matrix>((matrix, [, kind = '', text = '']) => {
    const [one = 0, two] = text.split(/[ ,]+/).map(Number);
    return multiply(matrix, transformMatrix(kind, one, two));
  }, outer);
}

function transformMatrix(kind: string, one: number, two?: number): Matrix {
  if (kind === 'translate') return [1, 0, 0, 1, one, two ?? 0];
  if (kind === 'scale') return [one, 0, 0, two ?? one, 0, 0];
  if (kind !== 'rotate') throw new Error(`No measure for the transform ${kind}`);
  const [cos, sin] = [Math.cos((one * Math.PI) / 180), Math.sin((one * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
