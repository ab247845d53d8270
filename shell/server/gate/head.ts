import type { Site } from '@portal/contracts/site';
import type { Finding } from '@portal/contracts/verdict';
import type { JudgedPage } from './page.ts';
import { finding, type Rule } from './rules.ts';

const social = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image'];

/** What search engines and link previews would miss. */
export function headFindings({ path, head }: JudgedPage, { url }: Site): Finding[] {
  const missing = (rule: Rule, what: string) => finding(rule, `${path} has no ${what}.`, path);
  const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim();
  const property = (name: string) => head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')?.trim();

  const findings: Finding[] = [];
  if (!head.querySelector('title')?.textContent.trim()) findings.push(missing('title', 'title'));
  if (!meta('description')) findings.push(missing('description', 'description'));
  if (!meta('robots')) findings.push(missing('robots', 'robots tag'));
  const tagless = social.filter((name) => !property(name));
  if (tagless.length > 0) findings.push(missing('social', `social tags ${tagless.join(', ')}`));

  const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical) findings.push(missing('canonical', 'canonical link'));
  else if (canonical !== url + path)
    findings.push(finding('canonical', `${path} names ${canonical} as its address, not ${url + path}.`, path));
  return findings;
}
