/** The boxes of the text in a drawing, for tests: jsdom has no layout. */
import type { Point } from '../geometry.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Largest advance of a character with its letter spacing, and its height. */
export interface Font {
  advance: number;
  height: number;
}

interface Box {
  text: string | null;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the box of each text in the units of the drawing. */
export const boxesOf = (texts: Iterable<Element>, { advance, height }: Font): Box[] =>
  Array.from(texts, (element) => {
    const width = (element.textContent ?? '').length * advance;
    const [x, y] = [Number(element.getAttribute('x')), Number(element.getAttribute('y'))];
    const left = element.getAttribute('text-anchor') === 'end' ? x - width : x;
    const matrix = matrixOf(element);
    const [[x1, y1], [x2, y2]] = [apply(matrix, [left, y]), apply(matrix, [left + width, y - height])];
    return {
      text: element.textContent,
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      top: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
    };
  });

/** Returns the texts that leave the frame of 640 by 480. */
export const outsideFrame = (boxes: Box[]) =>
  boxes.filter(({ left, right, top, bottom }) => left < 8 || right > 632 || top < 8 || bottom > 472);

/** Returns the texts that another text covers. */
export const overlapping = (boxes: Box[]) =>
  boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
  );

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
