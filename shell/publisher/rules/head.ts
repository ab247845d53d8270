import type { Violation } from '@portal/contracts/release-status';
import type { Site } from '@portal/contracts/site';
import { type Rule, violation } from '../release/violations.ts';
import type { ParsedPage } from './parsed-page.ts';

const social = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image'];

/** Returns violations for missing metadata of search engines and link previews. */
export function headViolations({ path, head }: ParsedPage, { url }: Site): Violation[] {
  const missing = (rule: Rule, what: string) => violation(rule, `${path} has no ${what}.`, path);
  const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim();
  const property = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')?.trim();

  const violations: Violation[] = [];
  if (!head.querySelector('title')?.textContent.trim()) violations.push(missing('title', 'title'));
  if (!meta('description')) violations.push(missing('description', 'description'));
  if (!meta('robots')) violations.push(missing('robots', 'robots tag'));
  const tagless = social.filter((name) => !property(name));
  if (tagless.length > 0) violations.push(missing('social', `social tags ${tagless.join(', ')}`));

  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical) violations.push(missing('canonical', 'canonical link'));
  else if (canonical !== url + path)
    violations.push(violation('canonical', `${path} names ${canonical} as its address, not ${url + path}.`, path));
  return violations;
}
