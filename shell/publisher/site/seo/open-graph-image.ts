import { practices } from '@portal/contracts/practices';
import type { Site } from '@portal/contracts/site';
import { drawingSvg } from './drawing.ts';
import type { PageMetadata } from './page-metadata.ts';
import { hueOf, onInk } from './palette.ts';
import { heading, label, plain } from './text-outlines.ts';

export const imageWidth = 1200;
export const imageHeight = 630;
const margin = 64;
const drawingLeft = 590;

/** The Open Graph image of a page as SVG: the company, the page's title and its drawing. */
export function openGraphImage({ title, practice, words, drawing }: PageMetadata, { company, url }: Site): string {
  const hues = practice ? [hueOf(practice)] : practices.map(({ id }) => hueOf(id));
  const width = drawing ? drawingLeft - margin : imageWidth - 2 * margin;
  const set = words.length > 0 ? { size: words.length > 4 ? smallest : 80, lines: words } : fitted(title, width);
  const practiceName = practices.find(({ id }) => id === practice)?.name;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}" viewBox="0 0 ${imageWidth} ${imageHeight}">`,
    `<rect width="${imageWidth}" height="${imageHeight}" fill="${onInk.ground}"/>`,
    grid,
    drawing &&
      `<g transform="translate(${drawingLeft + 20} 97) scale(0.89)">${drawingSvg(drawing, hueOf(practice ?? 'connectivity'))}</g>`,
    logo(company),
    titleBlock(set, practiceName && { text: practiceName.toUpperCase(), color: hues[0] ?? onInk.text }),
    plain.draw({ text: new URL(url).host, x: margin, y: 562, size: 24, color: onInk.muted }),
    rule(hues),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

interface Title {
  size: number;
  lines: { text: string; practice?: PageMetadata['practice'] }[];
}

/** Letter sizes, and into how many lines a title may break at each. */
const sizes = [
  { size: 80, most: 3 },
  { size: 72, most: 3 },
  { size: 64, most: 3 },
  { size: 58, most: 4 },
  { size: 52, most: 4 },
];
const smallest = 46;

/** The title in the largest letters it fits in, broken so that its lines are of like length. */
function fitted(title: string, width: number): Title {
  const size = sizes.find(({ size, most }) => fits(broken(title, width, size), width, size, most))?.size ?? smallest;
  const { length } = broken(title, width, size);
  let narrowest = width;
  while (narrowest > 100 && broken(title, narrowest - 10, size).length === length) narrowest -= 10;
  const even = broken(title, narrowest, size);
  const lines = fits(even, width, size, length) ? even : broken(title, width, size);
  return { size, lines: lines.map((text) => ({ text })) };
}

const fits = (lines: string[], width: number, size: number, most: number) =>
  lines.length <= most && lines.every((line) => heading.width(line, size) <= width);

function broken(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && heading.width(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Set so that its middle stands in the middle of the picture. */
function titleBlock({ size, lines }: Title, eyebrow?: { text: string; color: string }): string {
  const step = size * 1.06;
  const top = 318 - ((lines.length - 1) * step) / 2 + size * 0.36 + (eyebrow ? 18 : 0);

  return [
    eyebrow && label.draw({ ...eyebrow, x: margin, y: top - size - 12, size: 20 }),
    ...lines.map(({ text, practice }, index) => {
      const [word = '', mark] = text.split(/(?=™)/);
      const line = { x: margin, y: top + index * step, size, color: practice ? hueOf(practice) : onInk.text };
      const after = { x: margin + heading.width(word, size) + size * 0.06, y: line.y - size * 0.34, size: size * 0.4 };
      return heading.draw({ ...line, text: word }) + (mark ? heading.draw({ ...line, ...after, text: mark }) : '');
    }),
  ]
    .filter(Boolean)
    .join('');
}

/** The wordmark of the header: four practices, one corner each, around what they guard. */
function logo(company: string): string {
  const corners = [
    ['physical-security', 'M2 12V7a5 5 0 0 1 5-5h5'],
    ['audiovisual', 'M18 2h5a5 5 0 0 1 5 5v5'],
    ['connectivity', 'M28 18v5a5 5 0 0 1-5 5h-5'],
    ['it-security', 'M12 28H7a5 5 0 0 1-5-5v-5'],
  ] as const;
  return [
    `<g transform="translate(${margin} 56) scale(1.4)" fill="none" stroke-width="3.5">`,
    ...corners.map(([practice, d]) => `<path stroke="${hueOf(practice)}" d="${d}"/>`),
    `<circle cx="15" cy="15" r="3.75" fill="${onInk.text}"/></g>`,
    heading.draw({ text: company, x: margin + 58, y: 88, size: 32, color: onInk.text }),
  ].join('');
}

/** The line of the practice along the lower edge; a page of all four shows all four. */
function rule(hues: string[]): string {
  const length = imageWidth / hues.length;
  return hues
    .map(
      (hue, index) =>
        `<rect x="${index * length}" y="${imageHeight - 10}" width="${length}" height="10" fill="${hue}"/>`,
    )
    .join('');
}

const steps = (until: number) => Array.from({ length: Math.ceil(until / 72) }, (_, index) => index * 72 + 35.5);

/** The paper of the page heroes, fading towards the words. */
const grid = [
  '<defs><linearGradient id="fade"><stop offset="0.3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>',
  `<mask id="right"><rect width="${imageWidth}" height="${imageHeight}" fill="url(#fade)"/></mask></defs>`,
  `<path mask="url(#right)" fill="none" stroke="${onInk.grid}" d="${[
    ...steps(imageWidth).map((x) => `M${x} 0V${imageHeight}`),
    ...steps(imageHeight).map((y) => `M0 ${y}H${imageWidth}`),
  ].join('')}"/>`,
].join('');
