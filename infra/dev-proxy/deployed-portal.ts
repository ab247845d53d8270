import { sharedRanges } from '@portal/build/sharing';
import { contractVersion, isContractSupported } from '@portal/contracts/remote';
import { sharedViolations } from '../../shell/publisher/checks/compatibility.ts';
import { developmentFolder, type LiveReleases } from '../../shell/src/document-data.ts';
import { remoteFolder } from '../workspaces/remotes.ts';

const TIMEOUT_MS = 10_000;
const UNTRUSTED = /CERT|SIGNATURE|SELF_SIGNED/;

/**
 * Returns the origin of a deployed portal on which remotes of this checkout can be developed. Throws when it does not
 * respond, is not a portal, or has a shell that is not compatible with these remotes.
 */
export async function developablePortal(address: string, remotes: string[]): Promise<string> {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(`PORTAL_ORIGIN must be an http or https address, not "${address}".`);
  const { origin } = new URL(address);
  const { shell, remotes: live } = await liveReleases(origin);
  const portal = `The portal at ${origin}`;

  const script = shell && `/shell/${shell.version}/${developmentFolder}/main.js`;
  if (!shell || !(await request(`${origin}${script}`)).ok)
    throw new Error(`${portal} is older than this checkout: its shell has no development build.`);
  if (!isContractSupported(contractVersion, shell.contract))
    throw new Error(
      `${portal} runs remotes of contract ${shell.contract} and ${shell.contract - 1}; this checkout builds them for ${contractVersion}.`,
    );
  for (const name of remotes) {
    if (!live.some((remote) => remote.name === name))
      throw new Error(`${portal} has no live release of "${name}". Run npm run dev without PORTAL_ORIGIN.`);
    const [violation] = sharedViolations({ shared: sharedRanges(remoteFolder(name)) }, shell);
    if (violation) throw new Error(`${portal} cannot run "${name}" of this checkout. ${violation.message}`);
  }
  return origin;
}

/** The response of an older portal has no `shell`. */
type ReleasesResponse = Pick<LiveReleases, 'remotes'> & Partial<LiveReleases>;

async function liveReleases(origin: string): Promise<ReleasesResponse> {
  const response = await request(`${origin}/releases.json`);
  const location = response.headers.get('location');
  if (location) {
    const { origin: other } = new URL(location, origin);
    throw new Error(`${origin} redirects to ${other}. Use PORTAL_ORIGIN=${other}`);
  }
  const releases = (response.ok ? await response.json().catch(() => ({})) : {}) as Partial<ReleasesResponse>;
  if (!Array.isArray(releases.remotes))
    throw new Error(`${origin} is not a portal (GET /releases.json: ${response.status}).`);
  return { ...releases, remotes: releases.remotes };
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
      `The portal at ${origin} does not respond (${reason}). Check that it runs and that PORTAL_ORIGIN is correct.`,
    );
  }
}

/** Returns the reason of a failed `fetch`, which is in `cause`. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: NodeJS.ErrnoException };
  const { code, message } = cause as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : message;
}
