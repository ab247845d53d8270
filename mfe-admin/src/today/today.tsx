import { Link, useNavigate } from '@portal/platform';
import { staff, unwrap } from '@portal/staff-client/client';
import type { LeadSummary, Today as TodayData } from '@portal/staff-client/lead';
import type { PlannedVisit } from '@portal/staff-client/visit';
import { Button, ButtonLink } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { CheckIcon, CircleCheckIcon } from '@portal/ui/icons';
import { useEffect } from 'react';
import { IconButton } from '../controls.tsx';
import * as styles from '../leads/day-list.styles.ts';
import { DueBadge, WroteAgain } from '../leads/due-badge.tsx';
import { LeadName } from '../leads/lead-name.tsx';
import { activeLead, leaveList, setActiveLead, takePendingFocus } from '../leads/list-state.ts';
import { StatusMark } from '../leads/status-icon.tsx';
import { useUndoableAction } from '../leads/use-lead-mutations.ts';
import { useEndStep } from '../leads/use-next-step.ts';
import { VisitRow } from '../leads/visit-row.tsx';
import { StepBadge } from '../next-step/step-badge.tsx';
import { inboxPath, leadPath, todayPath, visitsPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { link, padded } from '../shared.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { LastBackup } from './operation-state.tsx';
import { type SectionName, sectionTexts } from './sections.content.ts';
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

interface TodayRowProps {
  lead: LeadSummary;
  section: SectionName;
  onLeave: () => void;
}

function TodayRow({ lead, section, onLeave }: TodayRowProps) {
  const { id, nextStep, snippet, status } = lead;
  const canEdit = useHasRole('agent');
  const isActive = useStore(activeLead) === id;
  const { mutate: end, isPending } = useEndStep();
  const isByStep = section === 'overdue' || section === 'today';
  return (
    <li className={styles.row} data-active={isActive || undefined} onFocus={() => setActiveLead(id, { focus: false })}>
      <span className={styles.when}>
        {isByStep ? (
          <StepBadge lead={lead} />
        ) : lead.responseDueAt ? (
          <DueBadge lead={lead} />
        ) : (
          <RelativeTime at={lead.lastActivityAt} />
        )}
      </span>
      <LeadName lead={lead} onOpen={onLeave} />
      <span className={styles.what}>
        {section !== 'again' && lead.wroteAgain && (
          <>
            <WroteAgain lead={lead} />{' '}
          </>
        )}
        <bdi className={isByStep ? styles.step : undefined}>{(isByStep && nextStep?.text) || snippet}</bdi>
      </span>
      <span className={styles.status}>
        <StatusMark status={status} />
      </span>
      {isByStep && canEdit && (
        <IconButton
          icon={CheckIcon}
          className={styles.done}
          aria-label={`Done: ${nextStep?.text}`}
          title="Done (y)"
          disabled={isPending}
          onClick={() => end({ lead, isDone: true })}
        />
      )}
    </li>
  );
}
