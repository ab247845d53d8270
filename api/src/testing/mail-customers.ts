import type { ImapServer } from '../mail-demo/imap-server.ts';
import type { ReplyAddresses } from '../notifications/mail/reply-addresses.ts';
import type { ReceivedMail } from './mail-server.ts';
import { mailShapes } from './mail-shapes.ts';

interface CustomerMail {
  id: string;
  address: string;
  /** Id of the mail that started the conversation. */
  root: string;
  isAutomatic: boolean;
}

/** Headers and body of each shape, for mails with other senders. */
const contents = mailShapes
  .filter(({ kind, raw }) => !kind && raw.length < 500_000)
  .map(({ raw }) => {
    const text = raw.toString('latin1');
    const end = text.indexOf('\r\n\r\n');
    const headers = end < 0 ? '' : text.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
    const kept = headers
      .split('\r\n')
      .filter((line) => /^(Content-|MIME-|Subject:|Date:|Precedence|X-Auto-Response)/i.test(line));
    return { headers: kept, body: end < 0 ? text : text.slice(end + 4) };
  });

/** People who write to the mailbox, in new conversations and in earlier ones, and answer replies. The same in each run. */
export class MailCustomers {
  readonly sent: CustomerMail[] = [];
  /** Leads of conversations that are known to be stored, for signed addresses. */
  leads = new Map<string, number>();
  static readonly shapes = contents.length;
  private readonly server: ImapServer;
  private readonly replyAddresses: ReplyAddresses;
  private seed = 7;

  constructor(server: ImapServer, replyAddresses: ReplyAddresses) {
    this.server = server;
    this.replyAddresses = replyAddresses;
  }

  random(below: number): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((this.seed / 2 ** 31) * below);
  }

  /** Delivers a mail: of somebody new, or to a conversation by one of the ways in which mail programs answer. */
  write(): void {
    const number = this.sent.length;
    const id = `drill-${number}@people.example`;
    const fromNew = { id, address: `person-${number}@people.example`, root: id, isAutomatic: false };
    const earlier = this.sent[this.random(this.sent.length)];
    const way = earlier ? this.random(10) : 0;
    if (!earlier || way < 3) {
      this.deliver(fromNew, []);
      return;
    }

    const lead = this.leads.get(earlier.root);
    const address = way % 2 === 0 ? earlier.address : `colleague-${number}@people.example`;
    const answer = { ...fromNew, root: earlier.root, address };
    if (way === 9)
      this.deliver({ ...answer, isAutomatic: true }, [`In-Reply-To: <${earlier.id}>`, 'Auto-Submitted: auto-replied']);
    else if (way >= 7 && lead !== undefined)
      this.deliver(answer, [`Delivered-To: ${this.replyAddresses.addressOf(lead)}`]);
    else if (way % 2 === 0) this.deliver(answer, [`In-Reply-To: <${earlier.id}>`]);
    else this.deliver(answer, [`References: <x@people.example>\r\n <${earlier.id}>`]);
  }

  /** Answers a reply of staff from an address that nobody knows: by its id, or to its Reply-To. */
  answer({ messageId, replyTo }: ReceivedMail, root: string): void {
    const number = this.sent.length;
    const id = `drill-${number}@people.example`;
    this.deliver({ id, address: `answer-${number}@people.example`, root, isAutomatic: false }, [
      number % 2 === 0 ? `In-Reply-To: ${messageId}` : `Delivered-To: ${replyTo?.[0]?.address}`,
    ]);
  }

  private deliver(mail: CustomerMail, headers: string[]): void {
    const content = contents[this.sent.length % contents.length] ?? { headers: [], body: '' };
    const raw = [
      `Message-ID: <${mail.id}>`,
      `From: <${mail.address}>`,
      'To: info@lumenward.example',
      ...headers,
      ...content.headers,
      '',
      content.body,
    ].join('\r\n');
    this.sent.push(mail);
    this.server.deliver(Buffer.from(raw, 'latin1'));
    // The same mail on a second way.
    if (this.random(15) === 0) this.server.deliver(Buffer.from(`Received: by mx2.example\r\n${raw}`, 'latin1'));
  }
}
