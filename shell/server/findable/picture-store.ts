import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../replace-file.ts';
import { rasterise } from './rasterise.ts';

/** Changes when the same SVG shall be drawn another way, so that no old picture stays. */
const drawnBy = 1;

/** Pictures that were drawn before, by what they were drawn from: a restart or another release does not draw them again. */
export class PictureStore {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The PNG of an SVG that is `from` wide, at the given width. Throws when it cannot be drawn. */
  async draw(svg: string, from: number, width = from): Promise<Buffer> {
    const file = join(this.folder, nameOf(svg, width));
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;

    const png = await rasterise(svg, from, width);
    // Kept for next time only: a store that cannot be written to is no reason to show nothing now.
    await this.keep(file, png).catch(() => {});
    return png;
  }

  /** Lets go of every picture but those of the given SVGs. */
  async keepOnly(svgs: string[], width: number) {
    const current = new Set(svgs.map((svg) => nameOf(svg, width)));
    for (const name of await readdir(this.folder).catch(() => []))
      if (!current.has(name)) await rm(join(this.folder, name), { force: true });
  }

  private async keep(file: string, png: Buffer) {
    await mkdir(this.folder, { recursive: true });
    await replaceFile(file, png);
  }
}

const nameOf = (svg: string, width: number) =>
  `${createHash('sha256').update(`${drawnBy} ${width} ${svg}`).digest('base64url').slice(0, 32)}.png`;
