import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ReleaseDraft {
  paths?: string[];
  /** Text of the pages. */
  text?: string;
  /** Code that runs when the release is loaded. It can use `fs`, `net` and the like through `process.getBuiltinModule`. */
  onLoad?: string;
  /** Body of the page component, in the scope of `h` (createElement), `path` and `text`. */
  component?: string;
}

/** Writes the Node build of a small release to a folder. */
export async function writeRelease(folder: string, draft: ReleaseDraft = {}): Promise<string> {
  const { paths = ['/austin'], text = 'First text', onLoad = '', component = 'return h("h1", null, text);' } = draft;
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'server.mjs'),
    `import { createElement as h } from 'react';
     import { useSite } from '@portal/platform';
     const text = ${JSON.stringify(text)};
     ${onLoad}
     const page = (path) => function Component() { const site = useSite(); ${component} };
     export const routes = ${JSON.stringify(paths)}.map((path) => ({
       path, handle: { chunk: 'page' }, lazy: async () => ({ Component: page(path) }),
     }));`,
  );
  return folder;
}
