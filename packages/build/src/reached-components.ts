import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';

const design = /['"]@portal\/ui\/([\w/-]+)['"]/g;
const neighbour = /['"](\.\.?\/[^'"]+\.tsx?)['"]/g;
const looks = /import \{([^}]+)\} from 'styled-system\/recipes'/g;

interface Reached {
  files: string[];
  recipes: string[];
}

/**
 * The design system's files that an app's sources import, directly or through each other, and the recipes they use.
 * Panda reads these and no others, so that an app's style sheet holds the components it shows.
 */
export function reachedComponents(app: string): Reached {
  const home = dirname(createRequire(resolve(app, 'package.json')).resolve('@portal/ui/package.json'));
  const entries: Record<string, string> = JSON.parse(readFileSync(resolve(home, 'package.json'), 'utf8')).exports;
  const entryOf = (name: string) => entries[name] ?? entries[`${dirname(name)}/*`]?.replace('*', basename(name));
  const files = new Set<string>();
  const recipes = new Set<string>();

  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(neighbour)) follow(resolve(dirname(file), path));
    for (const [, names = ''] of source.matchAll(looks)) {
      for (const name of names.split(',')) if (/^\s*\w+\s*$/.test(name)) recipes.add(name.trim());
    }
  };

  for (const source of globSync('src/**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*', '**/*.recipe.ts'] })) {
    const path = resolve(app, source);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(design)) {
      const entry = entryOf(`./${name}`);
      if (entry && name !== 'preset') follow(resolve(home, entry));
    }
    // The design system checks itself with all of its components.
    if (path.startsWith(home)) follow(path);
  }
  return { files: [...files], recipes: [...recipes] };
}
