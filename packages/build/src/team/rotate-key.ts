import { existsSync, readFileSync, renameSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureKey, keyFile } from '@portal/release/keys';
import { sendCommand } from '@portal/release/send-command';
import { publicKeyOf } from '@portal/release/signature';
import { addPublicKey, type Team } from '@portal/release/teams';
import { writeAtomic } from '@portal/release/write-atomic';

interface RotateKeyOptions {
  portal: string;
  reason?: string | undefined;
  /** Whether the present key was lost or stolen, so that only the operator can replace it. */
  isLost?: boolean | undefined;
}

/**
 * Makes a new key for the team of this folder and replaces the present one on the portal, with a command that the present one signs. The
 * new key is on disk before it is sent, so a command that was interrupted can be repeated. Resolves to the exit code.
 */
export async function rotateKey({ name }: Team, { portal, reason, isLost }: RotateKeyOptions): Promise<number> {
  const file = keyFile(name);
  const next = `${file}.next`;
  if (process.env.RELEASE_KEY_FILE)
    throw new Error('Run rotate-key where the key itself is, without RELEASE_KEY_FILE.');
  if (!isLost && !existsSync(file))
    throw new Error(`There is no key at ${file} to replace. If it is lost: portal rotate-key --lost`);
  const isRepeated = existsSync(next);
  const key = ensureKey(next);
  const publicKey = publicKeyOf(key);

  if (!isLost) {
    const { isDone, message } = await sendCommand(portal, { command: 'rotate-key', remote: name, publicKey, reason });
    const wasDone = isRepeated && (await sendCommand(portal, { command: 'status', remote: name }, { key })).isDone;
    if (!isDone && !wasDone) throw new Error(message);
  }
  renameSync(next, file);
  listInTeamJson(name, publicKey);
  const isValid = isLost ? 'is valid as soon as they have it' : 'is valid, and the former one is not any more';
  console.log(`The new key of ${name} is ${relative('.', file)}. Keep a copy, and give it to CI.

Send team.json to the operator of ${portal}, who replaces the line in teams.json. The new key ${isValid}.
A release that was not live yet has to be published again.`);
  return 0;
}

function listInTeamJson(name: string, publicKey: string): void {
  const { publicKeys: _, ...entry } = JSON.parse(readFileSync('team.json', 'utf8'));
  const { teams } = JSON.parse(addPublicKey(JSON.stringify({ teams: [entry] }), name, publicKey));
  writeAtomic('team.json', `${JSON.stringify(teams[0], null, 2)}\n`);
}
