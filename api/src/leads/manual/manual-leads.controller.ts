import { randomUUID } from 'node:crypto';
import { Body, ConflictException, NotFoundException, Post } from '@nestjs/common';
import { manualKinds } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRootOfLead, reopen } from '../../intake/storage/add-to-lead.ts';
import { insertRequest } from '../../intake/storage/insert-request.ts';
import { emailIdentity, phoneIdentity } from '../../intake/submission/lead-identity.ts';
import { type NewRequest, newRequest } from '../../intake/submission/new-request.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { draftLocks, personLocks, takeLock } from '../../platform/database/advisory-locks.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, AllowsToken, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { assertAssignable } from '../actions/assignable.ts';
import { findDuplicates } from '../detail/duplicates.ts';
import { PossibleDuplicateDto } from '../detail/lead.dto.ts';
import { deleteDraft } from '../drafts/saved-drafts.ts';
import { LeadId } from '../lead-id.decorator.ts';
import { lockLeads, lockMerges } from '../lead-lock.ts';
import { CreatedLeadDto, DuplicateSearchDto, ManualLeadDto } from './manual-lead.dto.ts';

/** Stores leads that staff enter: calls, visits, people met at a trade show. */
@DeskController('admin/leads', 'Leads', 'agent')
export class ManualLeadsController {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  /** Returns the id of the new lead, or of the one that the request was added to. With the same `draftId` it is stored once. */
  @Creates(
    CreatedLeadDto,
    'Enter a lead by hand',
    'A request that did not come by a form. It is not checked for spam, and nobody is notified. Look for duplicates before.',
  )
  @AllowsEarlierSignIn('Daily work on leads.')
  @AllowsToken('write')
  @Post()
  async create(@Body() lead: ManualLeadDto, @CurrentStaff() { userId }: StaffMember): Promise<CreatedLeadDto> {
    const request = this.toRequest(lead);
    return retryConflicts(() =>
      this.database.transaction(async (manager) => {
        // Before the lead is locked, like every lock of an account.
        await assertAssignable(manager, lead.ownerId ?? null);
        const saved = lead.draftId && (await findSaved(manager, request));
        if (saved) return { id: saved };
        if (request.emailIdentity) await takeLock(manager, personLocks, request.emailIdentity);
        const place = lead.leadId ? await addTo(manager, lead.leadId, lead.answered, request) : { leadId: null };
        const status = lead.answered ? 'contacted' : 'new';
        const { leadId } = await insertRequest(manager, {
          ...request,
          ...place,
          ...{ isHeld: false, isAnswered: lead.answered, actorId: userId, status, ownerId: lead.ownerId ?? null },
        });
        await deleteDraft(manager, userId, request.key);
        await manager.query('select mark_leads($1, array[$2::integer], array[null::integer], true)', [userId, leadId]);
        return { id: leadId };
      }),
    );
  }

  /** Removes a lead that the staff member has entered. Throws 409 if anything has happened to it since. */
  @ReturnsNothing(
    'The lead is removed.',
    'Remove a lead that you have entered by hand',
    'Only while nothing has happened to it since.',
  )
  @AllowsEarlierSignIn('Only of what has just been entered.')
  @Post(':id/take-back')
  async takeBack(@LeadId id: number, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockMerges(manager);
      const [lead] = await lockLeads(manager, [id]);
      if (!lead) throw new NotFoundException(`There is no lead ${id}.`);
      const [{ is_same }]: [{ is_same: boolean }] = await manager.query(
        `select is_untouched(leads) and 1 = (select count(*) from requests where lead_id = leads.id)
            and not exists (select from messages where lead_id = leads.id offset 0)
            and exists (select from requests where lead_id = leads.id and kind = any($2::text[]) offset 0)
            and exists (select from lead_events where lead_id = leads.id and kind = 'submitted' and actor_id = $3 offset 0) as is_same
         from leads where id = $1`,
        [id, manualKinds, userId],
      );
      if (!is_same)
        throw new ConflictException(
          `${lead.name} cannot be removed: only who has entered a lead can, while nothing else has happened to it.`,
        );
      await manager.query('select remove_leads(array[$1::integer])', [id]);
    });
  }

  @Returns(
    [PossibleDuplicateDto],
    'Show leads with an email address or phone number',
    'At most five leads in the inbox.',
  )
  @AllowsEarlierSignIn('Reads only: the address is in the body, because URLs are logged.')
  @AllowsToken('write')
  @Post('duplicates')
  duplicates(@Body() { email, phone }: DuplicateSearchDto): Promise<PossibleDuplicateDto[]> {
    const number = phone ? phoneIdentity(phone) : null;
    return findDuplicates(this.database.manager, {
      emails: email ? [emailIdentity(email)] : [],
      phones: number ? [number] : [],
    });
  }

  private toRequest(lead: ManualLeadDto) {
    const {
      kind,
      name,
      company = null,
      email = null,
      phone = null,
      service = null,
      city = null,
      message = null,
    } = lead;
    const receivedAt = lead.receivedAt ? new Date(lead.receivedAt) : new Date();
    if (receivedAt.getTime() > Date.now() + 60_000)
      throw new ValidationFailedException({ receivedAt: 'receivedAt cannot be in the future' });
    return newRequest({
      ...{ kind, name, company, email, phone, service, city, message },
      key: lead.draftId ?? randomUUID(),
      receivedAt: receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(receivedAt).toISOString(),
    });
  }
}

/** Returns the lead that has been stored with this key before. Throws 409 if it had other content. */
async function findSaved(manager: EntityManager, { key, digest }: NewRequest): Promise<number | undefined> {
  await takeLock(manager, draftLocks, key);
  const [saved]: { root_id: number; is_same: boolean }[] = await manager.query(
    `select root_id, content_digest = decode($2, 'hex') as is_same from requests join leads on leads.id = lead_id
     where key = $1 and kind = any($3::text[])`,
    [key, digest, manualKinds],
  );
  if (saved?.is_same === false) throw new ConflictException('An earlier version of this lead has already been saved.');
  return saved?.root_id;
}

/** Returns the place in a lead. Who waits for an answer opens a lead that is won or lost. */
async function addTo(manager: EntityManager, leadId: number, isAnswered: boolean, request: NewRequest) {
  const root = await lockRootOfLead(manager, leadId);
  if (!root) throw new NotFoundException(`There is no lead ${leadId}.`);
  return { leadId: root.id, ...(!isAnswered && (await reopen(manager, request, root))) };
}
