import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { RequiresRole } from '../../staff/auth/requires-role.decorator.ts';
import { formerOwners } from '../list/lead-conditions.ts';
import { FormerOwnerDto } from './former-owner.dto.ts';

@ApiTags('Leads')
@RequiresRole('viewer')
@Controller('admin/former-owners')
export class FormerOwnersController {
  constructor(private readonly database: DataSource) {}

  @ApiOperation({
    summary: 'List people who left and still own leads',
    description: 'By name. Their account is disabled or only reads. The filter `owner: left` finds their leads.',
  })
  @Returns([FormerOwnerDto])
  @Get()
  list(): Promise<FormerOwnerDto[]> {
    return findFormerOwners(this.database);
  }
}

/** Returns the people who left and still own leads, by name. */
export const findFormerOwners = (database: DataSource): Promise<FormerOwnerDto[]> =>
  database.query(`
    select users.id, users.name, owned.leads, owned."openLeads"
    from users cross join lateral (
      select count(*)::integer as leads,
             (count(*) filter (where status in ('new', 'contacted', 'qualified')))::integer as "openLeads"
      from leads where owner_id = users.id and merged_into_id is null and not is_spam
    ) as owned
    where users.id in (${formerOwners}) and owned.leads > 0
    order by users.name, users.id`);
