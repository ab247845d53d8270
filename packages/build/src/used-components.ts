import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';

const uiImport = /['"]@portal\/ui\/([\w/-]+)['"]/g;
const relativeImport = /['"](\.\.?\/[^'"]+\.tsx?)['"]/g;
const recipeImport = /import \{([^}]+)\} from 'styled-system\/recipes'/g;

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
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(relativeImport)) follow(resolve(dirname(file), path));
    for (const [, names = ''] of source.matchAll(recipeImport)) {
      for (const name of names.split(',')) if (/^\s*\w+\s*$/.test(name)) recipes.add(name.trim());
    }
  };

  for (const source of globSync('src/**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*', '**/*.recipe.ts'] })) {
    const path = resolve(app, source);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(uiImport)) {
      const entry = entryOf(`./${name}`);
      if (entry && name !== 'preset') follow(resolve(home, entry));
    }
    // The design system's own tests use all components.
    if (path.startsWith(home)) follow(path);
  }
  return { files: [...files], recipes: [...recipes] };
}
