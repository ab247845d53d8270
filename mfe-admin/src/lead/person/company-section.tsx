import { Link } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { inboxPath } from '../../paths.ts';
import { label, link } from '../../shared.styles.ts';

/** How many leads are of the company of a lead. */
export function CompanySection({ lead: { companyLeads } }: { lead: Pick<Lead, 'companyLeads'> }) {
  if (!companyLeads) return null;
  const { name, count, isExact, query } = companyLeads;
  return (
    <section>
      <h2 className={label}>Company</h2>
      <Link to={inboxPath(query)} className={link}>
        {count.toLocaleString('en-US')}
        {isExact ? '' : '+'} leads of <bdi>{name}</bdi>
      </Link>
    </section>
  );
}
