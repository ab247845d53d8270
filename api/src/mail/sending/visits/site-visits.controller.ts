import { Body, ConflictException, Get, NotFoundException, Post, Put, StreamableFile } from '@nestjs/common';
import { formatTime } from '@portal/contracts/business-time';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import { emailIdentity } from '../../../intake/submission/lead-identity.ts';
import { recordEvents } from '../../../leads/lead-events.ts';
import { LeadId } from '../../../leads/lead-id.decorator.ts';
import { lockRoots } from '../../../leads/lead-lock.ts';
import { type VisitVersion, visitCalendar } from '../../../leads/visits/visit-calendar.ts';
import { isCurrent } from '../../../leads/visits/visit-terms.ts';
import { visitTexts } from '../../../leads/visits/visit-texts.ts';
import { invitationFile } from '../../../notifications/mail/mailer.service.ts';
import { BusinessHours } from '../../../platform/business-hours/business-hours.ts';
import { Env } from '../../../platform/env/env.ts';
import { PathId } from '../../../platform/http/id.decorators.ts';
import { ValidationFailedException } from '../../../platform/http/validation-failed.exception.ts';
import { Creates, Returns, ReturnsFile } from '../../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../../staff/auth/current-staff.decorator.ts';
import { OutgoingMail, type SavedVisit } from '../outgoing-mail.service.ts';
import { NewVisitDto, SavedVisitDto, VisitMailDto } from './new-visit.dto.ts';

const VisitId = PathId('There is no such visit.', 'visitId');
const described = `The e-mail is sent like a reply: \`DELETE /api/admin/messages/{id}\` takes it back within ten seconds, and the visit is as before.
409 with \`newEntryIds\` if somebody has written since, with \`warnings\` unless they are confirmed.`;
/** The columns of a version that staff decide, and the visit that it is of. */
interface NewVersion
  extends Pick<VisitVersion, 'uid' | 'sequence' | 'is_cancelled' | 'starts_at' | 'minutes' | 'address' | 'note'> {
  assignee_id: number | null;
  /** Of the earlier versions. A new visit is of the lead of its recipient. */
  lead_id?: number;
  /** Of the earlier version. */
  attendee?: string | null;
}

interface Place {
  rootId: number;
  leadId: number;
}

/**
 * Site visits, which customers get as calendar invitations. Each change is a version of its own with the e-mail about it: a message that is
 * taken back takes its version with it, and the visit is as before.
 */
@AllowsEarlierSignIn('Daily work on leads.')
@DeskController('admin/leads/:id/visits', 'Site visits', 'agent')
export class SiteVisitsController {
  private invitationOf = (visit: VisitVersion) =>
    visitCalendar(visit, { company: this.env.company.name, mailbox: this.env.mailboxAddress });

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
    private readonly outgoing: OutgoingMail,
  ) {}

  @Creates(SavedVisitDto, 'Schedule a site visit, and invite the customer', described)
  @Post()
  schedule(
    @LeadId leadId: number,
    @Body() visit: NewVisitDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    // The draft is sent once, so it makes one visit.
    const uid = visit.draftId;
    return this.save(staff, leadId, visit, async (manager) => ({
      ...(await this.planOf(manager, visit, uid)),
      ...{ uid, sequence: 0, is_cancelled: false },
    }));
  }

  @Returns(SavedVisitDto, 'Change a site visit, and tell the customer', described)
  @Put(':visitId')
  move(
    @LeadId leadId: number,
    @VisitId visitId: number,
    @Body() visit: NewVisitDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.save(staff, leadId, visit, async (manager, { rootId }) => {
      const current = await findCurrent(manager, rootId, visitId);
      const planned = await this.planOf(manager, visit, current.uid);
      return { ...current, ...planned, sequence: current.sequence + 1 };
    });
  }

  @Creates(SavedVisitDto, 'Cancel a site visit, and tell the customer', described)
  @Post(':visitId/cancel')
  cancel(
    @LeadId leadId: number,
    @VisitId visitId: number,
    @Body() mail: VisitMailDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<SavedVisitDto> {
    return this.save(staff, leadId, mail, async (manager, { rootId }) => {
      const current = await findCurrent(manager, rootId, visitId);
      return { ...current, sequence: current.sequence + 1, is_cancelled: true };
    });
  }

  @ReturnsFile('text/calendar', undefined, 'Download a site visit as a calendar file')
  @RequiresRole('viewer')
  @Get(':visitId/file')
  async file(@LeadId id: number, @VisitId visitId: number): Promise<StreamableFile> {
    const visit = await load(this.database.manager, visitId, id);
    if (!visit) throw new NotFoundException('There is no such visit.');
    return new StreamableFile(Buffer.from(this.invitationOf(visit).content), {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="${invitationFile}"`,
    });
  }

  private async save(
    staff: StaffMember,
    leadId: number,
    mail: VisitMailDto,
    versionOf: (manager: EntityManager, place: Place) => Promise<NewVersion>,
  ): Promise<SavedVisitDto> {
    const { email, text = '', seenEntryId, draftId, ...body } = mail;
    const save = async (manager: EntityManager, place: Place) => {
      const version = await versionOf(manager, place);
      const visit = await insert(manager, version.lead_id ?? place.leadId, version, email);
      return {
        id: visit.id,
        leadId: visit.lead_id,
        subject: subjectOf(visit, this.env.company.name),
        invitation: this.invitationOf(visit),
        cancellation: this.cancellationOf(visit, version.attendee ?? null),
      };
    };
    if (!email) {
      const id = await this.database.transaction(async (manager) => {
        const [root] = await lockRoots(manager, [leadId]);
        if (!root) throw new NotFoundException(`There is no lead ${leadId}.`);
        const saved = await save(manager, { rootId: root.id, leadId: root.id });
        await recordEvents(manager, { actorId: staff.userId, batchId: null }, [
          { leadId: saved.leadId, kind: 'visit', data: { visit: { id: saved.id } } },
        ]);
        return saved.id;
      });
      return { id, message: null };
    }
    const reply = { seenEntryId, draftId, to: [email], cc: [], text };
    const message = await this.outgoing.send(staff, leadId, reply, { body: { ...body, isConfirmed: null }, save });
    const [visit]: { id: number }[] = await this.database.query('select id from site_visits where message_id = $1', [
      message.id,
    ]);
    // Only a visit has the digest of one.
    if (!visit) throw new Error('The visit of a message is missing.');
    return { id: visit.id, message };
  }

  /** Returns what staff have entered. Throws 422 for what is impossible, and 409 with warnings unless they are confirmed. */
  private async planOf(manager: EntityManager, visit: NewVisitDto, uid: string) {
    const { day, time, minutes, address, note = null, assigneeId, isConfirmed } = visit;
    const local = Temporal.PlainDateTime.from(`${day}T${time}`);
    const zoned = local.toZonedDateTime(this.hours.timeZone);
    if (!zoned.toPlainDateTime().equals(local))
      throw new ValidationFailedException({ time: 'There is no such time on that day: clocks go forward' });
    const startsAt = new Date(zoned.epochMilliseconds);
    if (startsAt.getTime() <= Date.now()) throw new ValidationFailedException({ day: 'Choose a time in the future' });
    const [assignee]: { name: string }[] = await manager.query(
      'select name from users where id = $1 and can_own_leads(id)',
      [assigneeId],
    );
    if (!assignee) throw new ValidationFailedException({ assigneeId: 'Choose an agent or a manager' });
    const planned = { starts_at: startsAt, minutes, address, note, assignee_id: assigneeId };
    const warnings = isConfirmed ? [] : await this.warningsOf(manager, planned, assignee.name, uid);
    if (warnings.length > 0) throw Object.assign(new ConflictException(warnings.join(' ')), { warnings });
    return planned;
  }

  /** Returns sentences about a time outside business hours, and about other visits of the person who goes at that time. */
  private async warningsOf(
    manager: EntityManager,
    { starts_at, minutes, assignee_id }: Pick<NewVersion, 'starts_at' | 'minutes' | 'assignee_id'>,
    assignee: string,
    uid: string,
  ): Promise<string[]> {
    const endsAt = new Date(starts_at.getTime() + minutes * 60_000);
    const isOpen = this.hours
      .openingsAround(starts_at, { before: 1, after: 1 })
      .some(({ start, end }) => start <= starts_at.getTime() && endsAt.getTime() <= end);
    const others: { name: string; starts_at: Date }[] = await manager.query(
      `select root.name, starts_at
       from site_visits visit join leads member on member.id = visit.lead_id join leads root on root.id = member.root_id
       where assignee_id = $1 and uid <> $2 and not is_cancelled and ${isCurrent('visit')}
         and starts_at < $4 and starts_at + make_interval(mins => minutes) > $3
       order by starts_at limit 5`,
      [assignee_id, uid, starts_at, endsAt],
    );
    return [
      ...(isOpen ? [] : [`This is outside business hours (${this.hours.weekText}).`]),
      ...others.map(
        ({ name, starts_at: at }) => `${assignee} visits ${name} on ${formatTime(at, this.hours.timeZone)}.`,
      ),
    ];
  }

  /** Who is not invited any more gets a cancellation, so that the visit leaves their calendar. */
  private cancellationOf(visit: VisitVersion, invited: string | null): SavedVisit['cancellation'] {
    if (!visit.attendee || !invited || emailIdentity(invited) === emailIdentity(visit.attendee)) return undefined;
    const cancelled = { ...visit, attendee: invited, is_cancelled: true };
    return {
      ...{ to: [invited], cc: [], text: visitTexts[visit.language].notInvited },
      subject: subjectOf(cancelled, this.env.company.name),
      invitation: this.invitationOf(cancelled),
    };
  }
}

/** Returns the visit that is to be changed. Throws when it is over, or was changed since it was shown. */
async function findCurrent(manager: EntityManager, rootId: number, visitId: number): Promise<NewVersion> {
  const [visit]: (NewVersion & { is_current: boolean })[] = await manager.query(
    `select visit.lead_id, uid, sequence, is_cancelled, starts_at, minutes, address, note, assignee_id, attendee,
            ${isCurrent('visit')} as is_current
     from site_visits visit join leads member on member.id = visit.lead_id where visit.id = $1 and member.root_id = $2`,
    [visitId, rootId],
  );
  if (!visit) throw new NotFoundException('There is no such visit.');
  const { is_current, ...current } = visit;
  if (!is_current) throw new ConflictException('This visit has just been changed. Please look at it again.');
  if (current.is_cancelled) throw new ConflictException('This visit has been cancelled.');
  if (current.starts_at.getTime() <= Date.now()) throw new ConflictException('This visit has already begun.');
  return current;
}

async function insert(manager: EntityManager, leadId: number, version: NewVersion, attendee: string | null) {
  const { uid, sequence, is_cancelled, starts_at, minutes, address, note, assignee_id } = version;
  const [inserted]: { id: number }[] = await manager.query(
    `insert into site_visits (lead_id, uid, sequence, is_cancelled, starts_at, minutes, address, note, assignee_id, attendee)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [leadId, uid, sequence, is_cancelled, starts_at, minutes, address, note, assignee_id, attendee],
  );
  const visit = inserted && (await load(manager, inserted.id, leadId));
  if (!visit) throw new ConflictException('This visit has been saved already.');
  return visit;
}

/** Returns a version of a visit, if it is of the merge tree of the lead. */
async function load(manager: EntityManager, id: number, leadId: number): Promise<VisitVersion | undefined> {
  const [visit]: VisitVersion[] = await manager.query(
    `select visit.*, users.name as assignee, member.name, member.language
     from site_visits visit join leads member on member.id = visit.lead_id left join users on users.id = assignee_id
     where visit.id = $1 and member.root_id = (select root_id from leads where id = $2)`,
    [id, leadId],
  );
  return visit;
}

function subjectOf({ language, is_cancelled, sequence }: VisitVersion, company: string): string {
  const texts = visitTexts[language];
  const summary = texts.summary(company);
  if (is_cancelled) return texts.cancelled(summary);
  return sequence > 0 ? texts.moved(summary) : summary;
}
