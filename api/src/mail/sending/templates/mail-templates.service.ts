import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { formatPeriod } from '@portal/contracts/business-time';
import type { Language } from '@portal/contracts/language';
import { fillTemplate } from '@portal/contracts/mail-template';
import type { Practice } from '@portal/contracts/practices';
import { DataSource } from 'typeorm';
import { rootsOf } from '../../../leads/lead-lock.ts';
import { practiceOf } from '../../../leads/practice-of-service.ts';
import { isCurrent } from '../../../leads/visits/visit-terms.ts';
import { insertRow } from '../../../platform/database/insert-row.ts';
import { Env } from '../../../platform/env/env.ts';
import type { StaffMember } from '../../../staff/auth/current-staff.decorator.ts';
import { firstNameOf } from './first-name.ts';
import type { MailTemplateDto, NewMailTemplateDto } from './mail-template.dto.ts';
import { translatedService } from './translated-service.ts';

const maxTemplates = 200;

/** SQL: the next planned site visit of a lead. */
const nextVisit = `
  select starts_at as "startsAt", minutes from leads member join site_visits visit on visit.lead_id = member.id
  where member.root_id = $1 and starts_at > now() and not is_cancelled and ${isCurrent('visit')} order by starts_at limit 1`;

/** Texts for replies: one's own, and those that managers share with everybody. */
@Injectable()
export class MailTemplates {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  list(userId: number): Promise<MailTemplateDto[]> {
    return this.database.query(
      `select id, name, language, practice, subject, text, user_id is null as "isShared" from mail_templates
       where user_id is null or user_id = $1 order by lower(name), id`,
      [userId],
    );
  }

  /** Returns the templates in the language of a lead, those of its practice first, with what is known of the lead filled in. */
  async listFor(userId: number, leadId: number): Promise<MailTemplateDto[]> {
    const [root] = await rootsOf(this.database.manager, [leadId]);
    const [lead]: { name: string; service: string | null; language: Language }[] = await this.database.query(
      'select name, service, language from leads where id = $1',
      [root],
    );
    const [visit]: { startsAt: Date; minutes: number }[] = await this.database.query(nextVisit, [root]);
    const practice = practiceOf(lead?.service ?? null);
    const fields = {
      person: lead?.name,
      firstName: lead && firstNameOf(lead.name),
      service: lead?.service ? translatedService(lead.service, lead.language) : undefined,
      visit:
        visit &&
        formatPeriod(visit, {
          timeZone: this.env.businessCalendar.timeZone,
          language: lead?.language,
          length: 'long',
        }),
    };
    return (await this.list(userId))
      .filter(({ language }) => language === lead?.language)
      .sort((one, other) => placeOf(one, practice) - placeOf(other, practice))
      .map(({ subject, text, ...template }) => ({
        ...template,
        subject: subject ? fillTemplate(subject, fields) : null,
        text: fillTemplate(text, fields),
      }));
  }

  async create(staff: StaffMember, template: NewMailTemplateDto): Promise<MailTemplateDto> {
    assertMayShare(staff, template.isShared);
    const { isShared, practice = null, ...texts } = template;
    const owner = isShared ? null : staff.userId;
    return this.database.transaction(async (manager) => {
      await manager.query('select from users where id = $1 for update', [staff.userId]);
      const [{ count }]: [{ count: number }] = await manager.query(
        'select count(*)::integer as count from mail_templates where user_id is not distinct from $1',
        [owner],
      );
      if (count >= maxTemplates)
        throw new ConflictException(`There are ${maxTemplates} templates. Please delete one first.`);
      const id = await insertRow(manager, 'mail_templates', { ...texts, practice, user_id: owner });
      return { ...template, practice, id };
    });
  }

  async change(staff: StaffMember, id: number, template: NewMailTemplateDto): Promise<MailTemplateDto> {
    const { name, language, practice = null, subject, text, isShared } = template;
    assertMayShare(staff, isShared);
    await this.assertMayChange(staff, id);
    await this.database.query(
      'update mail_templates set user_id = $2, name = $3, language = $4, subject = $5, text = $6, practice = $7 where id = $1',
      [id, isShared ? null : staff.userId, name, language, subject, text, practice],
    );
    return { ...template, practice, id };
  }

  async delete(staff: StaffMember, id: number): Promise<void> {
    await this.assertMayChange(staff, id);
    await this.database.query('delete from mail_templates where id = $1', [id]);
  }

  async signatureOf(userId: number): Promise<string> {
    const [signature]: { text: string }[] = await this.database.query(
      'select text from mail_signatures where user_id = $1',
      [userId],
    );
    return signature?.text ?? '';
  }

  async setSignature(userId: number, text: string): Promise<void> {
    await this.database.query(
      `insert into mail_signatures (user_id, text) values ($1, $2) on conflict (user_id) do update set text = excluded.text`,
      [userId, text],
    );
  }

  private async assertMayChange(staff: StaffMember, id: number): Promise<void> {
    const [template]: { user_id: number | null }[] = await this.database.query(
      'select user_id from mail_templates where id = $1 and (user_id is null or user_id = $2)',
      [id, staff.userId],
    );
    if (!template) throw new NotFoundException('There is no such template.');
    assertMayShare(staff, template.user_id === null);
  }
}

/** Templates of the practice of a lead, then those of none, then those of others. */
const placeOf = ({ practice }: MailTemplateDto, ofLead: Practice | undefined) =>
  practice && practice === ofLead ? 0 : practice ? 2 : 1;

function assertMayShare({ role }: StaffMember, isShared: boolean): void {
  if (isShared && role !== 'manager') throw new ForbiddenException('Shared templates are changed by managers.');
}
