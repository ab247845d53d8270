import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

const design = /['"]@portal\/ui\/([\w/-]+)['"]/g;
const neighbour = /from ['"](\.\.?\/[^'"]+\.tsx?)['"]/g;

/**
 * The design system's files that an app's sources import, directly or through each other. Panda reads these and no
 * others, so that an app's style sheet holds the components it shows.
 */
export function reachedComponents(app: string): string[] {
  const home = dirname(createRequire(resolve(app, 'package.json')).resolve('@portal/ui/package.json'));
  const entries: Record<string, string> = JSON.parse(readFileSync(resolve(home, 'package.json'), 'utf8')).exports;
  const reached = new Set<string>();

  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(neighbour))
      if (path) follow(resolve(dirname(file), path));
  };

  for (const source of globSync('src/**/*.{ts,tsx}', { cwd: app })) {
    for (const [, name] of readFileSync(resolve(app, source), 'utf8').matchAll(design)) {
      const entry = entries[`./${name}`];
      if (entry && name !== 'preset') follow(resolve(home, entry));
    }
  }
  return [...reached];
}
