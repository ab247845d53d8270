import type { HTMLElement } from 'node-html-parser';
import { practiceOf } from './page-metadata.ts';
import { hueOf, onInk } from './palette.ts';
import { label } from './text-outlines.ts';

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const geometry = ['d', 'x', 'y', 'width', 'height', 'r', 'rx', 'ry', 'cx', 'cy', 'x1', 'y1', 'x2', 'y2', 'points'];
const kept = [...geometry, 'transform', 'stroke-width'];

/** A system drawing as a rasterizer reads it: what drawing.recipe.ts of the design system says, as plain attributes. */
export const drawingSvg = (drawing: HTMLElement, accent: string): string =>
  [
    `<g fill="none" stroke="${accent}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">`,
    ...drawing.children.map((child) => shape(child, { accent, color: accent })),
    '</g>',
  ].join('');

/** What is in force around an element: the hue of its practice, and the colour lines have there. */
interface Ink {
  accent: string;
  color: string;
}

function shape(element: HTMLElement, around: Ink): string {
  const tag = element.rawTagName;
  if (tag === 'text') return textPath(element);
  if (!shapes.includes(tag)) return '';

  const { ink, style } = inkOf(element, around);
  const attributes = { ...pick(element, kept), ...style };
  const children = element.children.map((child) => shape(child, ink)).join('');
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`)}"`)
    .join('')}>${children}</${tag}>`;
}

function inkOf(element: HTMLElement, around: Ink): { ink: Ink; style: Record<string, string> } {
  const practice = practiceOf(element);
  const ink = practice ? { accent: hueOf(practice), color: hueOf(practice) } : around;
  const dash: Record<string, string> = element.hasAttribute('data-dash') ? { 'stroke-dasharray': '2 6' } : {};
  const lines = (color: string, width: string) => ({
    ink: { ...ink, color },
    style: { stroke: color, 'stroke-width': width, ...dash },
  });

  switch (element.getAttribute('data-ink')) {
    case 'faint':
      return lines(onInk.faint, '1.5');
    case 'frame':
      return lines(onInk.subtle, '1');
    case 'wash':
      return { ink, style: { fill: ink.accent, 'fill-opacity': '0.12', stroke: 'none' } };
    case 'ground':
      return { ink, style: { fill: onInk.ground, ...dash } };
    case 'solid':
      return { ink, style: { fill: ink.color, stroke: 'none' } };
    default:
      return { ink, style: practice ? { stroke: ink.color, ...dash } : dash };
  }
}

const textPath = (element: HTMLElement) =>
  label.draw({
    text: element.textContent,
    x: Number(element.getAttribute('x')),
    y: Number(element.getAttribute('y')),
    size: 14,
    color: onInk.muted,
    isEnd: element.getAttribute('text-anchor') === 'end',
  });

const pick = (element: HTMLElement, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
