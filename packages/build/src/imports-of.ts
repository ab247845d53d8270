import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Loaded at run time: Panda bundles this file into its configuration, and the parser finds its binary by its own path. */
const { parseSync }: typeof import('oxc-parser') = createRequire(`${process.cwd()}/`)('oxc-parser');

interface Import {
  from: string;
  /** Names of imported values. */
  names: string[];
  /** Whether only types are imported, so that nothing is loaded at run time. */
  isType: boolean;
}

/** Returns what a TypeScript file imports, re-exports and loads with `import()`. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? []))),
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? { from: moduleRequest.value, names: [], isType } : [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      // Without the quotes.
      from: source.slice(start + 1, end - 1),
      names: [],
      isType: false,
    })),
  ];
}
