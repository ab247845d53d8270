import type { HeaderKind, Headers } from '../release/header-kinds.ts';
import { formerAddresses } from '../release/page-address.ts';

/** The fields of the live `site.json` that nginx needs. */
export interface NginxRoutes {
  remotes: { name: string; access: 'public' | 'staff'; prefixes: string[]; formerly?: string[] | undefined }[];
  /** URL prefixes of remotes without a live release. */
  unavailable: string[];
  /** First page of each preview. `/` for a preview that is not listed. */
  previews?: { token: string; start: string }[];
  /** Paths of all pages. */
  pages?: string[];
}

const start = '# Written by the publisher.\n';

/**
 * Returns http-level configuration: `$kind` of a response by the file that is sent, and one variable per header. nginx
 * caches the value of a map for the whole request, so `$kind` is used for response headers only.
 */
export function nginxHeaders(
  headers: Record<HeaderKind, Headers>,
  { remotes, previews = [], pages = [] }: NginxRoutes,
): string {
  const staff = remotes.filter(({ access }) => access === 'staff');
  return [
    start,
    // Long enough for preview tokens, and for the pages. nginx wants both before its first map.
    'map_hash_bucket_size 128;\nmap_hash_max_size 4096;\n',
    map('$uri $kind', [
      ['~^/api(/|$)', ''],
      ['~^/admin/releases(\\.json$|/)', 'private'],
      ...staff.map(({ name }) => [`~^/remotes/${name}/`, 'staffAsset'] as const),
      ['~^/(shell|remotes)/', 'asset'],
      ...staff.map(({ prefixes: [prefix] }) => [`~^${prefix}(\\.html)?(/|\\.|$)`, 'staff'] as const),
      ['~\\.html(\\.(br|gz))?$', 'document'],
      ['~\\.(png|svg|ico)(\\.(br|gz))?$', 'image'],
      ['~\\.speculationrules(\\.(br|gz))?$', 'rules'],
      ['~\\.(js|json|txt|xml|webmanifest)(\\.(br|gz))?$', 'file'],
      ['default', 'document'],
    ]),
    map('$uri $remote_access', [
      ...staff.map(({ name }) => [`~^/remotes/${name}/`, 'staff'] as const),
      ['~^/remotes/', 'public'],
      ['default', ''],
    ]),
    map('$uri $preview_start', [
      ...previews.map(({ token, start }) => [`/preview/${token}`, start] as const),
      ['default', '/'],
    ]),
    // The page of a path whose case, punctuation or former prefix differs: nginx ignores the case of these keys.
    map('$written_path $page_of_path', [
      ...pages.map((page) => [page, page] as const),
      ...formerAddresses(pages, remotes).filter(([path]) => !pages.includes(path)),
      ['default', ''],
    ]),
    ...namesOf(headers).map((name) =>
      map(
        `$kind ${variableOf(name)}`,
        Object.entries(headers).map(([kind, values]) => [kind, values[name] ?? '']),
      ),
    ),
  ].join('\n');
}

/** Returns server-level configuration: headers, access to the folders of `/remotes`, and the prefixes of remotes. */
export function nginxRoutes(headers: Record<HeaderKind, Headers>, { remotes, unavailable }: NginxRoutes): string {
  const staffDocuments = remotes.flatMap(({ access, prefixes }) =>
    access === 'staff' ? prefixes.map((prefix) => [prefix, `${prefixes[0]}.html`]) : [],
  );
  return [
    start,
    ...namesOf(headers)
      .filter((name) => !dependsOnStatus.includes(name))
      .map((name) => `add_header ${name} ${variableOf(name)} always;`),
    '',
    ...remotes.map(({ name, access }) => location(`^~ /remotes/${name}/`, [`include portal/${access}-asset.conf;`])),
    ...staffDocuments.map(([prefix, document]) =>
      location(`~ ^${prefix}(/|$)`, [`set $document ${document};`, 'include portal/staff-document.conf;']),
    ),
    // portal.conf returns the outage page for `/` without a home page.
    ...unavailable
      .filter((prefix) => prefix !== '/')
      .map((prefix) => location(`~ ^${prefix}([/-]|$)`, ['include portal/unavailable-page.conf;'])),
  ].join('\n');
}

/** Headers that `portal.conf` sends, because they also depend on the status and on previews. */
const dependsOnStatus = ['cache-control', 'x-robots-tag'];
const variableOf = (name: string) => `$header_${name.replaceAll('-', '_')}`;
const namesOf = (headers: Record<HeaderKind, Headers>) =>
  // nginx does not start when a variable is missing, and HSTS is only sent behind HTTPS.
  [...new Set(['strict-transport-security', ...Object.values(headers).flatMap(Object.keys)])].sort();

const map = (variables: string, entries: (readonly [key: string, value: string])[]) =>
  block(
    `map ${variables}`,
    entries.map(([key, value]) => `"${key}" ${quoted(value)};`),
  );

const location = (match: string, lines: string[]) => block(`location ${match}`, lines);

const block = (head: string, lines: string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), '}', ''].join('\n');

/** Throws for characters that nginx would interpret. */
function quoted(value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  if (/[$\\\r\n]/.test(value) || value.includes(quote))
    throw new Error(`A response header must not contain both quotes, $, \\ or line breaks: ${value}`);
  return quote + value + quote;
}
