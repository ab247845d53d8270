import { Body, ConflictException, Get, NotFoundException, Post } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { LeadChanges, type RecordedChange } from '../actions/lead-changes.service.ts';
import { planCorrections } from '../details/plan-corrections.ts';
import { lockLeads, lockMerges } from '../lead-lock.ts';
import { MergedDto } from '../merge/lead-merge.dto.ts';
import { requestChange, requestsOf } from '../requests.ts';
import type { JoinedDecision } from './joined-changes.ts';
import { DecideJoinedDto, JoinedPersonDto } from './joined-people.dto.ts';
import { nextLeadId } from './moved-requests.ts';

const JoinedId = PathId('There is no such address.');

interface Joined {
  id: number;
  leadId: number;
  rootId: number;
  address: string;
  decision: JoinedDecision | null;
}

/** Addresses that a migration has found in conversations of others, for managers to decide (docs/decisions/0079-who-wrote.md). */
@DeskController('admin/joined-people', 'Leads', 'manager')
export class JoinedPeopleController {
  constructor(
    private readonly database: DataSource,
    private readonly changes: LeadChanges,
  ) {}

  @Returns(
    [JoinedPersonDto],
    'List people who were joined with a lead by an e-mail',
    'Until version 1.0, whoever wrote into the conversation of a lead became part of it.',
  )
  @Get()
  list(): Promise<JoinedPersonDto[]> {
    return this.database.query(
      `select joined.id, joined.name, address, decision, jsonb_build_object('id', root.id, 'name', root.name) as lead,
         (select count(*)::integer from messages
          where messages.lead_id = joined.lead_id and direction = 'in' and lower(from_address) = address) as messages,
         (select count(*)::integer from requests
          where requests.lead_id = joined.lead_id and email_identity = address) as requests
       from joined_people joined join leads member on member.id = lead_id join leads root on root.id = member.root_id
       order by decision is not null, joined.id`,
    );
  }

  @Returns(MergedDto, 'Decide whether an address is one of the customer’s', 'It can be undone.')
  @AllowsEarlierSignIn('Daily work on leads, which can be undone.')
  @Post(':id')
  async decide(
    @JoinedId id: number,
    @Body() { decision }: DecideJoinedDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<MergedDto> {
    const { batchId } = await this.changes.apply(staff, async (manager) => {
      await lockMerges(manager);
      const joined = await find(manager, id);
      const leads = await lockLeads(manager, [joined.rootId]);
      const requests = await requestsOf(manager, [joined.rootId]);
      const events = await (decision === 'same' ? addAddress(manager, joined) : separate(manager, joined));
      const [first = { leadId: joined.rootId, kind: 'details' }, ...others] = events(requests);
      return { leads, requests, events: [{ ...first, joined: [{ id, before: null, after: decision }] }, ...others] };
    });
    return { batchId };
  }
}

type Requests = Awaited<ReturnType<typeof requestsOf>>;

async function find(manager: EntityManager, id: number): Promise<Joined> {
  const [joined]: Joined[] = await manager.query(
    `select joined.id, lead_id as "leadId", root_id as "rootId", address, decision
     from joined_people joined join leads on leads.id = lead_id where joined.id = $1`,
    [id],
  );
  if (!joined) throw new NotFoundException('There is no such address.');
  if (joined.decision) throw new ConflictException('A colleague has decided this already.');
  return joined;
}

/** The address becomes one of the customer's. */
async function addAddress(manager: EntityManager, { rootId, address }: Joined): Promise<() => RecordedChange[]> {
  const events = await planCorrections(manager, rootId, [{ field: 'email', value: address, action: 'add' }]);
  return () => events;
}

/** What the address has sent besides mails of the conversation starts a lead. */
async function separate(manager: EntityManager, { leadId, rootId, address }: Joined) {
  const own: { id: number }[] = await manager.query(
    `select id from requests where lead_id = $1 and email_identity = $2 and state = 'inbox'`,
    [leadId, address],
  );
  const startedId = own.length > 0 ? await nextLeadId(manager) : 0;
  return (requests: Requests): RecordedChange[] =>
    own.length === 0
      ? []
      : [
          {
            leadId: rootId,
            kind: 'moved',
            data: { leadId: startedId, startedId },
            requests: requests
              .filter((request) => own.some(({ id }) => id === request.id))
              .map((request) => requestChange(request, { lead_id: startedId })),
          },
        ];
}
