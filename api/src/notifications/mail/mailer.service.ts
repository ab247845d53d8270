import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type NodemailerError, type Transporter } from 'nodemailer';
import { Env } from '../../platform/env/env.ts';
import { DeliveryError } from '../deliveries/delivery-error.ts';
import { type MailPart, renderHtml, renderText } from './mail-design.ts';

export interface Mail {
  /** The same for every attempt, so that a duplicate can be detected. */
  messageId: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  heading: string;
  preview: string;
  parts: readonly MailPart[];
  reason: string;
  /** Sets `Auto-Submitted: auto-replied`, so that auto-responders do not reply. */
  isAutomaticReply?: boolean;
}

const sendTimeoutMilliseconds = 30_000;
const closeTimeoutMilliseconds = 5_000;

/** Sends mail by SMTP. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(private readonly env: Env) {
    this.transport = env.smtpUrl
      ? createTransport({
          url: env.smtpUrl,
          requireTLS: env.smtpRequiresTls,
          pool: true,
          maxConnections: 4,
          maxRequeues: 1,
          idleTimeout: 30_000,
          connectionTimeout: 5_000,
          greetingTimeout: 5_000,
          socketTimeout: 15_000,
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
  async send({ messageId, to, replyTo, subject, isAutomaticReply, ...content }: Mail): Promise<void> {
    if (!this.transport) throw new DeliveryError('Mail is not configured (SMTP_URL).', { isPermanent: true });
    const design = { ...content, company: this.env.company };
    try {
      await this.transport.sendMail({
        messageId: `<${messageId}@${this.domain}>`,
        from: { name: this.env.company.name, address: this.env.mailFrom },
        to: { name: '', address: to },
        replyTo: replyTo ?? { name: this.env.company.name, address: this.env.company.email },
        subject,
        text: renderText(design),
        html: renderHtml(design),
        headers: {
          'Auto-Submitted': isAutomaticReply ? 'auto-replied' : 'auto-generated',
          ...(isAutomaticReply && { 'X-Auto-Response-Suppress': 'All' }),
        },
        signal: AbortSignal.timeout(sendTimeoutMilliseconds),
      });
    } catch (error) {
      throw toDeliveryError(error as NodemailerError);
    }
  }

  /** Sends a finished mail. Resolves when the server has accepted it. Throws `DeliveryError` otherwise. */
  async sendRaw({ from, to, raw }: { from: string; to: string[]; raw: Buffer }): Promise<void> {
    if (!this.transport) throw new DeliveryError('Mail is not configured (SMTP_URL).', { isPermanent: true });
    try {
      await this.transport.sendMail({
        envelope: { from, to },
        raw,
        signal: AbortSignal.timeout(sendTimeoutMilliseconds),
      });
    } catch (error) {
      throw toDeliveryError(error as NodemailerError);
    }
  }

  /** Waits for mail that is being sent, up to a timeout. */
  onApplicationShutdown(): void {
    this.transport?.close();
    setTimeout(() => this.transport?.close({ force: true }), closeTimeoutMilliseconds).unref();
  }
}

/**
 * Only a rejection of the envelope or the message is permanent. A failed authentication is retried: mail goes out once the
 * password is corrected.
 */
function toDeliveryError({ code, permanent, response }: NodemailerError): DeliveryError {
  const isPermanent = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const text = response
    ?.replace(/\S+@\S+/g, '(address)')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
  const message = text ? `The mail server said: ${text}` : `The mail server could not be reached (${code}).`;
  return new DeliveryError(message, { isPermanent });
}
