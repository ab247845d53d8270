import { Link, useNavigate } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import type { LeadSummary, Today as TodayData } from '@portal/staff-client/lead';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { CircleCheckIcon } from '@portal/ui/icons';
import { useEffect } from 'react';
import { undoScope } from '../commands/undo.ts';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { activeLead, leaveList, setActiveLead, takePendingFocus } from '../leads/list-state.ts';
import { useOfferUndo } from '../leads/use-lead-mutations.ts';
import { inboxPath, leadPath, todayPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { link, padded } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import { sectionTexts } from './sections.content.ts';
import * as styles from './today.styles.ts';
import { TodayRow } from './today-row.tsx';
import { findRow, useTodayCommands } from './use-today-commands.ts';

interface TodayProps {
  today: TodayData;
  /** A colleague whose day it is. */
  person: number | undefined;
}

/** Leads by what is to do with them, the most urgent first. */
export function Today({ today, person }: TodayProps) {
  const sections = today.sections.filter(({ count }) => count > 0);
  const leads = sections.flatMap((section) => section.leads);
  const leave = () =>
    leaveList({
      path: person === undefined ? todayPath : `${todayPath}?person=${person}`,
      ids: () => [...new Set(leads.map(({ id }) => id))],
    });
  const takeNext = useTakeNext(leave);
  useTodayCommands(leads, leave, takeNext.mutate);
  // Back from a lead.
  useEffect(() => {
    if (takePendingFocus()) findRow(activeLead.get())?.focus();
  }, []);

  if (sections.length === 0)
    return (
      <div className={padded} role="status">
        <EmptyState
          title="Nothing to do today"
          icon={<Icon of={CircleCheckIcon} size="lg" />}
          action={
            <ButtonLink to={inboxPath()} tone="quiet" size="sm">
              Go to the inbox
            </ButtonLink>
          }
        >
          Leads appear here when their next step is due, when they write again, and when nobody has them.
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.scroll}>
      {sections.map((section) => (
        <Section key={section.section} section={section} person={person} takeNext={takeNext} onLeave={leave} />
      ))}
    </div>
  );
}

interface SectionProps {
  section: TodayData['sections'][number];
  person: number | undefined;
  takeNext: ReturnType<typeof useTakeNext>;
  onLeave: () => void;
}

function Section({ section: { section, count, leads }, person, takeNext, onLeave }: SectionProps) {
  const canEdit = useHasRole('agent');
  const { title, query, hue, tone } = sectionTexts[section];
  const id = `today-${section}`;
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHeader}>
        <h2 id={id} className={styles.heading} data-practice={hue} data-tone={tone}>
          <span className={styles.mark} />
          {title} <span className={styles.count}>{countText(count)}</span>
        </h2>
        {section === 'unassigned' && canEdit && (
          <Button
            tone="quiet"
            size="sm"
            title="Assigns the one that waits longest to you"
            disabled={takeNext.isPending}
            onClick={() => takeNext.mutate()}
          >
            Take next
          </Button>
        )}
        {count > leads.length && (
          <Link to={inboxPath(query.replace('=me', `=${person ?? 'me'}`))} className={link}>
            Show all
          </Link>
        )}
      </div>
      <ul aria-label={title}>
        {leads.map((lead: LeadSummary) => (
          <TodayRow key={lead.id} lead={lead} section={section} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  );
}

/** The API stops counting here. */
const maxCount = 1_000;
const countText = (count: number) => (count < maxCount ? count : `${maxCount.toLocaleString('en-US')}+`);

/** Assigns the new lead that waits longest to the signed-in user, and opens it. */
function useTakeNext(onLeave: () => void) {
  const navigate = useNavigate();
  const offerUndo = useOfferUndo();
  return useAction({
    scope: undoScope,
    run: () => unwrap(staff.POST('/api/admin/leads/take-next')),
    failed: 'No lead was assigned to you',
    onSuccess: ({ batchId, leadId }) => {
      offerUndo('Assigned to you', 'It was the new lead that waited longest.', { batchId, ids: [leadId] });
      onLeave();
      setActiveLead(leadId, { focus: false });
      navigate(leadPath(leadId));
    },
    onSettled: (result) => invalidateLeads(result ? [result.leadId] : []),
  });
}
