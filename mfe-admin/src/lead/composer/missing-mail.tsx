import { readableEmail } from '@portal/contracts/readable-email';
import type { Mailbox } from '@portal/staff-client/mail';
import { caution } from '../../shared.styles.ts';

/** What the desk cannot do of a conversation because a setting is missing, and what to do instead. */
export function MissingMail({ mailbox: { missing, address } }: { mailbox: Pick<Mailbox, 'missing' | 'address'> }) {
  if (missing.includes('SMTP_URL'))
    return (
      <p className={caution}>
        The lead desk cannot send email: the setting <code>SMTP_URL</code> is missing. Write in your mail program, then
        log it here.
      </p>
    );
  if (missing.includes('IMAP_URL'))
    return (
      <p className={caution}>
        Answers do not arrive here: the setting <code>IMAP_URL</code> is missing. Read them in the mailbox{' '}
        <bdi>{readableEmail(address)}</bdi>, then log them here.
      </p>
    );
  return null;
}
