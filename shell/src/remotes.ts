import type { RemoteModule } from '@portal/contracts/remote';
import { host } from './federation.ts';
import type { LiveReleases, PageFacts, ReleaseAddress } from './page-facts.ts';

/** Version by name. */
const announced = new Map<string, string>();

function announce(remotes: ReleaseAddress[]) {
  const fresh = remotes.filter(({ name }) => !announced.has(name));
  for (const { name, version } of fresh) announced.set(name, version);
  host.registerRemotes(
    fresh.map(({ name, entry }) => ({ name, entry: new URL(entry, location.href).href, type: 'module' })),
  );
}

/** Makes the release known that the document was made from; nothing is fetched yet. */
export function announcePageRelease({ remote }: PageFacts) {
  if (remote) announce([remote]);
}

/** Makes the releases known that are live now, so that an old tab steps over to a remote's newest one. */
async function announceLiveReleases() {
  const response = await fetch('/releases.json');
  if (!response.ok) throw new Error(`The list of live releases answered ${response.status}.`);
  const { remotes }: LiveReleases = await response.json();
  announce(remotes);
}

/** A remote's routes. Throws when the remote cannot be reached or does not fit this shell. */
export async function loadRoutes(name: string): Promise<RemoteModule['routes']> {
  if (!announced.has(name)) await announceLiveReleases();
  const remote = await host.loadRemote<RemoteModule>(`${name}/routes`);
  if (!remote) throw new Error(`The remote "${name}" has no live release.`);
  return remote.routes;
}

/** The release of a remote that this tab uses. */
export const liveVersion = (name: string) => announced.get(name);
