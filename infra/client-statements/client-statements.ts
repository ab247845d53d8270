import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientStatement } from '@portal/contracts/client-statement';
import { root } from '../workspaces/workspaces.ts';

export interface ListedStatement extends Pick<ClientStatement<unknown>, 'about' | 'status'> {
  /** Path of the file from the root of the repository. */
  file: string;
  name: string;
}

/** Resolves to the client statements of all workspaces: the exports of each `client-statements.ts`. */
export async function readClientStatements(): Promise<ListedStatement[]> {
  const files = globSync('{api,mfe-*,shell,packages/contracts}/src/**/client-statements.ts', { cwd: root }).sort();
  const lists = await Promise.all(
    files.map(async (file) => {
      const statements: Record<string, ClientStatement<unknown>> = await import(join(root, file));
      return Object.entries(statements).map(([name, { about, status }]) => ({ file, name, about, status }));
    }),
  );
  return lists.flat();
}

export const isUnconfirmed = ({ status }: ListedStatement): boolean => status !== 'confirmed';
