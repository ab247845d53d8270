import type { DataSource } from 'typeorm';
import { isOpenLead } from '../../staff/accounts/open-leads.ts';
import { formerOwners } from '../list/lead-conditions.ts';
import type { FormerOwnerDto } from './former-owner.dto.ts';

/** Returns the people who left and still own leads, by name. */
export const findFormerOwners = (database: DataSource): Promise<FormerOwnerDto[]> =>
  database.query(`
    select users.id, users.name, owned.leads, owned."openLeads"
    from users cross join lateral (
      select count(*)::integer as leads,
             (count(*) filter (where ${isOpenLead}))::integer as "openLeads"
      from leads where owner_id = users.id and merged_into_id is null and not is_spam
    ) as owned
    where users.id in (${formerOwners}) and owned.leads > 0
    order by users.name, users.id`);
