import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { OpenPage } from './open-page.ts';

export const widths = [1440, 375];
const maxHeight = 4000;

/** Takes a picture of the whole page, cut off at 4,000 pixels. */
export async function takeScreenshot(open: OpenPage, width: number): Promise<Buffer> {
  const height = Math.min(await open.ask(() => document.documentElement.scrollHeight), maxHeight);
  return open.answered(
    open.page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
      animations: 'disabled',
      timeout: 15_000,
    }),
    16_000,
  );
}

/** Returns the share of pixels that differ. Where one picture is higher, all of the rest differs. */
export function changedShare(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const height = Math.min(a.height, b.height);
  const rows = (image: PNG) => image.data.subarray(0, height * image.width * 4);
  const differing = pixelmatch(rows(a), rows(b), undefined, a.width, height, { threshold: 0.1 });
  const highest = Math.max(a.height, b.height);
  return (differing + (highest - height) * a.width) / (highest * a.width);
}
