import { createHash } from 'node:crypto';

/** A finished picture as it travels. */
export interface Picture {
  content: Buffer;
  type: 'image/png' | 'image/x-icon';
  etag: string;
}

const secondsPerPicture = 5;
// Vectors are drawn at their own size: 72 dots per inch is one dot per unit.
const unitsPerInch = 72;

export const picture = (content: Buffer, type: Picture['type'] = 'image/png'): Picture => ({
  content,
  type,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
});

/** Draws an SVG of the given width as a PNG `width` wide, in as few colours as it takes. Works outside this thread. */
export async function rasterise(svg: string | Buffer, from: number, width = from): Promise<Buffer> {
  // Loaded when needed: where its native part is missing, pages go live all the same.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: (unitsPerInch * width) / from })
    .resize(width)
    .timeout({ seconds: secondsPerPicture })
    .png({ palette: true, colours: 128, effort: 4, dither: 0.6 })
    .toBuffer();
}
