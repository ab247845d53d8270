import { headersOf, type MailHeaders } from './header-values.ts';

const result = /^\s{0,50}dmarc\s{0,50}=\s{0,50}pass\b/i;
const domainOfFrom = /\bheader\.from\s{0,50}=\s{0,50}"?(?:[^\s@;"]{1,100}@)?([a-z\d.-]{1,253})/i;
const maxLength = 10_000;

/**
 * Returns the domains of `From` that our own mail server has verified by DMARC, as its `Authentication-Results` says (RFC 8601). SPF and
 * DKIM alone say nothing about `From`. Senders can write such a header too: the server puts its own one on top, and removes others that
 * have its name. So only the first one with that name counts.
 */
export function readVouchedDomains(headers: MailHeaders, authservId: string | undefined): string[] {
  if (!authservId) return [];
  for (const value of headersOf(headers, 'authentication-results')) {
    const [server = '', ...results] = withoutComments(value.slice(0, maxLength)).split(';');
    if (server.trim().split(/\s/)[0]?.toLowerCase() !== authservId.toLowerCase()) continue;
    return results.flatMap((one) => (result.test(one) && domainOfFrom.exec(one)?.[1]?.toLowerCase()) || []);
  }
  return [];
}

/** Comments can be nested and can have semicolons. */
function withoutComments(value: string): string {
  let depth = 0;
  let isQuoted = false;
  let rest = '';
  for (let index = 0; index < value.length; index += 1) {
    const char = value[index] ?? '';
    if (char === '\\') index += 1;
    else if (char === '"' && depth === 0) isQuoted = !isQuoted;
    else if (char === '(' && !isQuoted) depth += 1;
    else if (char === ')' && !isQuoted && depth > 0) depth -= 1;
    else if (depth === 0) rest += isQuoted && char === ';' ? ' ' : char;
  }
  return rest;
}
