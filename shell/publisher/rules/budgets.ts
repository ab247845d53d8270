import type { Violation } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import { violation } from '../release/violations.ts';
import type { ParsedPage } from './parsed-page.ts';

/**
 * Bytes before compression, because phones parse all of them. A third more than the largest page today: this limit
 * finds accidents, such as a bundled library. `npm run bench` has stricter limits.
 */
const limits = { html: 200_000, script: 400_000, style: 100_000 };

/** Returns violations for pages whose scripts or style sheets are too large, without those of the shell. */
export function fileBudgetViolations({ pages, chunks, files }: Release): Violation[] {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const bytesOf = (chunk: string, kind: 'js' | 'css') => {
    const needed = chunks.filter(({ name }) => name === 'routes' || name === chunk).flatMap((needs) => needs[kind]);
    return [...new Set(needed)].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  };
  return pages.flatMap(({ path, chunk }) => [
    ...overrun('script-size', path, 'of script', bytesOf(chunk, 'js'), limits.script),
    ...overrun('style-size', path, 'of styles', bytesOf(chunk, 'css'), limits.style),
  ]);
}

export const htmlBudgetViolations = ({ path, bytes }: ParsedPage): Violation[] =>
  overrun('html-size', path, 'of HTML', bytes, limits.html);

function overrun(
  rule: 'html-size' | 'script-size' | 'style-size',
  path: string,
  of: string,
  bytes: number,
  limit: number,
) {
  const kilobytes = (count: number) => `${Math.ceil(count / 1000)} kB`;
  if (bytes <= limit) return [];
  return [violation(rule, `${path} brings ${kilobytes(bytes)} ${of}, more than ${kilobytes(limit)}.`, path)];
}
