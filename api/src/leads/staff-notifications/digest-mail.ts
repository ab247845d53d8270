import { formatDue, formatTime } from '@portal/contracts/business-time';
import { visibleLine } from '@portal/contracts/visible-text';
import type { EntityManager } from 'typeorm';
import type { MailPart } from '../../notifications/mail/mail-design.ts';
import type { MailMessage } from '../../notifications/mail/transactional-mail.service.ts';
import type { Env } from '../../platform/env/env.ts';
import { awakeTerm } from '../list/lead-conditions.ts';

const maxLines = 10;

interface DigestLead {
  id: number;
  name: string;
  at: string;
  step: string | null;
}

interface Section {
  count: number;
  leads: DigestLead[];
}

interface Digest {
  email: string;
  name: string;
  steps: Section;
  overdue: Section;
  today: Section;
  unassigned: Section;
}

/** Loads the digest of a person. Undefined if there is nothing to do, or the account is not active. */
export async function loadDigest(
  manager: EntityManager,
  userId: number,
  { dayEnd, tomorrow }: { dayEnd: Date; tomorrow: string },
): Promise<Digest | undefined> {
  const section = (condition: string, at = 'due_at') => `(
    select jsonb_build_object('count', count(*), 'leads', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', coalesce(name, email, 'No name'), 'at', ${at}, 'step', next_step) order by ${at}, id) filter (where place <= ${maxLines}), '[]'))
    from (
      select *, row_number() over (order by ${at}, id) as place from leads
      where merged_into_id is null and not is_spam and ${condition}) as listed)`;
  const [digest]: Digest[] = await manager.query(
    `select email, name, ${section(`owner_id = $1 and next_step_due < $3 and ${awakeTerm}`, 'next_step_due')} as steps,
            ${section('owner_id = $1 and due_at <= now()')} as overdue,
            ${section('owner_id = $1 and due_at > now() and due_at < $2')} as today,
            ${section(`owner_id is null and due_at < 'infinity'`)} as unassigned
     from users join staff_accounts on user_id = id where id = $1 and disabled_at is null`,
    [userId, dayEnd, tomorrow],
  );
  const isEmpty =
    !digest || [digest.steps, digest.overdue, digest.today, digest.unassigned].every(({ count }) => count === 0);
  return isEmpty ? undefined : digest;
}

export function digestMail({ email, name, ...sections }: Digest, { deskUrl, businessCalendar }: Env): MailMessage {
  const parts = [
    ['With a next step today', sections.steps],
    ['Overdue', sections.overdue],
    ['Due today', sections.today],
    ['New, without an owner', sections.unassigned],
  ] as const;
  const shown = parts.filter(([, { count }]) => count > 0);
  const subject = `Today: ${shown.map(([title, { count }]) => `${count} ${lowerFirst(title)}`).join('; ')}`;
  return {
    to: email,
    subject,
    heading: 'Your leads this morning',
    parts: [
      `Good morning ${name},`,
      ...shown.flatMap(([title, { count, leads }]): MailPart[] => [
        `${title}: ${count}`,
        {
          details: leads.map(
            (lead) =>
              [
                sections.steps.leads === leads ? formatDue(lead.at) : formatTime(lead.at, businessCalendar.timeZone),
                [visibleLine(lead.name) || 'No name', sections.steps.leads === leads && lead.step]
                  .filter(Boolean)
                  .join(': '),
                `${deskUrl}/admin/leads/${lead.id}`,
              ] as const,
          ),
        },
      ]),
      { action: { label: 'Open the lead desk', href: `${deskUrl}/admin` } },
    ],
    reason: 'You receive this email on business days. Turn it off under “Account” in the lead desk.',
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
