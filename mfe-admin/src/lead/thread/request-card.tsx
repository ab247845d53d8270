import { cityName } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { formKinds } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { serviceName } from '@portal/contracts/service-name';
import type { Lead, LeadRequest, Message } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Details } from '../../app/layout/details.tsx';
import { useLeadAction } from '../../leads/use-lead-mutations.ts';
import { useHasRole } from '../../session/session.ts';
import { muted } from '../../shared.styles.ts';
import { messageAnchor } from './message-anchor.ts';
import { MessageBody } from './message-body.tsx';
import * as styles from './thread.styles.ts';

const lines = css({ whiteSpace: 'pre-line' });

interface RequestCardProps {
  lead: Lead;
  request: LeadRequest;
  /** Of a request by e-mail. */
  message: Message | null;
  head: ReactNode;
}

/** What somebody asked. Who they said they are and where they came from is folded. */
export function RequestCard({ lead, request, message, head }: RequestCardProps) {
  const { spamReasons, state } = request;
  const isForm = formKinds.some((kind) => kind === request.kind);
  return (
    <article {...(message && messageAnchor(message.id))} className={styles.card}>
      {head}
      {message ? (
        <MessageBody message={message} />
      ) : (
        request.message && (
          <p className={styles.text} dir="auto">
            {request.message}
          </p>
        )
      )}
      {request.storedInJournalFirst && (
        <p className={muted}>Stored with a delay, because the database did not respond in time.</p>
      )}
      {state !== 'inbox' && spamReasons.length > 0 && (
        <ul className={styles.reasons} aria-label="Spam reasons">
          {spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {state === 'held' && !lead.isSpam && <ReleaseButton lead={lead} />}
      <details className={styles.fold}>
        <summary>Details</summary>
        <Details of={[...detailsOf(request), ['Form wording', isForm && wordingOf(request)]]} />
      </details>
    </article>
  );
}

/** For a request that is held, of a lead with others that are not. */
function ReleaseButton({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { mutate, isPending } = useLeadAction();
  if (!canEdit) return null;
  return (
    <p>
      <Button
        size="sm"
        tone="quiet"
        disabled={isPending}
        onClick={() => mutate({ leads: [lead], action: { kind: 'release' } })}
      >
        Not spam
      </Button>
    </p>
  );
}

/** What the person has read and agreed to by sending the form. */
function wordingOf({ wordingVersion, wording }: LeadRequest): ReactNode {
  if (!wordingVersion || !wording) return 'Not recorded';
  return (
    <details>
      <summary>{wordingVersion}</summary>
      <span className={lines}>{wording}</span>
    </details>
  );
}

function detailsOf(request: LeadRequest): [term: string, description: ReactNode][] {
  const { service, city, utm } = request;
  const rows: [string, string | null][] = [
    ['Reference', request.reference],
    ['Service', service && serviceName(service)],
    ['Name', request.name],
    ['Email', request.email && readableEmail(request.email)],
    ['Phone', request.phone],
    ['Company', request.company],
    ['Language', languageNames[request.language]],
    ['City', city && cityName(city)],
    ['Page', request.page],
    ['Landing page', request.landing],
    ['Referrer', request.referrerHost],
    ...Object.entries(utm).map(([name, value]): [string, string] => [`Campaign ${name.replace('utm_', '')}`, value]),
    ['Release', request.release],
  ];
  return rows.map(([term, text]) => [term, text && <bdi>{text}</bdi>]);
}
