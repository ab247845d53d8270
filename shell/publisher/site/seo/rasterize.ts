const secondsPerImage = 5;
// At 72 dots per inch one SVG unit is one pixel.
const unitsPerInch = 72;

/** Renders an SVG that is `from` units wide as a PNG of `width` pixels, with at most 128 colors. */
export async function rasterize(svg: string | Buffer, from: number, width = from): Promise<Buffer> {
  // Imported on demand: without the native library, pages are published without these images.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: (unitsPerInch * width) / from })
    .resize(width)
    .timeout({ seconds: secondsPerImage })
    .png({ palette: true, colours: 128, effort: 4, dither: 0.6 })
    .toBuffer();
}
