import { developmentFolder, type LiveReleases, type PageFacts, pageFactsBlock } from '../../shell/src/page-facts.ts';

/** A remote that is worked on, and the origin of its development server. */
export interface DevelopedRemote {
  name: string;
  origin: string;
}

const factsBlock = /<script type="application\/json" id="portal">(.*?)<\/script>/s;

/**
 * A deployed portal's document with the same shell's development build in the place of the finished one, and nobody
 * counting visits. Documents that are none of the shell's stay as they are.
 */
export function developedDocument(html: string): string {
  const [block, json] = factsBlock.exec(html) ?? [];
  if (!block || !json) return html;
  const facts: PageFacts = JSON.parse(json);
  const entry = `/shell/${facts.shell}/${developmentFolder}/main.js`;
  const site = { ...facts.site, analytics: { src: '', id: '' } };
  const developed = html.replace(block, () => pageFactsBlock({ ...facts, site, entry, preload: [] }));
  // An empty document has a title of its own, and of two titles in a document the first one counts.
  return facts.kind === 'client' ? developed.replace(/<title>[^<]*<\/title>/, '') : developed;
}

export function developedReleases(json: string, developed: DevelopedRemote[]): string {
  const live: LiveReleases = JSON.parse(json);
  const others = live.remotes.filter(({ name }) => developed.every((remote) => remote.name !== name));
  const own = developed.map(({ name, origin }) => ({
    name,
    version: 'development',
    entry: `${origin}/remoteEntry.js`,
  }));
  return JSON.stringify({ ...live, remotes: [...others, ...own] });
}

/** The portal's own policy, opened for scripts, styles and news from the development servers. */
export function developedPolicy(policy: string, developed: DevelopedRemote[]): string {
  const servers = developed.flatMap(({ origin }) => [origin, origin.replace('http', 'ws')]);
  return policy.replace(/(script|style|connect|img|font)-src [^;]*/g, (directive) =>
    [directive.replace(" 'none'", ''), ...servers].join(' '),
  );
}
