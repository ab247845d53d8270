import { developmentFolder, type LiveReleases } from '@portal/contracts/document-data';
import { contractVersion, isContractSupported } from '@portal/contracts/remote';
import type { Team } from '@portal/release/teams';
import { satisfies } from 'semver';
import { sharedRanges } from '../sharing.ts';

const TIMEOUT_MS = 10_000;
const UNTRUSTED = /CERT|SIGNATURE|SELF_SIGNED/;

/** What `/releases.json` says about a portal. An older portal has no `shell`. */
type Portal = Pick<LiveReleases, 'remotes'> & Partial<LiveReleases> & { origin: string };

/**
 * Returns a deployed portal on which these remotes can be developed; `folderOf` returns the folder of each. Throws when it does
 * not respond, is not a portal, or has a shell that is not compatible with them.
 */
export async function developablePortal(
  address: string,
  remotes: Pick<Team, 'name' | 'access'>[],
  folderOf: (name: string) => string,
): Promise<Portal> {
  const live = await liveReleases(address);
  const { origin, shell } = live;
  const portal = `The portal at ${origin}`;

  const script = shell && `/shell/${shell.version}/${developmentFolder}/main.js`;
  if (!shell || !(await request(`${origin}${script}`)).ok)
    throw new Error(`${portal} is older than these packages: its shell has no development build.`);
  if (!isContractSupported(contractVersion, shell.contract))
    throw new Error(
      `${portal} runs remotes of contract ${shell.contract} and ${shell.contract - 1}; these packages build them for ${contractVersion}.`,
    );
  for (const { name, access } of remotes) {
    // The documents of public pages are made here, those of staff pages come from the portal.
    if (access === 'staff' && !live.remotes.some((remote) => remote.name === name))
      throw new Error(`${portal} has no live release of "${name}".`);
    for (const { name: share, requiredVersion } of sharedRanges(folderOf(name))) {
      const provided = shell.shared.find((candidate) => candidate.name === share)?.requiredVersion;
      if (!provided || !satisfies(provided, requiredVersion))
        throw new Error(
          `${portal} cannot run "${name}" with these packages. It needs ${share} ${requiredVersion}; this shell provides ${provided ?? 'none'}.`,
        );
    }
  }
  return live;
}

/** Returns what is live on a portal. Throws when the address is not that of a portal. */
export async function liveReleases(address: string): Promise<Portal> {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(`The address of the portal must be a URL such as https://www.example.com, not "${address}".`);
  const { origin } = new URL(address);
  const response = await request(`${origin}/releases.json`);
  const location = response.headers.get('location');
  if (location) throw new Error(`${origin} redirects to ${new URL(location, origin).origin}. Use that address.`);
  const releases: Partial<Portal> = response.ok ? await response.json().catch(() => ({})) : {};
  if (!Array.isArray(releases.remotes))
    throw new Error(`${origin} is not a portal (GET /releases.json: ${response.status}).`);
  return { ...releases, remotes: releases.remotes, origin };
}

async function request(address: string): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { origin } = new URL(address);
    const reason = reasonOf(error);
    if (UNTRUSTED.test(reason))
      throw new Error(
        `The portal at ${origin} has a certificate that this machine does not trust (${reason}). Set NODE_EXTRA_CA_CERTS=authority.pem`,
      );
    throw new Error(
      `The portal at ${origin} does not respond (${reason}). Check that it runs and that the address is correct.`,
    );
  }
}

/** Returns the reason of a failed `fetch`, which is in `cause`. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: NodeJS.ErrnoException };
  const { code, message } = cause as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : message;
}
