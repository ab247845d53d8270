import { isUnconfirmed, readClientStatements } from '../client-statements/client-statements.ts';
import { color, print, runCommand } from './terminal.ts';

/** `npm run statements`: lists what the client has not confirmed. */
runCommand(async () => {
  const statements = await readClientStatements();
  const unconfirmed = statements.filter(isUnconfirmed);
  for (const { about, status, file, name } of unconfirmed)
    print(`${about}\n  ${color('dim', `${status}: ${name} in ${file}`)}`);
  print(`${unconfirmed.length} of ${statements.length} statements are not confirmed.`);
  print(
    'Samples are marked, and CONTENT=confirmed hides them. Missing ones are shown nowhere until they have a value.',
  );
  return 0;
});
