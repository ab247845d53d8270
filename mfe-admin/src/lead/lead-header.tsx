import { leadStatuses } from '@portal/contracts/lead';
import { Link, useSite } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronLeftIcon, ChevronRightIcon, PhoneIcon, ReplyIcon, UserIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { OwnerCell } from '../inbox/lead-cells.tsx';
import { toList } from '../inbox/lead-filter.ts';
import { rememberedList } from '../inbox/where-we-are.ts';
import { useMay } from '../session/session.ts';
import { DueBadge } from './due-badge.tsx';
import { act } from './lead-actions.ts';
import { askOwner } from './lead-commands.ts';
import * as styles from './lead-header.styles.ts';
import type { Neighbours } from './lead-view.tsx';
import { mailTo, telephoneTo } from './reach.ts';
import { StatusMark } from './status-mark.tsx';
import { statusWords } from './statuses.content.ts';

/** Who it is, and what one does with a lead: call, answer, say how far it has come and whose it is. */
export function LeadHeader({ lead, neighbours }: { lead: Lead; neighbours: Neighbours }) {
  const [hasReached, setHasReached] = useState(false);
  const reach = () => setHasReached(lead.status === 'new');

  return (
    <header className={styles.header}>
      <div className={styles.way}>
        <Link to={toList(rememberedList())} className={styles.back}>
          <Icon of={ChevronLeftIcon} size="sm" />
          Back to the list
        </Link>
        <Neighbour to={neighbours.previous} label="Previous lead" icon={ChevronLeftIcon} />
        <Neighbour to={neighbours.next} label="Next lead" icon={ChevronRightIcon} />
      </div>
      <div className={styles.line}>
        <div className={styles.who}>
          <h1 className={styles.name}>{lead.name}</h1>
          <p className={styles.company}>
            {lead.company}
            {lead.isSpam && <span className={styles.spam}>Spam</span>}
            <DueBadge lead={lead} />
          </p>
        </div>
        <Reach lead={lead} onReach={reach} />
      </div>
      {hasReached && lead.status === 'new' && <Reached lead={lead} onDone={() => setHasReached(false)} />}
      <Controls lead={lead} />
    </header>
  );
}

function Neighbour({ to, label, icon }: { to: number | undefined; label: string; icon: typeof ChevronLeftIcon }) {
  if (!to) return null;
  return (
    <Link to={`/admin/leads/${to}`} className={styles.neighbour} aria-label={label} title={label}>
      <Icon of={icon} size="sm" />
    </Link>
  );
}

function Reach({ lead, onReach }: { lead: Lead; onReach: () => void }) {
  const { company } = useSite();
  return (
    <div className={styles.reach}>
      {lead.phone && (
        <ButtonLink to={telephoneTo(lead.phone)} tone="quiet" size="sm" onClick={onReach}>
          <Icon of={PhoneIcon} size="sm" />
          {lead.phone}
        </ButtonLink>
      )}
      {lead.email && (
        <ButtonLink to={mailTo(lead, company)} size="sm" onClick={onReach} title={lead.email}>
          <Icon of={ReplyIcon} size="sm" />
          Reply
        </ButtonLink>
      )}
    </div>
  );
}

/** After a call or a mail the status is the one thing that is forgotten. */
function Reached({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  if (!useMay('agent')) return null;
  return (
    <p className={styles.reached} role="status">
      Did you reach {lead.name}?
      <Button size="sm" onClick={() => act([lead], { kind: 'status', status: 'contacted' })}>
        Mark as contacted
      </Button>
      <Button size="sm" tone="plain" onClick={onDone}>
        Not yet
      </Button>
    </p>
  );
}

function Controls({ lead }: { lead: Lead }) {
  const mayAct = useMay('agent');
  if (!mayAct)
    return (
      <div className={styles.controls}>
        <span className={styles.status} data-chosen>
          <StatusMark status={lead.status} />
          {statusWords[lead.status].name}
        </span>
        <OwnerCell owner={lead.owner} />
        <span className={styles.company}>Your role can read, not change.</span>
      </div>
    );
  return (
    <div className={styles.controls}>
      <fieldset className={styles.statuses}>
        <legend className={styles.hidden}>Status</legend>
        {leadStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles.status}
            aria-pressed={lead.status === status}
            data-chosen={lead.status === status || undefined}
            title={`${statusWords[status].deed} (${statusWords[status].key})`}
            onClick={() => act([lead], { kind: 'status', status })}
          >
            <StatusMark status={status} />
            {statusWords[status].name}
          </button>
        ))}
      </fieldset>
      <Button tone="quiet" size="sm" title="Assign (a)" onClick={() => askOwner([lead])}>
        {lead.owner ? (
          <OwnerCell owner={lead.owner} />
        ) : (
          <>
            <Icon of={UserIcon} size="sm" />
            Assign…
          </>
        )}
      </Button>
      {lead.isSpam ? (
        <Button tone="quiet" size="sm" title="Release from spam (s)" onClick={() => act([lead], { kind: 'release' })}>
          Release from spam
        </Button>
      ) : (
        <Button tone="plain" size="sm" title="Put aside as spam (s)" onClick={() => act([lead], { kind: 'spam' })}>
          Spam
        </Button>
      )}
    </div>
  );
}
