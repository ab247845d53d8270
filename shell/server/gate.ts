import type { Release } from '@portal/contracts/release';
import { contractVersion, ownerOf } from '@portal/contracts/remote';
import { satisfies } from 'semver';
import type { RenderedPage } from '../src/server.tsx';

/** Whether a release fits this shell, before a line of it is run. Answers the reasons why not. */
export function misfits(remote: Release, shell: Release): string[] {
  const reasons: string[] = [];
  if (remote.contract !== contractVersion)
    reasons.push(`It was built for contract ${remote.contract}; this shell speaks ${contractVersion}.`);

  for (const { name, requiredVersion } of remote.shared) {
    const offered = shell.shared.find((share) => share.name === name)?.requiredVersion;
    if (!offered || !satisfies(offered, requiredVersion))
      reasons.push(`It needs ${name} ${requiredVersion}; this shell lends ${offered ?? 'none'}.`);
  }

  const seen = new Set<string>();
  for (const { path } of remote.pages) {
    if (ownerOf(path)?.name !== remote.name) reasons.push(`${path} is not an address of "${remote.name}".`);
    if (seen.has(path)) reasons.push(`${path} is listed twice.`);
    seen.add(path);
  }
  return reasons;
}

const expectations: [RegExp, string][] = [
  [/<title>[^<]+<\/title>/, 'has no title'],
  [/<meta name="description" content="[^"]+"/, 'has no description'],
  [/<link rel="canonical" href="[^"]+"/, 'has no canonical link'],
  [/<meta property="og:title"/, 'has no social tags'],
];

/** What a rendered page lacks, or brings that the content security policy would block. */
export function flaws(path: string, { head, body }: RenderedPage): string[] {
  const reasons = expectations.filter(([pattern]) => !pattern.test(head)).map(([, lack]) => `${path} ${lack}.`);
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) reasons.push(`${path} has ${headings} first-level headings instead of one.`);
  if (/<(script|style)[\s>]/.test((head + body).replaceAll(dataBlocks, '')))
    reasons.push(`${path} brings an inline script or style, which the content security policy blocks.`);
  if (/<[^>]+\s(style|on[a-z]+)=/.test(body))
    reasons.push(`${path} has a style or event attribute, which the content security policy blocks.`);
  if ([...(head + body).matchAll(dataBlocks)].some(([, data = '']) => !isJson(data)))
    reasons.push(`${path} has structured data that is not JSON.`);
  return reasons;
}

const dataBlocks = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
