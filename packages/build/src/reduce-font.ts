import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Printable ASCII, the letters of Latin-1 and typographic characters. Other characters are rendered in a fallback font. */
const characters = [
  range(0x20, 0x7e),
  range(0xc0, 0xd6),
  range(0xd8, 0xf6),
  range(0xf8, 0xff),
  '\u00a0©·°×−–—‘’“”…™¡¿',
].join('');

/** Kerning and tabular figures. */
const features = ['kern', 'tnum'];

/** ID of the license URL in the `name` table. The copyright notice is always kept. */
const licenseUrl = 14;

/** A loader that reduces a variable font to the characters, features and weights of the site: `font.woff2?weights=400-600`, or `600`. */
export default async function reduceFont(
  this: Pick<LoaderContext, 'resourcePath' | 'resourceQuery'>,
  font: Buffer,
): Promise<Buffer> {
  const { min, max = min } = /^\?weights=(?<min>\d+)(-(?<max>\d+))?$/.exec(this.resourceQuery)?.groups ?? {};
  if (!min) throw new Error(`${this.resourcePath} is imported without weights, for example ?weights=400-600.`);
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
    preserveNameIds: [licenseUrl],
    noHinting: true,
    // Names of instances, settings for hinted fonts, underline and x-height per weight.
    dropTables: ['STAT', 'gasp', 'MVAR'],
  });
}

/** The loader receives bytes. */
export const raw = true;
