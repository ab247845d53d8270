import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { CheckIcon } from '@portal/ui/icons';
import { IconButton } from '../controls.tsx';
import * as styles from '../leads/day-list.styles.ts';
import { DueBadge, WroteAgain } from '../leads/due-badge.tsx';
import { LeadName } from '../leads/lead-name.tsx';
import { activeLead, setActiveLead } from '../leads/list-state.ts';
import { StatusMark } from '../leads/status-icon.tsx';
import { useEndStep } from '../leads/use-next-step.ts';
import { StepBadge } from '../next-step/step-badge.tsx';
import { useHasRole } from '../session/session.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import type { SectionName } from './sections.content.ts';

interface TodayRowProps {
  lead: LeadSummary;
  section: SectionName;
  onLeave: () => void;
}

export function TodayRow({ lead, section, onLeave }: TodayRowProps) {
  const { id, nextStep, snippet, status } = lead;
  const canEdit = useHasRole('agent');
  const isActive = useStore(activeLead) === id;
  const { mutate: end, isPending } = useEndStep();
  const isByStep = section === 'overdue' || section === 'today';
  return (
    <li className={styles.row} data-active={isActive || undefined} onFocus={() => setActiveLead(id, { focus: false })}>
      <span className={styles.when}>
        {isByStep ? (
          <StepBadge step={nextStep} />
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
