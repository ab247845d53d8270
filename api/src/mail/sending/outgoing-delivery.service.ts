import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { holdReason, isHeld } from '../../leads/held-replies.ts';
import { DeliveryError } from '../../notifications/deliveries/delivery-error.ts';
import { Mailer } from '../../notifications/mail/mailer.service.ts';
import type { RefusedRecipient } from '../../notifications/queue/send-notes.ts';
import { type Sendable, Sender } from '../../notifications/sender.service.ts';
import { Env } from '../../platform/env/env.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import type { Mailbox } from '../rules/parsed-mail.ts';
import { deliveryOutcome } from '../threads/bounces.ts';
import { MessageResults } from './message-results.service.ts';

const concurrency = 2;
/** After a restored backup of the folder that is older than the message. */
const fileGone = 'Its file is not in the folder of mails any more, so it was not sent. Please write it again.';

interface Claimed {
  id: number;
  message_id: string;
  is_waiting: boolean;
  raw_digest: Buffer;
  recipients: Mailbox[];
  copies: Mailbox[];
}

/** Sends queued messages, with retries, and sees to all that follows from their state. */
@Injectable()
export class OutgoingDelivery {
  constructor(
    sender: Sender,
    private readonly results: MessageResults,
    private readonly mailer: Mailer,
    private readonly files: MailFiles,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    sender.serve<{ messageId: number }>('send-mail', concurrency, async ({ messageId }) => {
      await this.holdIfNeeded(messageId);
      const message = await this.claim(messageId);
      if (message?.is_waiting) return this.sendable(message);
      // Otherwise it was taken back, or its lead was erased.
      if (message) await this.results.settle(messageId);
      return undefined;
    });
  }

  /** Holds a message that has waited for its time and must not leave as it is. Its author is notified when it is settled. */
  private holdIfNeeded(messageId: number): Promise<unknown> {
    return this.database.query(
      `update messages set delivery_state = 'held', last_error = ${holdReason('messages')}, is_settled = false
       where id = $1 and ${isHeld('messages')}`,
      [messageId],
    );
  }

  /** A message with an attempt cannot be taken back. */
  private async claim(messageId: number): Promise<Claimed | undefined> {
    const [message]: Claimed[] = await this.database.query(
      `with claimed as (
         update messages set attempts = attempts + 1 where id = $1 and direction = 'out'
         returning id, message_id, delivery_state = 'waiting' as is_waiting, raw_digest, recipients, copies
       )
       select * from claimed`,
      [messageId],
    );
    return message;
  }

  /** Each statement is about the message alone, so that it waits for no lead. */
  private sendable({ id, message_id, recipients, copies, raw_digest }: Claimed): Sendable {
    return {
      key: message_id,
      asksWhenUnknown: true,
      send: async (begin) => {
        const to = [...recipients, ...copies].map(({ address }) => address);
        const raw = await this.files.read(raw_digest).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          throw new DeliveryError(fileGone, { isPermanent: true });
        });
        return this.mailer.sendRaw({ from: this.env.mailboxAddress, to, raw, begin });
      },
      recordAccepted: (refused) =>
        this.database.query(
          `update messages set sent_at = coalesce(sent_at, now()), ${deliveryOutcome}
           where id = $1 and delivery_state in ('waiting', 'bounced')`,
          [id, JSON.stringify(refused.map(asFailed))],
        ),
      recordFailure: ({ message, failure }) =>
        this.database.query(
          `update messages set last_error = case when $4 then coalesce(last_error, $2) else $2 end,
             delivery_state = case when $3 then 'unknown' when $4 then 'failed' else delivery_state end
           where id = $1 and delivery_state = 'waiting'`,
          [id, message, failure.isUnknown === true, failure.isLast === true],
        ),
      settle: () => this.results.settle(id),
    };
  }
}

/** A refused recipient as in a report. */
const asFailed = ({ address, diagnostic }: RefusedRecipient) => ({
  ...{ address, action: 'failed', status: null, diagnostic, at: new Date() },
});
