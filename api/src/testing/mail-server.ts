import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail, parsed and raw. */
export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

/** An SMTP server for tests. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Returns the mails to an address. */
  to(address: string): ReceivedMail[];
  /** Recipients that are refused, as unknown. */
  refused: Set<string>;
  /** Recipients that are refused once, and can be tried again (greylisting). */
  greylisted: Set<string>;
  /** Called before a mail is accepted. Throw `smtpError` to reject it. */
  beforeAccept: (mail: ReceivedMail) => void | Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** An SMTP error response: 4xx temporary, 5xx permanent. */
export const smtpError = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** Starts a server. With `secure` it uses implicit TLS with an untrusted certificate. */
export async function startMailServer({ secure = false } = {}): Promise<MailServer> {
  let server: SMTPServer;
  let port = 0;

  const mailServer: MailServer = {
    url: '',
    mails: [],
    to: (address) => mailServer.mails.filter(({ envelope }) => envelope.to.includes(address)),
    refused: new Set(),
    greylisted: new Set(),
    beforeAccept: () => undefined,
    async stop() {
      await new Promise<void>((resolve) => server.close(resolve));
    },
    async start() {
      server = new SMTPServer({
        secure,
        authOptional: true,
        // smtp-server's built-in certificate is not trusted.
        disabledCommands: ['STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 100,
        logger: false,
        onRcptTo: ({ address }, _, done) => {
          if (mailServer.refused.has(address)) done(smtpError(550, `5.1.1 No such user ${address}`));
          else done(mailServer.greylisted.delete(address) ? smtpError(450, '4.7.1 Please try again later') : null);
        },
        async onData(stream, { envelope }, done) {
          try {
            // Rejects if the client ends in the middle of a mail.
            const bytes = await buffer(stream);
            const mail: ReceivedMail = {
              ...(await PostalMime.parse(bytes)),
              envelope: {
                from: envelope.mailFrom ? envelope.mailFrom.address : '',
                to: envelope.rcptTo.map(({ address }) => address),
              },
              raw: bytes.toString(),
            };
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
