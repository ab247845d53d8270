import type { HTMLElement } from 'node-html-parser';
import { practiceOf } from './page-metadata.ts';
import { darkPalette, practiceColor } from './palette.ts';
import { label } from './text-outlines.ts';

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const geometry = ['d', 'x', 'y', 'width', 'height', 'r', 'rx', 'ry', 'cx', 'cy', 'x1', 'y1', 'x2', 'y2', 'points'];
const copiedAttributes = [...geometry, 'transform', 'stroke', 'stroke-width'];

/** Returns a drawing as SVG for the rasterizer, with the styles of the design system (drawing.recipe.ts) as attributes. */
export const drawingSvg = (drawing: HTMLElement, accent: string): string =>
  [
    `<g fill="none" stroke="${accent}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">`,
    ...drawing.children.map((child) => shape(child, { accent, line: accent })),
    '</g>',
  ].join('');

/** Inherited colors: `accent` is the color of the practice, `line` that of strokes. */
interface Colors {
  accent: string;
  line: string;
}

function shape(element: HTMLElement, inherited: Colors): string {
  const tag = element.rawTagName;
  if (tag === 'text') return element.closest('[data-compact], [data-detail]') ? '' : textPath(element);
  if (!shapes.includes(tag) || element.hasAttribute('data-surroundings')) return '';

  const { colors, style } = stylesOf(element, inherited);
  const attributes = { ...pick(element, copiedAttributes), ...style };
  const children = element.children.map((child) => shape(child, colors)).join('');
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`)}"`)
    .join('')}>${children}</${tag}>`;
}

function stylesOf(element: HTMLElement, inherited: Colors): { colors: Colors; style: Record<string, string> } {
  const practice = practiceOf(element);
  const colors = practice ? { accent: practiceColor(practice), line: practiceColor(practice) } : inherited;
  const dash: Record<string, string> = element.hasAttribute('data-dash') ? { 'stroke-dasharray': '2 6' } : {};
  const lines = (color: string, width: string) => ({
    colors: { ...colors, line: color },
    style: { stroke: color, 'stroke-width': width, ...dash },
  });

  switch (element.getAttribute('data-stroke') ?? element.getAttribute('data-fill')) {
    case 'muted':
      return lines(darkPalette.faint, '1.5');
    case 'fine':
      return lines(darkPalette.faint, '1');
    case 'cut':
      return lines(darkPalette.muted, '1');
    case 'joint':
      return lines(darkPalette.background, '1');
    case 'body':
      return lines(darkPalette.subtle, '4.5');
    case 'head':
      return lines(darkPalette.subtle, '8');
    case 'frame':
      return lines(darkPalette.subtle, '1');
    case 'tint':
      return { colors, style: { fill: colors.accent, 'fill-opacity': '0.12', stroke: 'none' } };
    case 'background':
      return { colors, style: { fill: darkPalette.background, ...dash } };
    case 'solid':
      return { colors, style: { fill: colors.line, stroke: 'none' } };
    default:
      return { colors, style: practice ? { stroke: colors.line, ...dash } : dash };
  }
}

const textPath = (element: HTMLElement) =>
  label.draw({
    text: element.textContent,
    x: Number(element.getAttribute('x')),
    y: Number(element.getAttribute('y')),
    size: 14,
    color: darkPalette.muted,
    isRightAligned: element.getAttribute('text-anchor') === 'end',
  });

const pick = (element: HTMLElement, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
