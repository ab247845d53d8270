import { cityName } from '@portal/contracts/cities';
import { readableEmail } from '@portal/contracts/readable-email';
import type { LeadSubmission } from '@portal/staff-client/lead';
import { css } from 'styled-system/css';
import { serviceLabel } from '../leads/labels.content.ts';
import { card, details, message, reasons } from './timeline.styles.ts';

const lines = css({ whiteSpace: 'pre-line' });

/** A submitted form with its origin. */
export function SubmissionDetails({ submission }: { submission: LeadSubmission }) {
  const rows = detailsOf(submission);
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
      {submission.spamReasons.length > 0 && (
        <ul className={reasons} aria-label="Spam reasons">
          {submission.spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className={details}>
        {rows.map(([term, description]) => (
          <Detail key={term} term={term} description={description} />
        ))}
        <Wording submission={submission} />
      </dl>
    </div>
  );
}

const Detail = ({ term, description }: { term: string; description: string }) => (
  <>
    <dt>{term}</dt>
    <dd>
      <bdi>{description}</bdi>
    </dd>
  </>
);

/** What the person has read and agreed to by sending the form. */
function Wording({ submission: { wordingVersion, wording } }: { submission: LeadSubmission }) {
  return (
    <>
      <dt>Form wording</dt>
      <dd>
        {wordingVersion && wording ? (
          <details>
            <summary>{wordingVersion}</summary>
            <span className={lines}>{wording}</span>
          </details>
        ) : (
          'Not recorded'
        )}
      </dd>
    </>
  );
}

function detailsOf(submission: LeadSubmission): [term: string, description: string][] {
  const { service, city, utm } = submission;
  const rows: [string, string | null][] = [
    ['Reference', submission.reference],
    ['Service', service && serviceLabel(service)],
    ['Email', readableEmail(submission.email)],
    ['Phone', submission.phone],
    ['Company', submission.company],
    ['City', city && cityName(city)],
    ['Page', submission.page],
    ['Landing page', submission.landing],
    ['Referrer', submission.referrerHost],
    ...Object.entries(utm).map(([name, value]): [string, string] => [`Campaign ${name.replace('utm_', '')}`, value]),
    ['Release', submission.release],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
