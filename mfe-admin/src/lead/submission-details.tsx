import { cityName } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { readableEmail } from '@portal/contracts/readable-email';
import type { LeadSubmission } from '@portal/staff-client/lead';
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

/** A submitted form with its origin. */
export function SubmissionDetails({ submission }: { submission: LeadSubmission }) {
  const { spamReasons } = submission;
  return (
    <div className={card}>
      {submission.message && (
        <p className={message} dir="auto">
          {submission.message}
        </p>
      )}
      {submission.storedInJournalFirst && (
        <p className={message}>Stored with a delay, because the database did not respond in time.</p>
      )}
      {spamReasons.length > 0 && (
        <ul className={reasons} aria-label="Spam reasons">
          {spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Details of={[...detailsOf(submission), ['Form wording', wordingOf(submission)]]} />
    </div>
  );
}

/** What the person has read and agreed to by sending the form. */
function wordingOf({ wordingVersion, wording }: LeadSubmission): ReactNode {
  if (!wordingVersion || !wording) return 'Not recorded';
  return (
    <details>
      <summary>{wordingVersion}</summary>
      <span className={lines}>{wording}</span>
    </details>
  );
}

function detailsOf(submission: LeadSubmission): [term: string, description: ReactNode][] {
  const { service, city, utm } = submission;
  const rows: [string, string | null][] = [
    ['Reference', submission.reference],
    ['Service', service && serviceLabel(service)],
    ['Email', readableEmail(submission.email)],
    ['Phone', submission.phone],
    ['Company', submission.company],
    ['Language', languageNames[submission.language]],
    ['City', city && cityName(city)],
    ['Page', submission.page],
    ['Landing page', submission.landing],
    ['Referrer', submission.referrerHost],
    ...Object.entries(utm).map(([name, value]): [string, string] => [`Campaign ${name.replace('utm_', '')}`, value]),
    ['Release', submission.release],
  ];
  return rows.map(([term, text]) => [term, text && <bdi>{text}</bdi>]);
}
