import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@portal/release/manifest';
import { releaseSource } from '../release/release-source.ts';
import { digestOfSettings, type LiveShell, type RemotePart } from '../site/assemble-site.ts';
import type { PublisherContext } from './publisher-context.ts';
import type { Remote } from './remote.ts';

/** A start of the publisher replaces a build that is older, because its security.txt expires after about a year. */
const rebuildMilliseconds = 180 * 24 * 60 * 60_000;

/** Reads the shell's release. When it or the settings changed, renders compatible remotes again and activates the result. */
export async function publishShell(context: PublisherContext, remotes: Remote[]) {
  const { env, site } = context;
  const { current } = site;
  const shell = await assembleShell(context);
  site.shell = shell;
  const { version } = shell.stored.release;
  const isSame = current?.site.shell.version === version && current.site.settingsDigest === digestOfSettings(env.site);
  // The active build has the live releases of the histories.
  const hasAllParts = remotes.every(({ state, built }) => !state.live || built?.version === state.live);
  if (isSame && hasAllParts && Date.now() - Date.parse(current.site.createdAt) < rebuildMilliseconds) {
    await site.writeRoutes();
    return;
  }

  try {
    await renderAndActivate(context, shell, remotes);
  } catch (error) {
    site.shell = undefined;
    throw error;
  }
}

/** Copies the shell's build to the store and renders its own pages. The build is part of the publisher and not signed. */
async function assembleShell({ env, store, renderer, signal }: PublisherContext): Promise<LiveShell> {
  const { shellSource, site } = env;
  const release = parseRelease(await readFile(join(shellSource, 'release.json'), 'utf8'));
  const stored = await store.add(release, releaseSource(shellSource), signal, '');
  const rendered = await renderer.render({ shell: stored.folder, paths: ['/not-found', '/outage'], site }, signal);
  return { stored, rendered };
}

/** Renders all remotes with a shell and activates the result. Commands are executed meanwhile, and are not undone. */
async function renderAndActivate({ site }: PublisherContext, shell: LiveShell, remotes: Remote[]) {
  const parts = new Map<string, RemotePart>();
  const states = new Map<string, number>();
  const render = async (remote: Remote) => {
    const part = await remote.partWithShell(shell);
    parts.delete(remote.name);
    if (part) parts.set(remote.name, part);
    states.set(remote.name, remote.state.state.number);
  };
  for (const remote of remotes) await remote.exclusively(() => render(remote));

  const activate = async () => {
    for (const remote of remotes) if (states.get(remote.name) !== remote.state.state.number) await render(remote);
    await site.activateAll(parts, { actor: 'publisher', reason: `shell ${shell.stored.release.version}` });
  };
  await remotes.reduce((run, remote) => () => remote.exclusively(run), activate)();
}
