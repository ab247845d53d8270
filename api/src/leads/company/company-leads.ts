import publicProviders from 'email-providers/all.json' with { type: 'json' };
import type { EntityManager } from 'typeorm';
import { domainTerm } from '../list/lead-conditions.ts';
import type { CompanyLeadsDto } from './company-leads.dto.ts';

const isPublic = new Set(publicProviders);

/** Counting further is slow. */
const maxCount = 1_000;

/**
 * Returns how many leads are of the company of a lead: those with the domain of its email address or, without an address of its own,
 * with the same company. Null if it is the only one.
 */
export async function findCompanyLeads(
  manager: EntityManager,
  { email, company }: { email: string | null; company: string | null },
): Promise<CompanyLeadsDto | null> {
  const domain = email?.toLowerCase().split('@').at(-1);
  const ownDomain = domain && !isPublic.has(domain) ? domain : undefined;
  const [name, term] = ownDomain ? [ownDomain, domainTerm] : [company, 'lower(company)'];
  if (!name) return null;
  const [{ count }]: [{ count: number }] = await manager.query(
    `select count(*)::integer as count from (
       select from leads where merged_into_id is null and not is_spam and ${term} = lower($1::text) limit ${maxCount}) as counted`,
    [name],
  );
  const query = String(new URLSearchParams(ownDomain ? { domain: name } : { company: name }));
  return count < 2 ? null : { name, count, isExact: count < maxCount, query };
}
