import { ownerOf } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type { Finding } from '@portal/contracts/verdict';
import type { HTMLElement } from 'node-html-parser';
import type { JudgedPage } from './page.ts';
import { finding } from './rules.ts';

/** What other pages can lead to on a page, and where it leads itself: paths with their anchors. */
export interface Outline {
  ids: Set<string>;
  /** From the page proper, which its team wrote. */
  links: string[];
  /** From what the shell puts around every page. */
  frameLinks: string[];
}

/** The pages of the site as they are live: whose pages there are, and their outlines. */
export type SiteOutline = Map<string, Map<string, Outline>>;

export function outlineOf({ path, body }: JudgedPage, { url }: Site): Outline {
  const main = body.querySelector('#content');
  const linksIn = (part: HTMLElement) =>
    part.querySelectorAll('a[href], area[href]').flatMap((link) => {
      const target = URL.parse(link.getAttribute('href') ?? '', url + path);
      return target?.origin === url ? [target.pathname + target.hash] : [];
    });
  const own = main ? linksIn(main) : [];
  return {
    ids: new Set(body.querySelectorAll('[id]').map(({ id }) => id)),
    links: [...new Set(own)],
    frameLinks: [...new Set(linksIn(body))].filter((link) => !own.includes(link) && pathOf(link) !== path),
  };
}

/** Links of the new pages that lead nowhere, and links of live pages that would. */
export function linkFindings(name: string, pages: Map<string, Outline>, live: SiteOutline): Finding[] {
  const after: SiteOutline = new Map([...live, [name, pages]]);
  const findings = [...pages].flatMap(([path, { links }]) =>
    links.flatMap((link) => brokenLink(link, after, path).map(({ rule, what }) => finding(rule, what, path))),
  );

  const before = live.get(name);
  if (!before) return findings;
  const lost = (link: string) =>
    ownerOf(pathOf(link))?.name === name && brokenLink(link, live).length === 0 && brokenLink(link, after).length > 0;
  for (const [other, theirs] of live) {
    if (other === name) continue;
    for (const [path, { links }] of theirs) {
      for (const link of links.filter(lost))
        findings.push(finding('removed-target', `${path} of "${other}" links to ${link}, which this release removes.`));
    }
  }
  const [anyPage] = before.values();
  for (const link of (anyPage?.frameLinks ?? []).filter(lost))
    findings.push(finding('removed-target', `Header or footer links to ${link}, which this release removes.`));
  return findings;
}

const pathOf = (link: string) => link.split('#')[0] ?? '';

/** Where a whole remote is not live, as on the first start, nothing is known of its pages and nothing is said. */
function brokenLink(link: string, site: SiteOutline, from = ''): { rule: 'dead-link' | 'dead-anchor'; what: string }[] {
  const path = pathOf(link).replace(/(.)\/$/, '$1');
  const anchor = decodeURIComponent(link.slice(pathOf(link).length + 1));
  if (isFile(path)) return [];

  const owner = ownerOf(path);
  if (!owner) return [{ rule: 'dead-link', what: `${from} links to ${path}, an address nobody has.` }];
  const theirs = site.get(owner.name);
  if (!owner.isPublic || !theirs) return [];

  const target = theirs.get(path);
  if (!target) return [{ rule: 'dead-link', what: `${from} links to ${path}, a page "${owner.name}" does not have.` }];
  if (!anchor || target.ids.has(anchor)) return [];
  return [{ rule: 'dead-anchor', what: `${from} links to ${path}#${anchor}, an id that page does not have.` }];
}

/** What the shell or the API answers beside pages. */
const isFile = (path: string) =>
  /^\/(api|shell|remotes|og)\/|^\/[\w-]+\.(xml|txt|json|png|ico|webmanifest)$/.test(path);
