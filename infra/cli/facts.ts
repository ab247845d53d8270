import { isUnconfirmed, readClientFacts } from '../facts/client-facts.ts';
import { color, print, runCommand } from './terminal.ts';

/** `npm run facts`: lists what the client has not confirmed. */
runCommand(async () => {
  const facts = await readClientFacts();
  const samples = facts.filter(isUnconfirmed);
  for (const { about, file, name } of samples) print(`${about}\n  ${color('dim', `${name} in ${file}`)}`);
  print(`${samples.length} of ${facts.length} facts are samples. CONTENT=confirmed hides them.`);
  return 0;
});
