import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandResult } from '@portal/contracts/release-status';
import { sendCommand } from '@portal/release/send-command';
import writeFileAtomic from 'write-file-atomic';
import type { Command } from './command.ts';

const fileIn = (dataDir: string) => join(dataDir, 'operator.json');

/** Writes the address of this publisher and a private key, with which commands of operators are signed: who can read the file is one. */
export async function writeOperatorFile(dataDir: string, origin: string, key: KeyObject): Promise<void> {
  const pem = key.export({ type: 'pkcs8', format: 'pem' });
  await writeFileAtomic(fileIn(dataDir), JSON.stringify({ origin, key: pem }), { mode: 0o600 });
}

/** Sends an operator's command to the publisher with this DATA_DIR. Throws when none runs. */
export async function sendOperatorCommand(
  dataDir: string,
  { type: command, ...details }: Omit<Command, 'actor' | 'isByTeam'> & { actor?: string },
): Promise<CommandResult> {
  try {
    const { origin, key } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return await sendCommand(origin, { command, ...details }, { key: createPrivateKey(key) });
  } catch (error) {
    throw new Error(`No publisher runs with the DATA_DIR ${dataDir}: ${(error as Error).message}`);
  }
}
