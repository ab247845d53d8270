import { existsSync, readFileSync } from 'node:fs';
import { ensureKey, keyFile } from '@portal/release/keys';
import { publicKeyOf } from '@portal/release/signature';
import { addPublicKey } from '@portal/release/teams';
import { writeAtomic } from '@portal/release/write-atomic';
import { print } from '../cli/terminal.ts';
import { run } from '../processes/run.ts';
import { teamsFile } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';

/** Creates a key for each remote that has none and lists the public halves in teams.json. */
export async function createKeys(names: string[]): Promise<number> {
  let text = readFileSync(teamsFile, 'utf8');
  for (const name of names) {
    const file = keyFile(name);
    print(
      existsSync(file)
        ? `${name} has a key: ${file}`
        : `${name} has a new key: ${file}. Keep it secret, and keep a copy.`,
    );
    text = addPublicKey(text, name, publicKeyOf(ensureKey(file)));
  }
  writeAtomic(teamsFile, text);
  await run('biome', ['format', '--write', teamsFile], { cwd: root });
  print(
    `\nThe public keys are listed in ${teamsFile}. Their releases are accepted signed only, once the publisher has this file.`,
  );
  return 0;
}
