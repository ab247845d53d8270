import type { KeyObject } from 'node:crypto';
import { remotes } from '@portal/contracts/remote';
import { publish } from './published-release.ts';
import { makeKeys, teamKey } from './release-keys.ts';

/** What image builds do with keys and releases: infra/docker/web-app.Dockerfile. */
const usage = `Use one of:
  release-image.ts keys                    a key for every remote that has none, and the list of their public halves
  release-image.ts sign REMOTE BUILT INTO  signs a build and lays it out as the shell fetches it`;

const [command, name, built, folder] = process.argv.slice(2);
if (command === 'keys') makeKeys(remotes.map((remote) => remote.name));
else if (command === 'sign' && name && built && folder) sign(name, built, folder);
else throw new Error(usage);

/** The commit is told here, not to the build: a commit that changes nothing of these files does not build them again. */
function sign(remote: string, from: string, into: string): void {
  const { version, commit } = publish(from, { folder: into, key: keyOf(remote), commit: process.env.COMMIT });
  console.log(`${remote} ${version}, made from commit ${commit}, is signed.`);
}

function keyOf(remote: string): KeyObject {
  try {
    return teamKey(remote);
  } catch (cause) {
    throw new Error(
      'This builder has lost its keys: a prune takes them. `docker compose build --no-cache` makes new ones and signs every release with them.',
      { cause },
    );
  }
}
