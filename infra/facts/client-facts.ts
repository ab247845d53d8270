import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientFact } from '@portal/contracts/client-fact';
import { root } from '../workspaces/workspaces.ts';

export interface ListedFact extends Pick<ClientFact<unknown>, 'about' | 'status'> {
  /** Path of the file from the root of the repository. */
  file: string;
  name: string;
}

/** Resolves to the client facts of all workspaces: the exports of each `client-facts.ts`. */
export async function readClientFacts(): Promise<ListedFact[]> {
  const files = globSync('{api,mfe-*,shell}/src/**/client-facts.ts', { cwd: root }).sort();
  const lists = await Promise.all(
    files.map(async (file) => {
      const facts: Record<string, ClientFact<unknown>> = await import(join(root, file));
      return Object.entries(facts).map(([name, { about, status }]) => ({ file, name, about, status }));
    }),
  );
  return lists.flat();
}

export const isUnconfirmed = ({ status }: ListedFact): boolean => status === 'sample';
