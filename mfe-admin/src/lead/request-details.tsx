import { cityName } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { formKinds } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import type { LeadRequest } from '@portal/staff-client/lead';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Details } from '../layout/details.tsx';
import { serviceLabel } from '../leads/labels.content.ts';

const card = css({
  marginTop: '2',
  border: 'hairline',
  borderRadius: 'control',
  padding: { base: '3', md: '4' },
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
});
/** Keeps line breaks, and breaks long words. */
const message = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'measure.text', lineHeight: 'body' });
const reasons = css({ fontSize: 'xs', color: 'danger.text', listStyle: 'disc', paddingInlineStart: '5' });
const lines = css({ whiteSpace: 'pre-line' });

/** What somebody asked, who they said they are, and where they came from. */
export function RequestDetails({ request }: { request: LeadRequest }) {
  const { spamReasons } = request;
  const isForm = formKinds.some((kind) => kind === request.kind);
  return (
    <div className={card}>
      {request.message && (
        <p className={message} dir="auto">
          {request.message}
        </p>
      )}
      {request.storedInJournalFirst && (
        <p className={message}>Stored with a delay, because the database did not respond in time.</p>
      )}
      {spamReasons.length > 0 && (
        <ul className={reasons} aria-label="Spam reasons">
          {spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Details of={[...detailsOf(request), ['Form wording', isForm && wordingOf(request)]]} />
    </div>
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
    ['Service', service && serviceLabel(service)],
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
