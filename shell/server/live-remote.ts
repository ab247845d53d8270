import { setImmediate } from 'node:timers/promises';
import type { Site } from '@portal/contracts/site';
import type { RenderedPage } from '../src/server.tsx';
import { composeDocument } from './document.ts';
import type { Findable, Listing } from './findable/findable.ts';
import { type Outline, outlineOf } from './gate/links.ts';
import { judgedPage } from './gate/page.ts';
import { refuse } from './gate/refusal.ts';
import type { LiveShell } from './live-shell.ts';
import { type Page, page } from './page.ts';
import type { StoredRelease } from './releases/release-store.ts';

/** A remote's part of the site: its release, the finished pages of it and what is told of them elsewhere. */
export interface LiveRemote {
  stored: StoredRelease;
  pages: Map<string, Page>;
  outlines: Map<string, Outline>;
  listings: Listing[];
}

interface Parts {
  shell: LiveShell;
  site: Site;
  rendered: Map<string, RenderedPage>;
}

/** The documents of a release, in the shell around them. */
export function documentsOf(stored: StoredRelease, { shell, site, rendered }: Parts): Map<string, Page> {
  if (rendered.size === 0) return new Map();
  return new Map(
    stored.release.pages.map(({ path, chunk }) => {
      const html = rendered.get(path);
      if (!html) throw refuse('render', `${path} was not rendered.`, path);
      const origin = { stored, chunk };
      const { stored: shellRelease, starter } = shell;
      return [
        path,
        page(composeDocument({ kind: 'page', shell: shellRelease, starter, site, origin, rendered: html })),
      ];
    }),
  );
}

/** Everything a remote's release is for visitors, ready to take the place of what is live. */
export async function liveRemote(stored: StoredRelease, parts: Parts, findable: Findable): Promise<LiveRemote> {
  const { rendered, site } = parts;
  const outlines = new Map<string, Outline>();
  for (const [path, html] of rendered) {
    outlines.set(path, outlineOf(judgedPage(path, html), site));
    // This thread serves visitors meanwhile.
    await setImmediate();
  }
  return {
    stored,
    pages: documentsOf(stored, parts),
    outlines,
    listings: rendered.size > 0 ? await findable.list(stored.release.name, rendered) : [],
  };
}
