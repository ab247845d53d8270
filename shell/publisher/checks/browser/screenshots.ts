import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { OpenPage } from './open-page.ts';

const maxHeight = 4000;
const limitMs = 15_000;

/** Takes a screenshot of the page, up to a height of 4,000 pixels. Resolves to `undefined` when it takes too long. */
export async function takeScreenshot(open: OpenPage, width: number): Promise<Buffer | undefined> {
  const height = Math.min(await open.run(() => document.documentElement.scrollHeight), maxHeight);
  const clip = { x: 0, y: 0, width, height };
  const taken = open.page.screenshot({ fullPage: true, clip, animations: 'disabled', timeout: limitMs });
  const inTime = taken.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
    return undefined;
  });
  return open.withTimeout(inTime, limitMs + 1000);
}

/** Resolves to the share of different pixels. Rows that only one of the images has count as different. */
export async function changedShare(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all([decode(one), decode(other)]);
  const { width } = first.info;
  const [least = 0, most = 0] = [first.info.height, second.info.height].sort((a, b) => a - b);
  const rows = ({ data }: typeof first) => data.subarray(0, least * width * 4);
  const differing = pixelmatch(rows(first), rows(second), undefined, width, least, { threshold: 0.1 });
  return (differing + (most - least) * width) / (most * width);
}

const decode = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
