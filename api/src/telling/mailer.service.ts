import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type NodemailerError, type Transporter } from 'nodemailer';
import { Env } from '../env.ts';
import { asHtml, asText, type MailPart } from './mail-design.ts';
import { Refused } from './refused.ts';

export interface Mail {
  /** The same for every try, so that a mail that arrives twice is known to be one. */
  messageId: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  heading: string;
  preview: string;
  parts: readonly MailPart[];
  reason: string;
  /** Answers nobody asked a person for: other machines do not answer them. */
  isAutomaticReply?: boolean;
}

const longestSendMilliseconds = 30_000;
const longestFarewellMilliseconds = 5_000;

/** Hands mail to the server of `SMTP_URL`, in the design of the site. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter | undefined;

  constructor(private readonly env: Env) {
    this.transport = env.smtpUrl
      ? createTransport({
          url: env.smtpUrl,
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

  /** The part after the @ in what we name: message ids. */
  get domain(): string {
    return this.env.mailFrom.slice(this.env.mailFrom.lastIndexOf('@') + 1);
  }

  /** Returns when the server has taken the mail; throws `Refused` otherwise. */
  async send({ messageId, to, replyTo, subject, isAutomaticReply, ...content }: Mail): Promise<void> {
    if (!this.transport) throw new Refused('Mail is not configured (SMTP_URL).', { isFinal: true });
    const design = { ...content, company: this.env.company };
    try {
      await this.transport.sendMail({
        messageId: `<${messageId}@${this.domain}>`,
        from: { name: this.env.company.name, address: this.env.mailFrom },
        to: { name: '', address: to },
        replyTo: replyTo ?? { name: this.env.company.name, address: this.env.company.email },
        subject,
        text: asText(design),
        html: asHtml(design),
        headers: {
          'Auto-Submitted': isAutomaticReply ? 'auto-replied' : 'auto-generated',
          ...(isAutomaticReply && { 'X-Auto-Response-Suppress': 'All' }),
        },
        signal: AbortSignal.timeout(longestSendMilliseconds),
      });
    } catch (error) {
      throw refusal(error as NodemailerError);
    }
  }

  /** A mail under way may end; one that hangs is cut off. */
  onApplicationShutdown(): void {
    this.transport?.close();
    setTimeout(() => this.transport?.close({ force: true }), longestFarewellMilliseconds).unref();
  }
}

/**
 * Only a "no" to this sender, recipient or mail is final. A password that is not accepted is our fault: once it is mended,
 * what waits can go out.
 */
function refusal({ code, permanent, response }: NodemailerError): Refused {
  const isFinal = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const words = response
    ?.replace(/\S+@\S+/g, '(address)')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
  const message = words ? `The mail server said: ${words}` : `The mail server was not reached (${code}).`;
  return new Refused(message, { isFinal });
}
