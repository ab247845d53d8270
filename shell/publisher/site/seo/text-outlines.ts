import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** A line of text to be drawn: its left end (or, with `isEnd`, its right end) on the baseline. */
interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  isEnd?: boolean;
}

/** Draws text as outlines, so that a picture looks the same on every machine, whatever fonts it has. */
export interface TextOutlines {
  width(text: string, size: number): number;
  /** The line as an SVG path. */
  draw(line: Line): string;
}

/** `tracking` is the space added after every letter, in ems. */
function textOutlines(file: string, tracking: number): TextOutlines {
  let opened: Font | undefined;
  const font = () => {
    opened ??= openSync(fileURLToPath(import.meta.resolve(file))) as Font;
    return opened;
  };
  const run = (text: string) => {
    const known = [...text].filter((character) => font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    return font().layout(known.join(''));
  };
  const width = (text: string, size: number) => {
    const { advanceWidth, glyphs } = run(text);
    return (advanceWidth / font().unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
  };

  return {
    width,
    draw({ text, x, y, size, color, isEnd }) {
      const { glyphs, positions } = run(text);
      const scale = size / font().unitsPerEm;
      let at = 0;
      const outlines = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const outline = glyph.path.translate(at + xOffset, 0).toSVG();
        at += xAdvance + tracking * font().unitsPerEm;
        return outline;
      });
      const left = isEnd ? x - width(text, size) : x;
      return `<path transform="translate(${left} ${y}) scale(${scale} ${-scale})" fill="${color}" stroke="none" d="${outlines.join('')}"/>`;
    },
  };
}

export const heading = textOutlines(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  -0.02,
);
export const plain = textOutlines('@fontsource/inter/files/inter-latin-500-normal.woff', 0);
export const label = textOutlines('@fontsource/inter/files/inter-latin-600-normal.woff', 0.08);
