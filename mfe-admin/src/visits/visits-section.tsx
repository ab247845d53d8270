import type { Lead } from '@portal/staff-client/lead';
import type { SiteVisit } from '@portal/staff-client/visit';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { CalendarIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { openVisit } from '../commands/overlay.ts';
import { stateOf } from '../leads/visits.content.ts';
import { useHasRole } from '../session/session.ts';
import { header, label, muted, textButton } from '../shared.styles.ts';
import { formatPeriod } from '../time/business-time.ts';
import { useNow } from '../time/use-now.ts';
import { visitFilePath } from './visits.queries.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', fontSize: 'sm' });
const state = css({ fontSize: 'xs', '&[data-state=declined]': { color: 'danger.text', fontWeight: 'semibold' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' });
const fold = css({
  marginTop: '3',
  fontSize: 'xs',
  '& > summary': { minHeight: { base: 'tap', md: '6' }, cursor: 'pointer' },
});
const next = css({ display: 'inline-flex', alignItems: 'center', gap: '1' });

const isAhead = ({ startsAt, minutes, isCancelled }: SiteVisit, now: number) =>
  !isCancelled && Date.parse(startsAt) + minutes * 60_000 > now;

/** Visits that are ahead, the next one first. */
const visitsAhead = ({ visits }: Lead, now: number) => visits.filter((visit) => isAhead(visit, now)).toReversed();

/** The site visits of a lead, with what can be done about those that are ahead. */
export function VisitsSection({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const now = useNow();
  const earlier = lead.visits.filter((visit) => !isAhead(visit, now));
  if (!canEdit && lead.visits.length === 0) return null;
  return (
    <section aria-label="Visits">
      <div className={header}>
        <h2 className={label}>Visits</h2>
        {canEdit && (
          <Button size="sm" tone="quiet" onClick={() => openVisit({ lead })}>
            Schedule visit
          </Button>
        )}
      </div>
      <Visits lead={lead} visits={visitsAhead(lead, now)} canEdit={canEdit} />
      {earlier.length > 0 && (
        <details className={fold}>
          <summary>{earlier.length === 1 ? '1 earlier visit' : `${earlier.length} earlier visits`}</summary>
          <Visits lead={lead} visits={earlier} canEdit={false} />
        </details>
      )}
    </section>
  );
}

function Visits({ lead, visits, canEdit }: { lead: Lead; visits: SiteVisit[]; canEdit: boolean }) {
  if (visits.length === 0) return null;
  return (
    <ul className={list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <strong>
            <time dateTime={visit.startsAt}>{formatPeriod(visit)}</time>
          </strong>
          <p className={state} data-state={visit.answer}>
            {stateOf(visit)}
            {visit.answeredBy && (
              <>
                {' by '}
                <bdi>{visit.answeredBy}</bdi>
              </>
            )}
          </p>
          <p className={muted}>
            <bdi>{visit.address}</bdi>
            {visit.assignee && (
              <>
                {' · '}
                <bdi>{visit.assignee.name}</bdi>
              </>
            )}
          </p>
          <div className={actions}>
            {canEdit && (
              <>
                <Button tone="plain" className={textButton} onClick={() => openVisit({ lead, visit })}>
                  Change visit
                </Button>
                <Button
                  tone="plain"
                  className={textButton}
                  onClick={() => openVisit({ lead, visit, isCancelling: true })}
                >
                  Cancel visit
                </Button>
              </>
            )}
            <a className={textButton} href={visitFilePath(lead.id, visit.id)} download>
              Calendar file
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** When the next visit is. */
export function NextVisit({ lead }: { lead: Lead }) {
  const [visit] = visitsAhead(lead, useNow());
  if (!visit) return null;
  return (
    <span className={next} title={visit.address}>
      <Icon of={CalendarIcon} size="sm" />
      Visit {formatPeriod(visit)}
    </span>
  );
}
