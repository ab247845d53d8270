import { Body, Get, Put } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { AssignmentDto } from './assignment.dto.ts';

@AllowsEarlierSignIn('Decides who works on which lead; everybody can read all of them.')
@DeskController('admin/assignment', 'Staff', 'manager')
export class AssignmentController {
  constructor(private readonly database: DataSource) {}

  @Returns(AssignmentDto, 'Show how new leads get an owner')
  @Get()
  async show(): Promise<AssignmentDto> {
    const [settings]: [AssignmentDto] = await this.database.query(
      `select assignment_mode as mode, (
         select coalesce(jsonb_agg(jsonb_build_object(
                  'id', user_id, 'practices', practices, 'maxOpenLeads', max_open_leads) order by user_id), '[]')
         from staff_accounts where can_own_leads(user_id)) as people
       from desk_settings`,
    );
    return settings;
  }

  @ReturnsNothing(
    'New leads are assigned like this.',
    'Change how new leads get an owner',
    'Turning it on assigns what waits unassigned and is not overdue. It works during business hours, and gives a lead that was not answered in time to the next person, once.',
  )
  @Put()
  async change(@Body() settings: AssignmentDto): Promise<void> {
    await this.database.transaction((manager) => write(manager, settings));
  }
}

async function write(manager: EntityManager, { mode, people }: AssignmentDto): Promise<void> {
  await manager.query(
    `update desk_settings set assignment_mode = $1,
       assigned_from = case when assignment_mode = 'off' then now() else assigned_from end`,
    [mode],
  );
  await manager.query(
    `update staff_accounts set practices = array(select jsonb_array_elements_text(person.practices)), max_open_leads = "maxOpenLeads"
     from jsonb_to_recordset($1) as person (id integer, practices jsonb, "maxOpenLeads" integer) where user_id = id`,
    [JSON.stringify(people)],
  );
}
