import type { Violation } from '@portal/contracts/release-status';
import type { Site } from '@portal/contracts/site';
import type { HTMLElement } from 'node-html-parser';
import { contentSecurityPolicy } from '../release/headers.ts';
import { violation } from '../release/violations.ts';
import type { ParsedPage } from './parsed-page.ts';

/** The directive of the policy for each attribute with a URL. Directives that the policy lacks fall back to `default-src`. */
const fetched: [selector: string, attribute: string, directive: string][] = [
  ['script[src]', 'src', 'script-src'],
  ['link[rel="stylesheet"]', 'href', 'style-src'],
  ['img[src], input[src]', 'src', 'img-src'],
  ['img[srcset], picture source[srcset]', 'srcset', 'img-src'],
  ['video[poster]', 'poster', 'img-src'],
  ['svg image[href]', 'href', 'img-src'],
  ['video[src], audio[src], video source[src], audio source[src], track[src]', 'src', 'media-src'],
  ['iframe[src]', 'src', 'frame-src'],
  ['embed[src]', 'src', 'object-src'],
  ['object[data]', 'data', 'object-src'],
  ['form[action]', 'action', 'form-action'],
  ['[formaction]', 'formaction', 'form-action'],
  ['base[href]', 'href', 'base-uri'],
];

/** Returns violations for what browsers would block, and for policies that only the shell may set. */
export function policyViolations({ path, head, body }: ParsedPage, site: Site): Violation[] {
  const violations: Violation[] = [];
  const all = (selector: string) => [head, body].flatMap((part) => part.querySelectorAll(selector));

  if (all('script:not([src])').some(({ attributes }) => attributes.type !== 'application/ld+json'))
    violations.push(violation('inline-script', `${path} brings an inline script.`, path));
  if (all('style').length > 0) violations.push(violation('inline-style', `${path} brings a style element.`, path));
  for (const element of all('*')) violations.push(...attributeViolations(path, element));
  if (all('meta[http-equiv]').length > 0)
    violations.push(violation('policy', `${path} brings a meta element with http-equiv.`, path));

  const policy = contentSecurityPolicy(site);
  for (const [selector, attribute, directive] of fetched) {
    const sources = policy[directive] ?? (directive === 'base-uri' ? ["'none'"] : (policy['default-src'] ?? []));
    for (const element of all(selector)) {
      for (const address of addressesIn(element.getAttribute(attribute) ?? '', attribute)) {
        if (!isAllowed(address, sources, site))
          violations.push(
            violation('policy', `${path} takes ${address} (${directive}), which the policy blocks.`, path),
          );
      }
    }
  }
  return violations;
}

function attributeViolations(path: string, { attributes, rawTagName }: HTMLElement): Violation[] {
  const tag = `<${rawTagName.toLowerCase()}>`;
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.toLowerCase() === 'style')
      return [violation('inline-style', `${path} has a style attribute on ${tag}.`, path)];
    const isScript = /^on[a-z]+$/i.test(name) || /^[\s\0]*javascript:/i.test(value);
    return isScript
      ? [violation('inline-handler', `${path} has script in the attribute ${name} of ${tag}.`, path)]
      : [];
  });
}

const addressesIn = (value: string, attribute: string): string[] =>
  attribute === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value];

function isAllowed(address: string, sources: string[], { url }: Site): boolean {
  const target = URL.parse(address, `${url}/`);
  if (!target) return false;
  return sources.some((source) => {
    if (source === "'self'") return target.origin === url;
    if (source.endsWith(':')) return target.protocol === source;
    if (!source.startsWith('http')) return false;
    const [scheme, host = ''] = source.split('//');
    const isHost = host.startsWith('*.') ? target.hostname.endsWith(host.slice(1)) : target.host === host;
    return target.protocol === scheme && isHost;
  });
}
