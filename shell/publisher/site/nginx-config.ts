import type { HeaderKind, Headers } from './headers.ts';

/** What nginx needs to know of the live site build. `site.json` has the same fields. */
export interface NginxRoutes {
  remotes: { name: string; access: 'public' | 'staff'; prefixes: string[] }[];
  /** URL prefixes of remotes without a live release. */
  unavailable: string[];
}

const start = '# Written by the publisher.\n';

/** Returns http-level configuration: `$kind` of a response by its path, and one variable per header. */
export function nginxHeaders(headers: Record<HeaderKind, Headers>, { remotes }: NginxRoutes): string {
  const staff = remotes.filter(({ access }) => access === 'staff');
  const names = new Set(Object.values(headers).flatMap(Object.keys));
  return [
    start,
    map('$uri $kind', [
      ['~^/api(/|$)', ''],
      ['~^/admin/releases(\\.json$|/)', 'private'],
      ...staff.map(({ name }) => [`~^/remotes/${name}/`, 'staffAsset'] as const),
      ['~^/(shell|remotes)/', 'asset'],
      ...staff.map(({ prefixes: [prefix] }) => [`~^${prefix}(\\.html)?(/|\\.|$)`, 'staff'] as const),
      ['~\\.(png|svg|ico)(\\.(br|gz))?$', 'image'],
      ['~\\.(json|txt|xml|webmanifest)(\\.(br|gz))?$', 'file'],
      ['default', 'document'],
    ]),
    ...[...names].sort().map((name) =>
      map(
        `$kind $header_${name.replaceAll('-', '_')}`,
        Object.entries(headers).map(([kind, values]) => [kind, values[name] ?? '']),
      ),
    ),
  ].join('\n');
}

/** Returns server-level configuration: who may read which folder of `/remotes`, and the prefixes of remotes. */
export function nginxRoutes({ remotes, unavailable }: NginxRoutes): string {
  const staffDocuments = remotes.flatMap(({ access, prefixes }) =>
    access === 'staff' ? prefixes.map((prefix) => [prefix, `${prefixes[0]}.html`]) : [],
  );
  return [
    start,
    ...remotes.map(({ name, access }) => location(`^~ /remotes/${name}/`, [`include portal/${access}-asset.conf;`])),
    ...staffDocuments.map(([prefix, document]) =>
      location(`~ ^${prefix}(/|$)`, [`set $document ${document};`, 'include portal/staff-document.conf;']),
    ),
    // Without a home page `/` is an outage anyway.
    ...unavailable
      .filter((prefix) => prefix !== '/')
      .map((prefix) => location(`~ ^${prefix}([/-]|$)`, ['include portal/unavailable-page.conf;'])),
  ].join('\n');
}

/** `volatile`: evaluated for the file that is sent, after internal redirects. */
const map = (variables: string, entries: (readonly [key: string, value: string])[]) =>
  block(`map ${variables}`, ['volatile;', ...entries.map(([key, value]) => `"${key}" ${quoted(value)};`)]);

const location = (match: string, lines: string[]) => block(`location ${match}`, lines);

const block = (head: string, lines: string[]) =>
  [`${head} {`, ...lines.map((line) => `    ${line}`), '}', ''].join('\n');

/** Throws for characters that nginx would interpret. */
function quoted(value: string): string {
  if (/["$\\\r\n]/.test(value)) throw new Error(`A response header must not contain ", $, \\ or line breaks: ${value}`);
  return `"${value}"`;
}
