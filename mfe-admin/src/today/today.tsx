import { Link, useNavigate } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import type { LeadSummary, Today as TodayData } from '@portal/staff-client/lead';
import type { PlannedVisit } from '@portal/staff-client/visit';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { CircleCheckIcon } from '@portal/ui/icons';
import { useEffect } from 'react';
import * as styles from '../leads/day-list.styles.ts';
import { activeLead, leaveList, setActiveLead, takePendingFocus } from '../leads/list-state.ts';
import { useUndoableAction } from '../leads/use-lead-mutations.ts';
import { VisitRow } from '../leads/visit-row.tsx';
import { inboxPath, leadPath, todayPath, visitsPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { link, padded } from '../shared.styles.ts';
import { LastBackup } from './operation-state.tsx';
import { sectionTexts } from './sections.content.ts';
import { TodayRow } from './today-row.tsx';
import { focusLead, useTodayCommands } from './use-today-commands.ts';

interface TodayProps {
  today: TodayData;
  /** A colleague whose day it is. */
  person: number | undefined;
}

/** Leads by what is to do with them, the most urgent first. */
export function Today({ today, person }: TodayProps) {
  const sections = today.sections.filter(({ count }) => count > 0);
  const leads = sections.flatMap((section) => section.leads);
  const ids = [...today.visits.map(({ lead }) => lead.id), ...leads.map(({ id }) => id)];
  const leave = () =>
    leaveList({
      path: person === undefined ? todayPath : `${todayPath}?person=${person}`,
      ids: () => [...new Set(ids)],
    });
  const takeNext = useTakeNext(leave);
  useTodayCommands(leads, leave, takeNext.mutate);
  // Back from a lead.
  useEffect(() => {
    if (takePendingFocus()) focusLead(activeLead.get());
  }, []);

  const backup = today.operation && <LastBackup {...today.operation} />;
  if (ids.length === 0)
    return (
      <div className={styles.scroll}>
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
            Leads appear here when they wait for your answer, when a visit or their next step is due, and when they have
            no owner.
          </EmptyState>
        </div>
        {backup}
      </div>
    );
  const list = (section: TodayData['sections'][number]) => (
    <Section key={section.section} section={section} person={person} takeNext={takeNext} onLeave={leave} />
  );
  return (
    <div className={styles.scroll}>
      {sections.filter(({ section }) => section === 'waiting').map(list)}
      {today.visits.length > 0 && <Visits visits={today.visits} person={person} onLeave={leave} />}
      {sections.filter(({ section }) => section !== 'waiting').map(list)}
      {backup}
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

interface VisitsProps {
  visits: PlannedVisit[];
  person: number | undefined;
  onLeave: () => void;
}

/** The visits of the day, the earliest first. */
function Visits({ visits, person, onLeave }: VisitsProps) {
  return (
    <section aria-labelledby="today-visits">
      <div className={styles.sectionHeader}>
        <h2 id="today-visits" className={styles.heading} data-practice="audiovisual">
          <span className={styles.mark} />
          Visits today <span className={styles.count}>{visits.length}</span>
        </h2>
        <Link to={visitsPath(person)} className={link}>
          All visits
        </Link>
      </div>
      <ul aria-label="Visits today">
        {visits.map((visit) => (
          <VisitRow key={visit.id} visit={visit} onOpen={onLeave} />
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
  return useUndoableAction({
    run: () => unwrap(staff.POST('/api/admin/leads/take-next')),
    failed: 'No lead was assigned to you',
    done: () => ['Assigned to you', 'It was the new lead that waited longest.'],
    leadIds: (_, result) => (result ? [result.leadId] : []),
    onSuccess: ({ leadId }) => {
      onLeave();
      setActiveLead(leadId, { focus: false });
      navigate(leadPath(leadId));
    },
  });
}
