import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { importsOf } from './imports-of.ts';

interface UsedComponents {
  files: string[];
  recipes: string[];
}

/**
 * Returns the files of the design system that an app imports, directly or indirectly, and the recipes they use. Panda reads only these,
 * so that an app's style sheet contains only the components it uses.
 */
export function usedComponents(app: string): UsedComponents {
  const home = dirname(createRequire(resolve(app, 'package.json')).resolve('@portal/ui/package.json'));
  const entries: Record<string, string> = JSON.parse(readFileSync(resolve(home, 'package.json'), 'utf8')).exports;
  const entryOf = (name: string) => entries[name] ?? entries[`${dirname(name)}/*`]?.replace('*', basename(name));
  const files = new Set<string>();
  const recipes = new Set<string>();

  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { from, names } of importsOf(file)) {
      if (/^\.\.?\/.*\.tsx?$/.test(from)) follow(resolve(dirname(file), from));
      if (from === 'styled-system/recipes') for (const name of names) recipes.add(name);
    }
  };

  for (const source of globSync('src/**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*', '**/*.recipe.ts'] })) {
    const path = resolve(app, source);
    for (const { from } of importsOf(path)) {
      const entry = from.startsWith('@portal/ui/') && entryOf(`.${from.slice('@portal/ui'.length)}`);
      if (entry && from !== '@portal/ui/preset') follow(resolve(home, entry));
    }
    // The design system's own tests use all components.
    if (path.startsWith(home)) follow(path);
  }
  return { files: [...files], recipes: [...recipes] };
}
