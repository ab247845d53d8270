import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { cut, storable } from '@portal/contracts/storable-text';
import { createTransport, type NodemailerError, type Transporter } from 'nodemailer';
import { Counter, Registry } from 'prom-client';
import { Env } from '../../platform/env/env.ts';
import { traceHeaders } from '../../platform/logging/trace.ts';
import { DeliveryError } from '../deliveries/delivery-error.ts';
import type { RefusedRecipient } from '../queue/send-notes.ts';
import { sendTimes } from '../sender.service.ts';
import { type MailPart, renderHtml, renderText } from './mail-design.ts';

/** A calendar invitation that a mail is (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  content: string;
}

export const invitationFile = 'visit.ics';

/** For the transport: an alternative for mail programs with a calendar, and a file for all others. */
export const calendarParts = (invitation: Invitation | undefined) =>
  invitation && { icalEvent: { ...invitation, filename: invitationFile } };

export interface Mail {
  /** Without its domain. The same for every attempt, so that a duplicate can be detected. */
  messageId: string;
  to: string;
  /** Default: the company. */
  fromName?: string;
  /** Empty: the company. */
  replyTo: readonly { name: string; address: string }[];
  subject: string;
  heading: string;
  preview: string;
  parts: readonly MailPart[];
  reason: string;
  /** Sets `Auto-Submitted: auto-replied`, so that auto-responders do not reply. */
  isAutomaticReply?: boolean;
  invitation?: Invitation | undefined;
}

/** Sends mail by SMTP. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter | undefined;
  private readonly attempts: Counter<'outcome'>;

  constructor(
    private readonly env: Env,
    registry: Registry,
  ) {
    this.attempts = new Counter({
      name: 'api_mail_attempts_total',
      help: 'Attempts to send a mail: sent, rejected for good, or failed and tried again.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    for (const outcome of ['sent', 'rejected', 'failed']) this.attempts.inc({ outcome }, 0);
    this.transport = env.smtpUrl
      ? createTransport({
          url: env.smtpUrl,
          requireTLS: env.smtpRequiresTls,
          connectionTimeout: 5_000,
          greetingTimeout: 5_000,
          // Some servers look for viruses before they accept a mail.
          socketTimeout: 45_000,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      : undefined;
  }

  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /** Domain of message ids. */
  get domain(): string {
    return this.env.mailFrom.slice(this.env.mailFrom.lastIndexOf('@') + 1);
  }

  /** Resolves when the server has accepted the mail. Throws `DeliveryError` otherwise. */
  async send({
    messageId,
    to,
    fromName,
    replyTo,
    subject,
    isAutomaticReply,
    invitation,
    ...content
  }: Mail): Promise<RefusedRecipient[]> {
    const design = { ...content, company: this.env.company };
    return this.transmit({
      messageId: `<${messageId}@${this.domain}>`,
      from: { name: fromName ?? this.env.company.name, address: this.env.mailFrom },
      to: { name: '', address: to },
      replyTo: replyTo.length > 0 ? [...replyTo] : [{ name: this.env.company.name, address: this.env.company.email }],
      subject,
      text: renderText(design),
      html: renderHtml(design),
      ...calendarParts(invitation),
      headers: {
        'Auto-Submitted': isAutomaticReply ? 'auto-replied' : 'auto-generated',
        ...(isAutomaticReply && { 'X-Auto-Response-Suppress': 'All' }),
        ...traceHeaders(),
      },
    });
  }

  /**
   * Sends a finished mail. `begin` is awaited before its last byte: until then the server cannot have accepted it. Resolves to the
   * recipients that were refused when the server has accepted it for others. Throws `DeliveryError` otherwise.
   */
  async sendRaw(mail: {
    from: string;
    to: string[];
    raw: Buffer;
    begin: () => Promise<void>;
  }): Promise<RefusedRecipient[]> {
    const { from, to, raw, begin } = mail;
    const content = async function* () {
      yield raw;
      await begin();
    };
    return this.transmit({ envelope: { from, to }, raw: Readable.from(content()) });
  }

  private async transmit(mail: Parameters<Transporter['sendMail']>[0]): Promise<RefusedRecipient[]> {
    if (!this.transport) throw new DeliveryError('Mail is not configured (SMTP_URL).', { isPermanent: true });
    try {
      const sent = await this.transport.sendMail({ ...mail, signal: AbortSignal.timeout(sendTimes.limit) });
      this.attempts.inc({ outcome: 'sent' });
      return (sent.rejectedErrors ?? []).map(({ recipient = '', response = '' }) => ({
        address: recipient,
        diagnostic: quoted(response),
      }));
    } catch (error) {
      const rejection = toDeliveryError(error as NodemailerError);
      this.attempts.inc({ outcome: rejection.failure.isPermanent ? 'rejected' : 'failed' });
      throw rejection;
    }
  }
}

/**
 * Only a rejection of the envelope or the message is permanent. A failed authentication is retried: mail goes out once the
 * password is corrected.
 */
function toDeliveryError({ code, permanent, response, responseCode }: NodemailerError): DeliveryError {
  const isPermanent = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const message = response
    ? `The mail server said: ${quoted(response)}`
    : `The mail server could not be reached (${code}).`;
  return new DeliveryError(message, { isPermanent, isAnswer: responseCode !== undefined });
}

/** Without addresses: an error is also logged and shown beside other leads. */
const quoted = (response: string): string =>
  cut(storable(response.replace(/\S+@\S+/g, '(address)').replace(/\s+/g, ' ')), 200);
