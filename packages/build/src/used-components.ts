import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { importsOf } from './imports-of.ts';

interface UsedComponents {
  files: string[];
  recipes: string[];
}

/**
 * Returns the files of the design system and of the drawings that an app imports, directly or indirectly, and the recipes they use.
 * Panda reads only these, so that an app's style sheet contains only the components it uses.
 */
export function usedComponents(app: string): UsedComponents {
  const packages = createRequire(resolve(app, 'package.json'));
  const files = new Set<string>();
  const recipes = new Set<string>();

  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { from, names } of importsOf(file)) {
      if (/^\.\.?\/.*\.(tsx?|js)$/.test(from)) follow(resolve(dirname(file), from));
      if (from === 'styled-system/recipes') for (const name of names) recipes.add(name);
    }
  };

  for (const source of globSync('src/**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*', '**/*.recipe.ts'] })) {
    const path = resolve(app, source);
    for (const { from } of importsOf(path)) {
      if (/^@portal\/(ui|drawings)\/(?!preset$)/.test(from)) follow(packages.resolve(from));
    }
    // Tests of these packages use all their components.
    if (/packages\/(ui|drawings)$/.test(app)) follow(path);
  }
  return { files: [...files], recipes: [...recipes] };
}
