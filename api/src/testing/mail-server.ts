import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived: read by a mail parser, and as it was sent. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

/** A real SMTP server that a test can stop, start again and make refuse. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Mails to one address, in the order in which they came. */
  to(address: string): ReceivedMail[];
  /** What the server says to a mail before it takes it; throw a refusal made by `refusing`. */
  beforeAccept: (mail: ReceivedMail) => void | Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** An answer of SMTP: 4xx "not now", 5xx "never". */
export const smtpError = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** With `secure` it speaks TLS from the first byte, under a certificate nobody trusts. */
export async function startMailServer({ secure = false } = {}): Promise<MailServer> {
  let server: SMTPServer;
  let port = 0;

  const mailServer: MailServer = {
    url: '',
    mails: [],
    to: (address) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(address)),
    beforeAccept: () => undefined,
    async stop() {
      await new Promise<void>((resolve) => server.close(resolve));
    },
    async start() {
      server = new SMTPServer({
        secure,
        authOptional: true,
        // The certificate that comes along is nobody's.
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 100,
        logger: false,
        async onData(stream, { envelope }, done) {
          const bytes = await buffer(stream);
          const mail: ReceivedMail = {
            ...(await PostalMime.parse(bytes)),
            envelope: {
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
            },
            raw: bytes.toString(),
          };
          try {
            await mailServer.beforeAccept(mail);
            mailServer.mails.push(mail);
            done();
          } catch (error) {
            done(error as Error);
          }
        },
      });
      server.on('error', () => undefined);
      const listener = server.listen(port, '127.0.0.1');
      if (!listener.listening) await once(listener, 'listening');
      ({ port } = listener.address() as AddressInfo);
      mailServer.url = `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`;
    },
  };
  await mailServer.start();
  return mailServer;
}
