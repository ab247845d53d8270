import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { cut, storable } from '@portal/contracts/storable-text';
import { createTransport, type NodemailerError, type Transporter } from 'nodemailer';
import { Counter, Registry } from 'prom-client';
import { Env } from '../../platform/env/env.ts';
import { traceHeaders } from '../../platform/logging/trace.ts';
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
    const design = { ...content, company: this.env.company };
    await this.transmit({
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
        ...traceHeaders(),
      },
    });
  }

  /** Sends a finished mail. Resolves when the server has accepted it. Throws `DeliveryError` otherwise. */
  async sendRaw({ from, to, raw }: { from: string; to: string[]; raw: Buffer }): Promise<void> {
    await this.transmit({ envelope: { from, to }, raw });
  }

  /** Waits for mail that is being sent, up to a timeout. */
  onApplicationShutdown(): void {
    this.transport?.close();
    setTimeout(() => this.transport?.close({ force: true }), closeTimeoutMilliseconds).unref();
  }

  private async transmit(mail: Parameters<Transporter['sendMail']>[0]): Promise<void> {
    if (!this.transport) throw new DeliveryError('Mail is not configured (SMTP_URL).', { isPermanent: true });
    try {
      await this.transport.sendMail({ ...mail, signal: AbortSignal.timeout(sendTimeoutMilliseconds) });
      this.attempts.inc({ outcome: 'sent' });
    } catch (error) {
      const failure = toDeliveryError(error as NodemailerError);
      this.attempts.inc({ outcome: failure.isPermanent ? 'rejected' : 'failed' });
      throw failure;
    }
  }
}

/**
 * Only a rejection of the envelope or the message is permanent. A failed authentication is retried: mail goes out once the
 * password is corrected.
 */
function toDeliveryError({ code, permanent, response }: NodemailerError): DeliveryError {
  const isPermanent = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const text = response?.replace(/\S+@\S+/g, '(address)').replace(/\s+/g, ' ');
  const message = text
    ? `The mail server said: ${cut(storable(text), 200)}`
    : `The mail server could not be reached (${code}).`;
  return new DeliveryError(message, { isPermanent });
}
