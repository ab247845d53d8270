import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredRelease } from '../release/release-store.ts';
import { assetBase, sheetsOf } from './document.ts';
import { PageStyles } from './page-styles.ts';

/** Returns a function that reads the style sheets of a document from these releases. Documents with the same ones share them. */
export function stylesOf(stored: readonly StoredRelease[]) {
  const known = new Map<string, Promise<PageStyles>>();
  const read = async (sheets: ReturnType<typeof sheetsOf>) =>
    new PageStyles(
      await Promise.all(
        sheets.map(async ({ release, path }) => {
          const folder = stored.find((one) => one.release === release)?.folder ?? '';
          return { css: await readFile(join(folder, path), 'utf8'), base: assetBase(release) };
        }),
      ),
    );
  return (document: Parameters<typeof sheetsOf>[0]): Promise<PageStyles> => {
    const sheets = sheetsOf(document);
    const key = sheets.map(({ release, path }) => assetBase(release) + path).join();
    const styles = known.get(key) ?? read(sheets);
    known.set(key, styles);
    return styles;
  };
}
