import type { Violation } from '@portal/contracts/release-status';
import type { Site } from '@portal/contracts/site';
import { teamOf } from '@portal/release/team-of';
import type { Team } from '@portal/release/teams';
import type { HTMLElement } from 'node-html-parser';
import type { Outline, SiteOutline } from '../release/site-build.ts';
import { violation } from '../release/violations.ts';
import type { ParsedPage } from './parsed-page.ts';

export function outlineOf({ path, body }: ParsedPage, { url }: Site): Outline {
  const main = body.querySelector('#content');
  const linksIn = (part: HTMLElement) =>
    part.querySelectorAll('a[href], area[href]').flatMap((link) => {
      const target = URL.parse(link.getAttribute('href') ?? '', url + path);
      return target?.origin === url ? [target.pathname + target.hash] : [];
    });
  const own = main ? linksIn(main) : [];
  return {
    ids: body.querySelectorAll('[id]').map(({ id }) => id),
    links: [...new Set(own)],
    layoutLinks: [...new Set(linksIn(body))].filter((link) => !own.includes(link) && pathOf(link) !== path),
  };
}

/** Returns the hosts outside the site that a page links to. */
export function externalHosts({ path, body }: ParsedPage, { url, socialUrl, videoUrl }: Site): string[] {
  const known = [url, socialUrl, videoUrl].map((address) => URL.parse(address)?.host);
  return body.querySelectorAll('a[href], area[href], form[action]').flatMap((link) => {
    const target = URL.parse(link.getAttribute('href') ?? link.getAttribute('action') ?? '', url + path);
    return target && /^https?:$/.test(target.protocol) && !known.includes(target.host) ? [target.host] : [];
  });
}

/** Returns violations for dead links on the new pages, and for links of other live pages that would become dead. */
export function linkViolations(
  name: string,
  pages: ReadonlyMap<string, Outline>,
  live: SiteOutline,
  teams: readonly Team[],
): Violation[] {
  const after: SiteOutline = new Map([...live, [name, pages]]);
  const violations = [...pages].flatMap(([path, { links }]) =>
    links.flatMap((link) =>
      brokenLink(link, after, teams, path).map(({ rule, message }) => violation(rule, message, path)),
    ),
  );

  const before = live.get(name);
  if (!before) return violations;
  const isRemoved = (link: string) =>
    teamOf(teams, pathOf(link))?.name === name &&
    brokenLink(link, live, teams).length === 0 &&
    brokenLink(link, after, teams).length > 0;
  for (const [other, theirs] of live) {
    if (other === name) continue;
    for (const [path, { links }] of theirs)
      for (const link of links.filter(isRemoved))
        violations.push(
          violation('removed-target', `${path} of "${other}" links to ${link}, which this release removes.`),
        );
  }
  const [anyPage] = before.values();
  for (const link of (anyPage?.layoutLinks ?? []).filter(isRemoved))
    violations.push(violation('removed-target', `Header or footer links to ${link}, which this release removes.`));
  return violations;
}

const pathOf = (link: string) => link.split('#')[0] ?? '';

/** Links to a remote without a live release are not checked, because its pages are unknown. */
function brokenLink(link: string, site: SiteOutline, teams: readonly Team[], from = '') {
  const path = pathOf(link).replace(/(.)\/$/, '$1');
  const anchor = decodeAnchor(link.slice(pathOf(link).length + 1));
  if (isFile(path)) return [];

  const owner = teamOf(teams, path);
  if (!owner) return [{ rule: 'dead-link' as const, message: `${from} links to ${path}, a path of no team.` }];
  const theirs = site.get(owner.name);
  if (owner.access === 'staff' || !theirs) return [];

  const target = theirs.get(path);
  if (!target)
    return [{ rule: 'dead-link' as const, message: `${from} links to ${path}, a page "${owner.name}" does not have.` }];
  if (!anchor || target.ids.includes(anchor)) return [];
  return [
    { rule: 'dead-anchor' as const, message: `${from} links to ${path}#${anchor}, an id that page does not have.` },
  ];
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Paths of the shell and of the API. */
const isFile = (path: string) =>
  /^\/(api|shell|remotes|og)\/|^\/[\w-]+\.(xml|txt|json|png|ico|webmanifest)$/.test(path);
