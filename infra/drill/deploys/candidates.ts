import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Candidate {
  remote: string;
  /** Where the change is seen; in the staff view, whose pages browsers make, nowhere in a document. */
  page: string | undefined;
  file: string;
  /** Words of that file, and what stands there in the candidate. */
  words: string;
  instead: string;
}

/** One sentence of each remote that a visitor can see. */
export const candidates: Candidate[] = [
  {
    remote: 'marketing',
    page: '/about',
    file: 'mfe-marketing/src/about/about.page.tsx',
    words: 'We are installers who draw',
    instead: 'Since the last deploy we are installers who draw',
  },
  {
    remote: 'locations',
    page: '/austin',
    file: 'mfe-locations/src/content/austin.content.ts',
    words: 'Downtown Austin',
    instead: 'Downtown Austin since the last deploy',
  },
  {
    remote: 'admin',
    page: undefined,
    file: 'mfe-admin/src/inbox/list-title.ts',
    words: 'Leads',
    instead: 'Leads since the last deploy',
  },
];

/** Changes every remote in a copy of this repository. */
export async function changeRemotes(folder: string): Promise<void> {
  for (const { file, words, instead } of candidates) {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(words))
      throw new Error(`The drill wants to change "${words}" in ${file}, where it no longer stands.`);
    await writeFile(join(folder, file), text.replace(words, instead));
  }
}
