import { Link } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { css, cx } from 'styled-system/css';
import { mailboxQuery } from '../../leads/summary.queries.ts';
import { mailPath } from '../../paths.ts';
import { useHasRole } from '../../session/session.ts';
import { notice } from '../../shared.styles.ts';
import { formatClock } from '../../time/business-time.ts';
import { useNow } from '../../time/use-now.ts';

const alarm = css({ bg: 'danger.text', color: 'bg.raised', '& a': { color: 'inherit', textDecoration: 'underline' } });

/** A mail server that closes a connection is connected again within seconds. */
const shortOutageMs = 60_000;

/** Says on every page that answers of customers do not arrive, and to managers why. */
export function MailboxNotice() {
  const { data: mailbox } = useQuery(mailboxQuery);
  const isManager = useHasRole('manager');
  const now = useNow();
  if (mailbox?.state !== 'not-connected' || !mailbox.since) return null;
  if (now - Date.parse(mailbox.since) < shortOutageMs) return null;
  return (
    <p className={cx(notice, alarm)} role="alert">
      <strong>
        Mailbox not connected since <time dateTime={mailbox.since}>{formatClock(mailbox.since)}</time>: answers of
        customers do not arrive.
      </strong>{' '}
      {mailbox.problem ?? 'Nothing is lost: they are read when it is connected again.'}{' '}
      {isManager && <Link to={mailPath}>Show mail</Link>}
    </p>
  );
}
