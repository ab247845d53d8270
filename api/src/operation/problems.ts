import type { JournalReport } from '../intake/journal/journal.service.ts';
import type { MailboxDto } from '../mail/receiving/mailbox.dto.ts';
import type { Measures } from './measures.ts';

const day = 86_400;

/** Limits as in infra/prometheus/alerts.yaml. */
const limits = {
  backupAge: 2 * day,
  verificationAge: 8 * day,
  certificate: 14 * day,
  silence: 5 * day,
  mailboxUsed: 0.9,
  diskFree: 0.1,
  journalWait: 600,
  // A mail server that restarts is no problem.
  mailboxAway: 300,
};

export interface Found {
  measured: Measures;
  journal: JournalReport & { oldestSeconds: number };
  freeRatio: number;
  mailbox: Pick<MailboxDto, 'state' | 'since' | 'problem'>;
}

/** Returns what managers have to know, by kind, in words that they can act on. */
export function problemsIn({ measured, journal, freeRatio, mailbox }: Found): Map<string, string> {
  const { backup_age_seconds: backupAge, backup_verification_age_seconds: verificationAge = Number.POSITIVE_INFINITY } =
    measured;
  const { certificate_seconds: certificate = Number.POSITIVE_INFINITY, mail_silence_seconds: silence = 0 } = measured;
  const problems: Record<string, string | false> = {
    backup:
      measured.backup_failed === 1
        ? 'The last backup, or its verification, has failed.'
        : backupAge !== undefined &&
          backupAge > limits.backupAge &&
          `The last backup was ${days(backupAge)} ago. What was written since would be lost with the server.`,
    'backup-verification':
      backupAge !== undefined &&
      verificationAge > limits.verificationAge &&
      'No backup was verified within eight days.',
    disk:
      freeRatio < limits.diskFree &&
      `Only ${Math.floor(freeRatio * 100)} % of the disk of e-mails are free. When it is full, no e-mail is read.`,
    certificate:
      certificate < limits.certificate &&
      (certificate < 0
        ? 'The certificate of the site or of the lead desk has expired. Browsers warn visitors.'
        : `The certificate of the site or of the lead desk expires in ${days(certificate)}.`),
    'mail-silence':
      silence > limits.silence && `No e-mail has arrived for ${days(silence)}. Is it still delivered to the mailbox?`,
    'mailbox-full':
      (measured.mailbox_used_ratio ?? 0) > limits.mailboxUsed &&
      `The mailbox is ${Math.floor((measured.mailbox_used_ratio ?? 0) * 100)} % full. When it is full, mails of customers come back to them.`,
    mailbox:
      mailbox.state === 'not-connected' &&
      Date.now() - Date.parse(mailbox.since ?? '') > limits.mailboxAway * 1_000 &&
      `Answers of customers do not reach the lead desk, and wait in the mailbox. ${mailbox.problem ?? 'The reason is not known.'}`,
    journal:
      (!journal.isWritable &&
        'The journal cannot be written. Forms would be lost while PostgreSQL does not respond.') ||
      (journal.rejected + journal.unreadable > 0 && 'Forms in the journal could not be stored. They are kept there.') ||
      (journal.oldestSeconds > limits.journalWait &&
        'Forms have been waiting in the journal for more than ten minutes.'),
  };
  return new Map(Object.entries(problems).flatMap(([kind, message]) => (message ? [[kind, message]] : [])));
}

function days(seconds: number): string {
  const count = Math.floor(seconds / day);
  return count === 1 ? '1 day' : `${count} days`;
}
