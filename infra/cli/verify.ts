import { integrityOf } from '@portal/release/integrity';
import { printable } from '@portal/release/printable';
import pLimit from 'p-limit';
import type { SiteJson } from '../../shell/publisher/release/site-build.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { print, runCommand } from './terminal.ts';

const requestsAtOnce = 8;
const secondsPerFile = 30;

/** `npm run verify -- https://www.example.com`: compares every file of a site with the digests in its `site.json`. */
runCommand(async () => {
  stopOnSignal();
  const address = process.argv[2] ?? '';
  if (!URL.canParse(address)) throw new Error('Name the site: npm run verify -- https://www.example.com');
  const { origin } = new URL(address);
  const build = (await (await get(`${origin}/site.json`)).json()) as SiteJson;
  for (const line of publication(origin, build)) print(line);

  const limit = pLimit(requestsAtOnce);
  const staff = Object.entries(build.remotes).flatMap(([name, { access }]) =>
    access === 'staff' ? [`remotes/${name}/`] : [],
  );
  const paths = Object.keys(build.files).filter((path) => !staff.some((folder) => path.startsWith(folder)));
  const results = await Promise.all(paths.map((path) => limit(() => difference(origin, path, build))));
  const differences = results.filter((result) => result !== undefined);
  for (const line of differences) print(`  ${line}`);
  const skipped = Object.keys(build.files).length - paths.length;
  print(
    `${paths.length - differences.length} of ${paths.length} files are as published. ${skipped} files of the lead desk were skipped: they need a sign-in.`,
  );
  return differences.length === 0 ? 0 : 1;
});

/** Returns who published a build, when and why, and the releases in it with the numbers of their history entries. */
function publication(
  origin: string,
  { id, createdAt, activatedAt = createdAt, actor, reason, remotes }: SiteJson,
): string[] {
  return [
    `${origin} serves build ${id}`,
    `live since ${activatedAt}, published by ${actor}: ${reason}`,
    ...Object.entries(remotes).map(([name, { version, entry }]) => `${name} ${version}, entry ${entry} of its history`),
  ].map((line, index) => (index === 0 ? '' : '  ') + printable(line));
}

async function difference(origin: string, path: string, { files }: SiteJson): Promise<string | undefined> {
  try {
    // Error documents are sent with an error status.
    const isErrorPage = path === '404.html' || path === 'outage.html';
    const response = await get(`${origin}/${urlOf(path)}`, isErrorPage ? [200, 404, 503] : [200]);
    if (path === 'outage.html') return undefined;
    const content = Buffer.from(await response.arrayBuffer());
    return integrityOf(content) === files[path]?.integrity ? undefined : `${path} differs from site.json`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

/** Returns the path of a file: `/` for `index.html`, `/about` for `about.html`, an unknown path for the not-found document. */
function urlOf(path: string): string {
  if (path === 'index.html') return '';
  if (path === '404.html') return 'verify-an-unknown-path';
  return path.replace(/\.html$/, '');
}

async function get(url: string, accepted = [200]): Promise<Response> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(secondsPerFile * 1000) });
  if (!accepted.includes(response.status)) throw new Error(`status ${response.status}`);
  return response;
}
