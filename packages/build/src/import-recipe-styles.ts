import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** A loader that imports the style sheet of a recipe in its generated module. Panda writes none for recipes that the app does not use. */
export default function importRecipeStyles(
  this: Pick<LoaderContext, 'context' | 'resourcePath'>,
  source: string,
): string {
  const styles = `../styles/recipes/${basename(this.resourcePath, '.mjs')}.css`;
  return existsSync(resolve(this.context ?? '', styles)) ? `import '${styles}';\n${source}` : source;
}
