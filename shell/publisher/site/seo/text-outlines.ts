import { fileURLToPath } from 'node:url';
import { type Font, type GlyphRun, openSync } from 'fontkit';

/** Limits the memory of a publisher that runs for months. */
const maxLayouts = 2000;

/** A line of text. `x` and `y` are the start of the baseline, or its end with `isRightAligned`. */
interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  isRightAligned?: boolean;
}

/** Draws text as outlines, so that images do not depend on installed fonts. */
export interface TextOutlines {
  width(text: string, size: number): number;
  /** Returns the line as an SVG path. */
  draw(line: Line): string;
}

/** @param tracking letter spacing in ems */
function textOutlines(file: string, tracking: number): TextOutlines {
  let loaded: Font | undefined;
  const font = () => {
    loaded ??= openSync(fileURLToPath(import.meta.resolve(file))) as Font;
    return loaded;
  };
  // To find the size of a title, the same lines are measured many times, and pages share texts.
  const layouts = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    const known = layouts.get(text);
    if (known) return known;
    const available = [...text].filter((character) => font().hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const created = font().layout(available.join(''));
    if (layouts.size >= maxLayouts) layouts.clear();
    layouts.set(text, created);
    return created;
  };
  const width = (text: string, size: number) => {
    const { advanceWidth, glyphs } = layout(text);
    return (advanceWidth / font().unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
  };

  return {
    width,
    draw({ text, x, y, size, color, isRightAligned }) {
      const { glyphs, positions } = layout(text);
      const scale = size / font().unitsPerEm;
      let offset = 0;
      const outlines = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const outline = glyph.path.translate(offset + xOffset, 0).toSVG();
        offset += xAdvance + tracking * font().unitsPerEm;
        return outline;
      });
      const left = isRightAligned ? x - width(text, size) : x;
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
