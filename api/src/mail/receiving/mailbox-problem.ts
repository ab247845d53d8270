/** A mail could not be read or stored, although the connection works. It is tried again. */
export class MailNotStoredError extends Error {}

/** No mail is read until there is room. */
export class MailDiskFullError extends Error {}

/** Says in words for staff why a mailbox cannot be read. Never contains what the server said, which can quote the password. */
export function problemOf(error: unknown): string {
  if (error instanceof MailNotStoredError) return 'A mail could not be stored. The log of the API says why.';
  if (error instanceof MailDiskFullError) return 'The disk of e-mails is full. They wait in the mailbox.';
  const { authenticationFailed, code, mailboxMissing } = Object(error) as {
    authenticationFailed?: boolean;
    code?: string;
    mailboxMissing?: boolean;
  };
  if (authenticationFailed) return 'The mail server rejects the user name or the password (IMAP_URL).';
  if (mailboxMissing) return 'The mailbox has no such folder (IMAP_URL).';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of the mail server cannot be resolved (IMAP_URL).';
  if (code === 'ECONNREFUSED') return 'The mail server refuses the connection.';
  if (/CERT|TLS|SSL|SELF_SIGNED/i.test(code ?? '')) return 'The certificate of the mail server is not valid.';
  return 'The mail server does not respond.';
}
