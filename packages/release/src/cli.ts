import { readFileSync } from 'node:fs';
import { ensureKey, keyFile, readKey, signingKey } from './keys.ts';
import { publish } from './publish.ts';
import { publicKeyOf } from './signature.ts';
import { addPublicKey, parseTeams } from './teams.ts';
import { writeAtomic } from './write-atomic.ts';

/** Commands for image builds (infra/docker). They run in a separate stage, without the team's dependencies and without network. */
const usage = `Use one of:
  cli.ts keys REMOTE…             create a key for each remote that has none in RELEASE_KEY_DIR
  cli.ts sign REMOTE BUILT INTO   sign the build in a folder and publish it into another one
  cli.ts teams IN OUT             copy teams.json and add the public keys of the keys in RELEASE_KEY_DIR`;

const [command, ...values] = process.argv.slice(2);
const [first = '', second = '', third = ''] = values;
try {
  if (command === 'keys' && first) for (const remote of values) ensureKey(keyFile(remote));
  else if (command === 'sign' && third) sign(first, second, third);
  else if (command === 'teams' && second) mergeTeams(first, second);
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Signs a build. The commit is added here and not by the build, so that a commit without changes of the app reuses its build. */
function sign(remote: string, build: string, source: string): void {
  const key = signingKey(remote);
  if (!key)
    throw new Error(
      `There is no key at ${keyFile(remote)}. A prune removes the keys of an image builder: \`docker compose build --no-cache\` creates new ones.`,
    );
  const { version, commit } = publish(build, { remote, source, key, commit: process.env.COMMIT });
  console.log(`Signed ${remote} ${version}, commit ${commit}.`);
}

function mergeTeams(from: string, to: string): void {
  let text = readFileSync(from, 'utf8');
  for (const { name } of parseTeams(text)) {
    const key = readKey(keyFile(name));
    if (key) text = addPublicKey(text, name, publicKeyOf(key));
  }
  writeAtomic(to, text);
}
