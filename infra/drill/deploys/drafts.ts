import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A remote and the sentence that the drill changes in it. */
export interface Draft {
  remote: string;
  /** Page that shows the sentence. Staff pages are rendered in the browser, so no document has theirs. */
  page?: string;
  file: string;
  sentence: string;
  /** Releases the drill builds from changed copies of the sources, beside `first`, which it starts with. */
  labels: string[];
}

/** Three publications of the same build. Only the sequence number differs, so each is checked again. */
export const crashes = { remote: 'locations', labels: ['crash-1', 'crash-2', 'crash-3'] };

export const drafts: Draft[] = [
  {
    remote: 'marketing',
    page: '/about',
    file: 'mfe-marketing/src/about/about.page.tsx',
    sentence: 'We are installers who draw',
    labels: ['next', 'second', 'third'],
  },
  {
    remote: 'locations',
    page: '/austin',
    file: 'mfe-locations/src/content/austin.content.ts',
    sentence: 'Downtown Austin',
    labels: ['next'],
  },
  { remote: 'admin', file: 'mfe-admin/src/inbox/list-title.ts', sentence: 'Leads', labels: ['next'] },
];

/** Returns the sentence of a release. */
export const changedSentence = ({ sentence }: Draft, label: string) => `${sentence} (${label})`;

/** Changes the sentence in a copy of this repository. */
export const changeSentence = (folder: string, draft: Draft, label: string) =>
  changeFile(join(folder, draft.file), (text) => {
    if (!text.includes(draft.sentence))
      throw new Error(`The drill changes "${draft.sentence}" in ${draft.file}, which does not have it any more.`);
    return text.replace(draft.sentence, changedSentence(draft, label));
  });

/**
 * Makes a remote's server build allocate 2 GB and loop when it is imported. Only in the renderer, which runs it with
 * `--permission`: the build imports it too.
 */
export const addCrash = (folder: string) =>
  changeFile(join(folder, `mfe-${crashes.remote}/src/routes.tsx`), (text) => text + crash);

const crash = `
const { process: node, Buffer: buffers } = globalThis as unknown as {
  process?: { permission?: object };
  Buffer: { alloc(size: number, fill: number): Uint8Array };
};
if (node?.permission) {
  const held: Uint8Array[] = [];
  try {
    for (let count = 0; count < 32; count += 1) held.push(buffers.alloc(64 * 1024 * 1024, 1));
  } finally {
    for (;;) held.at(0);
  }
}
`;

async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
