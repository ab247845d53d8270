import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems, readDocument, renderDocument } from '../security/security-tables.ts';
import { root } from '../workspaces/workspaces.ts';
import { print, runCommand } from './terminal.ts';

/** `npm run security`: writes the tables of `docs/security.md`, and prints what is wrong with them. */
runCommand(async () => {
  writeFileSync(join(root, 'docs/security.md'), renderDocument(readDocument()));
  const problems = findProblems();
  print(problems.length > 0 ? problems.join('\n') : 'The tables in docs/security.md are current.');
  return problems.length > 0 ? 1 : 0;
});
