import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

const secondsPerImage = 5;

/** Part of every cache key. Increase it when the rendering of the same SVG changes. */
const renderingVersion = 1;

/** Cache of rendered images, keyed by their SVG. */
export class ImageStore {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Returns the PNG of an SVG. Throws when it cannot be rendered. */
  async png(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(`${renderingVersion} ${svg}`).digest('base64url').slice(0, 32);
    const file = join(this.folder, `${key}.png`);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;

    const png = await rasterize(svg);
    // A page is published also when its image cannot be cached, e.g. because the disk is full.
    await mkdir(this.folder, { recursive: true })
      .then(() => writeFileAtomic(file, png))
      .catch(() => {});
    return png;
  }
}

/** Renders an SVG with at most 128 colors. */
async function rasterize(svg: string): Promise<Buffer> {
  // Imported on demand: without the native library, pages are published without these images.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg))
    .timeout({ seconds: secondsPerImage })
    .png({ palette: true, colours: 128, effort: 4, dither: 0.6 })
    .toBuffer();
}
