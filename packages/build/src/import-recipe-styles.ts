import { basename } from 'node:path';
import type { LoaderContext } from '@rspack/core';

/** A loader that adds the style rules of a recipe to its module (see split-styles.ts). */
export default function importRecipeStyles(this: Pick<LoaderContext, 'resourcePath'>, source: string): string {
  return `import '../styles.css?recipe=${basename(this.resourcePath, '.mjs')}';\n${source}`;
}
