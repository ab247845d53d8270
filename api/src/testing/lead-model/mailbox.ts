import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ImapServer } from '../../mail-demo/imap-server.ts';
import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { rawMail } from '../mail-shapes.ts';
import { encryptionKey, type TestApi } from '../test-api.ts';
import { until } from '../until.ts';

/** Of the server of the mailbox, which verifies colleagues. */
export const authservId = 'mx.lumenward.example';
export const mailboxAddress = 'info@lumenward.example';

/** The mailbox that the API of the drill reads. */
export class Mailbox {
  private readonly replyAddresses = new ReplyAddresses(mailboxAddress, [Buffer.from(encryptionKey, 'base64')]);
  private readonly server: ImapServer;

  constructor(server: ImapServer) {
    this.server = server;
  }

  replyAddressOf = (lead: number): string => this.replyAddresses.addressOf(lead);

  /** Delivers a mail, and resolves when it is stored. */
  async deliver(api: TestApi, headers: Parameters<typeof rawMail>[0], text: string): Promise<void> {
    const uid = this.server.deliver(rawMail({ Subject: 'Question', ...headers }, text));
    await until(async () => (await api.sql('select from mailboxes where last_uid >= $1', [uid])).length === 1);
  }
}

/** Removes the files of mails, whose messages are truncated. */
export const removeMailFiles = (dataDir: string) => rmSync(join(dataDir, 'mail'), { recursive: true, force: true });
