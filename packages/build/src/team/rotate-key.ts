import { existsSync, readFileSync, renameSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureKey, keyFile } from '@portal/release/keys';
import { publicKeyOf } from '@portal/release/signature';
import { addPublicKey, type Team } from '@portal/release/teams';
import { writeAtomic } from '@portal/release/write-atomic';
import { sendCommand } from './send-command.ts';

/**
 * Makes a new key for the team of this folder and replaces the present one on the portal, with a command that the present one signs. The
 * new key is on disk before it is sent, so a command that was interrupted can be repeated. Resolves to the exit code.
 */
export async function rotateKey({ name }: Team, portal: string, reason?: string): Promise<number> {
  const file = keyFile(name);
  if (process.env.RELEASE_KEY_FILE)
    throw new Error('Run rotate-key where the key itself is, without RELEASE_KEY_FILE.');
  if (!existsSync(file)) throw new Error(`There is no key at ${file} to replace.`);
  const next = `${file}.next`;
  const isRepeated = existsSync(next);
  const key = ensureKey(next);
  const publicKey = publicKeyOf(key);

  const { isDone, message } = await sendCommand(portal, { command: 'rotate-key', remote: name, publicKey, reason });
  const wasDone =
    !isDone && isRepeated && (await sendCommand(portal, { command: 'status', remote: name }, { key })).isDone;
  if (!isDone && !wasDone) throw new Error(message);
  renameSync(next, file);
  const { publicKeys: _, ...entry } = JSON.parse(readFileSync('team.json', 'utf8'));
  const { teams } = JSON.parse(addPublicKey(JSON.stringify({ teams: [entry] }), name, publicKey));
  writeAtomic('team.json', `${JSON.stringify(teams[0], null, 2)}\n`);
  console.log(`The key of ${name} at ${portal} is replaced; the former one is not valid any more.

The new one is ${relative('.', file)}: keep a copy, and give it to CI. Releases that were not live yet are to be published again.
Send team.json to the operator, who replaces the line in teams.json.`);
  return 0;
}
