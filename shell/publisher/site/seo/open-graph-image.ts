import type { Language } from '@portal/contracts/language';
import { practices } from '@portal/contracts/practices';
import type { Site } from '@portal/contracts/site';
import { drawingSvg } from './drawing.ts';
import type { PageMetadata } from './page-metadata.ts';
import { darkPalette, practiceColor } from './palette.ts';
import { heading, label, plain } from './text-outlines.ts';

const imageWidth = 1200;
const imageHeight = 630;
const margin = 64;
const drawingLeft = 590;

/** Returns the Open Graph image of a page as SVG: the company, the page's title and its drawing. Practices have English names only. */
export function openGraphImage(
  { title, practice, words, drawing }: PageMetadata,
  { company, url }: Site,
  language: Language = 'en',
): string {
  const colors = practice ? [practiceColor(practice)] : practices.map(({ id }) => practiceColor(id));
  const width = drawing ? drawingLeft - margin : imageWidth - 2 * margin;
  const layout = words.length > 0 ? { size: words.length > 4 ? minSize : 80, lines: words } : fitTitle(title, width);
  const practiceName = language === 'en' ? practices.find(({ id }) => id === practice)?.name : undefined;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" height="${imageHeight}" viewBox="0 0 ${imageWidth} ${imageHeight}">`,
    `<rect width="${imageWidth}" height="${imageHeight}" fill="${darkPalette.background}"/>`,
    grid,
    drawing &&
      `<g transform="translate(${drawingLeft + 20} 97) scale(0.89)">${drawingSvg(drawing, practiceColor(practice ?? 'connectivity'))}</g>`,
    logo(company),
    titleBlock(layout, practiceName && { text: practiceName.toUpperCase(), color: colors[0] ?? darkPalette.text }),
    plain.draw({ text: new URL(url).hostname, x: margin, y: 562, size: 24, color: darkPalette.muted }),
    colorBar(colors),
    '</svg>',
  ]
    .filter(Boolean)
    .join('');
}

interface TitleLayout {
  size: number;
  lines: { text: string; practice?: PageMetadata['practice'] }[];
}

/** Font sizes, and the maximum number of lines of each. */
const sizes = [
  { size: 80, maxLines: 3 },
  { size: 72, maxLines: 3 },
  { size: 64, maxLines: 3 },
  { size: 58, maxLines: 4 },
  { size: 52, maxLines: 4 },
];
const minSize = 46;

/** Returns the title in the largest font size that fits, with balanced line breaks. */
function fitTitle(title: string, width: number): TitleLayout {
  const fitting = sizes.find(({ size, maxLines }) => fits(breakLines(title, width, size), width, size, maxLines));
  const size = fitting?.size ?? minSize;
  const { length } = breakLines(title, width, size);
  let narrowest = width;
  while (narrowest > 100 && breakLines(title, narrowest - 10, size).length === length) narrowest -= 10;
  const balanced = breakLines(title, narrowest, size);
  const lines = fits(balanced, width, size, length) ? balanced : breakLines(title, width, size);
  return { size, lines: lines.map((text) => ({ text })) };
}

const fits = (lines: string[], width: number, size: number, maxLines: number) =>
  lines.length <= maxLines && lines.every((line) => heading.width(line, size) <= width);

function breakLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && heading.width(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the title, vertically centered in the image, and the name of its practice above it. */
function titleBlock({ size, lines }: TitleLayout, eyebrow?: { text: string; color: string }): string {
  const lineHeight = size * 1.06;
  const top = 318 - ((lines.length - 1) * lineHeight) / 2 + size * 0.36 + (eyebrow ? 18 : 0);

  return [
    eyebrow && label.draw({ ...eyebrow, x: margin, y: top - size - 12, size: 20 }),
    ...lines.map(({ text, practice }, index) => {
      const [name = '', mark] = text.split(/(?=™)/);
      const line = {
        x: margin,
        y: top + index * lineHeight,
        size,
        color: practice ? practiceColor(practice) : darkPalette.text,
      };
      const superscript = {
        x: margin + heading.width(name, size) + size * 0.06,
        y: line.y - size * 0.34,
        size: size * 0.4,
      };
      return (
        heading.draw({ ...line, text: name }) + (mark ? heading.draw({ ...line, ...superscript, text: mark }) : '')
      );
    }),
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the logo of the header: a dot with a corner in the color of each practice around it, and the company name. */
function logo(company: string): string {
  const corners = [
    ['physical-security', 'M2 12V7a5 5 0 0 1 5-5h5'],
    ['audiovisual', 'M18 2h5a5 5 0 0 1 5 5v5'],
    ['connectivity', 'M28 18v5a5 5 0 0 1-5 5h-5'],
    ['it-security', 'M12 28H7a5 5 0 0 1-5-5v-5'],
  ] as const;
  return [
    `<g transform="translate(${margin} 56) scale(1.4)" fill="none" stroke-width="3.5">`,
    ...corners.map(([practice, d]) => `<path stroke="${practiceColor(practice)}" d="${d}"/>`),
    `<circle cx="15" cy="15" r="3.75" fill="${darkPalette.text}"/></g>`,
    heading.draw({ text: company, x: margin + 58, y: 88, size: 32, color: darkPalette.text }),
  ].join('');
}

/** Returns the bar along the lower edge, in equal parts of the given colors. */
function colorBar(colors: string[]): string {
  const length = imageWidth / colors.length;
  return colors
    .map(
      (color, index) =>
        `<rect x="${index * length}" y="${imageHeight - 10}" width="${length}" height="10" fill="${color}"/>`,
    )
    .join('');
}

const gridLines = (until: number) => Array.from({ length: Math.ceil(until / 72) }, (_, index) => index * 72 + 35.5);

/** The grid of the page heroes, fading out towards the title. */
const grid = [
  '<defs><linearGradient id="fade"><stop offset="0.3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>',
  `<mask id="right"><rect width="${imageWidth}" height="${imageHeight}" fill="url(#fade)"/></mask></defs>`,
  `<path mask="url(#right)" fill="none" stroke="${darkPalette.grid}" d="${[
    ...gridLines(imageWidth).map((x) => `M${x} 0V${imageHeight}`),
    ...gridLines(imageHeight).map((y) => `M0 ${y}H${imageWidth}`),
  ].join('')}"/>`,
].join('');
