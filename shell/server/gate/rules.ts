import type { Finding } from '@portal/contracts/verdict';

/** Every rule a release has to keep, with how to mend a breach of it. */
const fixes = {
  signature:
    'Sign with the key that stands for this remote in the shell’s RELEASE_KEYS. After a change of keys, in containers also of builders, see docs/releases.md, Keys.',
  'release-file': 'Publish what the build wrote, unchanged: `npm run release` does.',
  'remote-name': 'Publish where this remote publishes, and nothing of another remote.',
  files: 'Publish again: every file has to arrive as it was when release.json was written.',
  'release-size': 'Publish what pages are made of; films and archives belong where they can be streamed from.',
  contract: 'Build with the packages of the shell’s commit, or the one before its last change of contract.',
  shared: 'Build with the versions the shell lends, or have the shell released with the one you need first.',
  address: 'Remove the page, or have the address given to this remote in packages/contracts/src/remote.ts.',
  'page-list': 'List every page once, with a chunk this build has.',
  render: 'A page has to render from its route alone, in Node, without asking for anything.',
  time: 'Look for a loop without end or a promise that nobody settles while the page renders.',
  hydration: 'Let the first render depend on nothing but route and site: no clock, chance, window or storage.',
  title: 'Give the page a <Seo title="…">.',
  description: 'Give the page a <Seo description="…">.',
  canonical: 'Let <Seo> write the canonical link: the site’s address and this path.',
  robots: 'Let <Seo> write the robots tag.',
  social: 'Let <Seo> write the social tags: og:title, og:description, og:type, og:url and og:image.',
  heading: 'Give the page one first-level heading.',
  unclosed: 'Close every element in HTML that is inserted as text; React closes its own.',
  'duplicate-id': 'Use every id once on a page; `useId` makes one that is free.',
  'dead-link': 'Link to a page that is live, or publish that page first.',
  'dead-anchor': 'Link to an id the other page has, or publish that id first.',
  'removed-target': 'Have the pages that link there changed first, or keep what they link to.',
  'inline-script': 'Put scripts into modules: only application/ld+json may stand in a page.',
  'inline-style': 'Use the design system’s recipes and tokens: no style elements and no style attributes.',
  'inline-handler': 'Give React the handler (onClick); an attribute with script in it is blocked.',
  policy: 'Take files from this site only; another origin has to be allowed by the shell’s settings.',
  'structured-data': 'Write structured data as JSON.',
  'html-size': 'Split the page, or say less on it: what is on the page travels to every visitor.',
  'script-size': 'Load what is not seen at first on demand, and look for a library that came along.',
  'style-size': 'Use the design system’s recipes; look for styles of components that are not used.',
  'foreign-style': 'Start every selector at a class of this remote; the shell styles what is common.',
  'global-name': 'Start the name with this remote’s prefix: such names are one space for the whole document.',
  'style-source': 'Put the rule or the file into this remote’s build.',
  fault: 'Tell whoever runs the portal: the shell itself could not judge the release.',
} as const;

export type Rule = keyof typeof fixes;

export const finding = (rule: Rule, what: string, page?: string): Finding => ({
  rule,
  ...(page && { page }),
  what,
  fix: fixes[rule],
});
