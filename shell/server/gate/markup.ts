import type { Finding } from '@portal/contracts/verdict';
import type { JudgedPage } from './page.ts';
import { finding } from './rules.ts';

/** What is wrong with a page's elements, whoever reads them. */
export function markupFindings({ path, head, body, isClosed }: JudgedPage): Finding[] {
  const findings: Finding[] = [];
  const headings = body.querySelectorAll('h1').length;
  if (headings !== 1)
    findings.push(finding('heading', `${path} has ${headings} first-level headings instead of one.`, path));

  if (!isClosed) findings.push(finding('unclosed', `${path} has an element that is never closed.`, path));

  const ids = body.querySelectorAll('[id]').map(({ id }) => id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    findings.push(finding('duplicate-id', `${path} has the id "${id}" more than once.`, path));

  const data = [head, body].flatMap((part) => part.querySelectorAll('script[type="application/ld+json"]'));
  if (data.some(({ textContent }) => !isJson(textContent)))
    findings.push(finding('structured-data', `${path} has structured data that is not JSON.`, path));
  return findings;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
