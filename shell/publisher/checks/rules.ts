import type { Violation } from '@portal/contracts/release-status';

/** The rules of the static checks and of the renderer, each with a hint for fixing a violation. */
const hints = {
  signature: 'Sign with a key whose public half is listed for this team in teams.json (docs/releases.md, Keys).',
  'release-file': 'Publish the unchanged build with `npm run release`.',
  'remote-name': 'Publish this remote at its own source only.',
  sequence: 'Publish the release again with `npm run release`, or use `npm run release -- rollback` for an older one.',
  files: 'Publish again. Every file must be the one that release.json describes.',
  'release-size': 'Leave out what pages do not need. Host videos and archives elsewhere.',
  contract: 'Build with the packages of the shell’s commit, or of the one before its last contract change.',
  shared: 'Build with the versions the shell provides, or have the shell released with the version you need.',
  address: 'Remove the page, or have its prefix added to this team in teams.json.',
  'page-list': 'List every page once, with a chunk this build has.',
  'publisher-ended': 'Find out what ends the process, publish a fix, or use `npm run release -- retry`.',
  interrupted: 'Find out what ends or delays the checks, publish a fix, or use `npm run release -- retry`.',
  render: 'Run `npm run gate` to see the error on your machine. Code that needs a browser belongs in an effect.',
  time: 'A page has 5 s to render: remove endless loops, and promises that never settle.',
  memory: 'Rendering has 256 MB of heap and 375 MB with buffers: build smaller data, or load it in the browser.',
  permission: 'Release code only renders pages: it can read its own files and nothing else.',
  output: 'Return elements from components, and write to no file descriptor.',
  globals: 'Do not change built-in objects: other code relies on them.',
  title: 'Add <Seo title="…"> to the page.',
  description: 'Add <Seo description="…"> to the page.',
  canonical: 'Let <Seo> write the canonical link: site URL and path of the page.',
  robots: 'Let <Seo> write the robots tag.',
  social: 'Let <Seo> write the Open Graph tags: og:title, og:description, og:type, og:url and og:image.',
  heading: 'Give the page one first-level heading.',
  unclosed: 'Close every element in HTML that is inserted as text.',
  'duplicate-id': 'Use every id once on a page; `useId` makes unique ones.',
  'dead-link': 'Link to a live page, or publish that page first.',
  'dead-anchor': 'Link to an id the other page has, or publish that id first.',
  'removed-target': 'Change the pages that link there first, or keep the page or id they link to.',
  'inline-script': 'Put scripts into modules. Only application/ld+json may be inline.',
  'inline-style': 'Use recipes and tokens of the design system instead of style elements and attributes.',
  'inline-handler': 'Pass the handler to React (onClick). The content security policy blocks script in attributes.',
  policy: 'Load files from this site only. Other origins must be allowed in the settings of the portal.',
  'structured-data': 'Write structured data as valid JSON.',
  'html-size': 'Split the page or shorten it.',
  'script-size': 'Load code that is not needed at first on demand, and check for an added library.',
  'style-size': 'Use recipes of the design system, and remove styles of unused components.',
  'foreign-style': 'Start every selector with a class of this remote. The shell styles what is shared.',
  'global-name': 'Start the name with this remote’s class prefix: such names are global to the document.',
  'style-source': 'Put the rule or the file into this remote’s build.',
} as const;

export type Rule = keyof typeof hints;

export const violation = (rule: Rule, message: string, page?: string): Violation => ({
  rule,
  ...(page && { page }),
  message,
  hint: hints[rule],
});
