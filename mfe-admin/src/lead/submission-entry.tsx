import type { LeadSubmission } from '@portal/staff-client/lead';
import { fromSlug, serviceWords } from '../inbox/words.content.ts';
import { card, facts, reasons, text } from './timeline.styles.ts';

/** A form as it was sent, and everything that is known about where it came from. */
export function SubmissionEntry({ submission }: { submission: LeadSubmission }) {
  const known = factsOf(submission);
  return (
    <div className={card}>
      {submission.message && <p className={text}>{submission.message}</p>}
      {submission.receivedWhileAway && <p className={text}>Received while the database was away, stored afterwards.</p>}
      {submission.spamReasons.length > 0 && (
        <ul className={reasons} aria-label="Why it looks like spam">
          {submission.spamReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <dl className={facts}>
        {known.map(([term, fact]) => (
          <Pair key={term} term={term} fact={fact} />
        ))}
      </dl>
    </div>
  );
}

const Pair = ({ term, fact }: { term: string; fact: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{fact}</dd>
  </>
);

function factsOf(submission: LeadSubmission): [term: string, fact: string][] {
  const { service, city, utm } = submission;
  const facts: [string, string | null][] = [
    ['Reference', submission.reference],
    ['Service', service && serviceWords(service)],
    ['E-mail', submission.email],
    ['Phone', submission.phone],
    ['Company', submission.company],
    ['City', city && fromSlug(city)],
    ['Sent from', submission.page],
    ['Arrived at', submission.landing],
    ['Came from', submission.referrerHost],
    ...Object.entries(utm).map(([name, value]): [string, string] => [`Campaign ${name.replace('utm_', '')}`, value]),
    ['Release', submission.release],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
