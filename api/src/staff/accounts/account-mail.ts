import type { EntityManager } from 'typeorm';
import { queueMail } from '../../notifications/mail/transactional-mail.service.ts';
import type { Env } from '../../platform/env/env.ts';

/** What the owner of an account learns by mail. The fields are stored in the job queue. */
export interface AccountMails {
  'password-changed': { userId: number };
  'new-device': { userId: number; at: string; browser: string; network: string };
  'second-factor-changed': {
    userId: number;
    change: 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed' | 'reset';
  };
}

/** Queues a mail to the owner of an account in the transaction of what it is about. Without a mail server it does nothing. */
export async function queueAccountMail<Kind extends keyof AccountMails>(
  manager: EntityManager,
  { smtpUrl }: Env,
  kind: Kind,
  about: AccountMails[Kind],
): Promise<void> {
  if (smtpUrl) await queueMail(manager, kind, about);
}
