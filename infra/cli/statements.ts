import { isUnconfirmed, readClientStatements } from '../client-statements/client-statements.ts';
import { color, print, runCommand } from './terminal.ts';

/** `npm run statements`: lists what the client has not confirmed. */
runCommand(async () => {
  const statements = await readClientStatements();
  const samples = statements.filter(isUnconfirmed);
  for (const { about, file, name } of samples) print(`${about}\n  ${color('dim', `${name} in ${file}`)}`);
  print(`${samples.length} of ${statements.length} statements are samples. CONTENT=confirmed hides them.`);
  return 0;
});
