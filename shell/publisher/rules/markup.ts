import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Returns the violations in a page's elements. */
export function markupViolations({ path, head, body, isClosed }: ParsedPage): Violation[] {
  const violations: Violation[] = [];
  const headings = body.querySelectorAll('h1').length;
  if (headings !== 1)
    violations.push(violation('heading', `${path} has ${headings} first-level headings instead of one.`, path));

  if (!isClosed) violations.push(violation('unclosed', `${path} has an element that is never closed.`, path));

  const ids = body.querySelectorAll('[id]').map(({ id }) => id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    violations.push(violation('duplicate-id', `${path} has the id "${id}" more than once.`, path));

  const data = [head, body].flatMap((part) => part.querySelectorAll('script[type="application/ld+json"]'));
  if (data.some(({ textContent }) => !isJson(textContent)))
    violations.push(violation('structured-data', `${path} has structured data that is not JSON.`, path));
  return violations;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
