import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface StoredMail {
  uid: number;
  raw: Buffer;
  at: Date;
}

/** An IMAP4rev1 server with one folder, as far as reading a mailbox needs one, with faults. Bytes stay as they are. */
export interface ImapServer {
  url: string;
  /** Adds a mail, and returns its UID. */
  deliver(raw: Buffer | string, at?: Date): number;
  /** Numbers all mails anew, as a server does whose mailbox was restored. */
  renumber(): void;
  /** Closes all connections and refuses new ones. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  /** From now on connections stay open, but the server says nothing on them any more. */
  silence(): void;
  /** Ends `silence` for new connections. */
  speak(): void;
  /** Closes the connection in the middle of the next mail that it sends, once for each count. */
  cutNextMails(count: number): void;
  rejectPassword(isRejected: boolean): void;
  /** From now on so much of the mailbox is used. */
  fill(percent: number): void;
  /** From now on these mails are listed, but another one is sent in their place. */
  withhold(uids: number[]): void;
  readonly connections: number;
  stop(): Promise<void>;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (value: number) => String(value).padStart(2, '0');
const imapDate = (at: Date) =>
  `${two(at.getUTCDate())}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;

export async function startImapServer({
  user = 'info@lumenward.example',
  password = 'secret',
  uidValidity = 1_000,
  /** The address that it listens on. */
  host = '127.0.0.1',
} = {}): Promise<ImapServer> {
  let mails: StoredMail[] = [];
  let nextUid = 1;
  let isSilent = false;
  let cuts = 0;
  let rejects = false;
  let usedPercent = 1;
  let withheld: number[] = [];
  let connections = 0;
  let port = 0;
  const sessions = new Set<Session>();

  class Session {
    readonly socket: Socket;
    private buffer = '';
    private idleTag: string | undefined;
    private readonly isDead: () => boolean;
    /** The number of mails that the client knows. */
    private known = -1;

    constructor(socket: Socket) {
      this.socket = socket;
      let wasSilent = isSilent;
      // Silence lasts as long as the connection.
      this.isDead = () => (wasSilent ||= isSilent);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sessions.delete(this));
      socket.on('data', (data) => {
        this.buffer += data.toString('latin1');
        for (let end = this.buffer.indexOf('\r\n'); end >= 0; end = this.buffer.indexOf('\r\n')) {
          const line = this.buffer.slice(0, end);
          this.buffer = this.buffer.slice(end + 2);
          this.run(line);
        }
      });
      this.send('* OK [CAPABILITY IMAP4rev1 IDLE LITERAL+ QUOTA] ready');
    }

    send(line: string | Buffer): void {
      if (this.isDead() || this.socket.destroyed) return;
      this.socket.write(typeof line === 'string' ? Buffer.from(`${line}\r\n`, 'latin1') : line);
    }

    announce(): void {
      if (this.idleTag !== undefined) this.sendCount();
    }

    private sendCount(): void {
      if (this.known < 0 || this.known === mails.length) return;
      this.known = mails.length;
      this.send(`* ${mails.length} EXISTS`);
    }

    private run(line: string): unknown {
      if (this.idleTag !== undefined) {
        if (line.toUpperCase() === 'DONE') this.send(`${this.idleTag} OK IDLE ended`);
        this.idleTag = undefined;
        return undefined;
      }
      const [, tag = '*', command = '', rest = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/i.exec(line) ?? [];
      const ok = () => {
        this.sendCount();
        this.send(`${tag} OK done`);
      };
      switch (command.toUpperCase()) {
        case 'CAPABILITY':
          this.send('* CAPABILITY IMAP4rev1 IDLE LITERAL+ QUOTA');
          return ok();
        case 'LOGIN':
          if (!rejects && rest === `"${user}" "${password}"`) return ok();
          return this.send(`${tag} NO [AUTHENTICATIONFAILED] rejected`);
        case 'LIST':
        case 'LSUB':
          this.send(`* ${command.toUpperCase()} (\\HasNoChildren) "/" ${/""$/.test(rest) ? '""' : 'INBOX'}`);
          return ok();
        case 'SELECT':
        case 'EXAMINE':
          if (!/^"?INBOX"?$/i.test(rest)) return this.send(`${tag} NO [NONEXISTENT] no such folder`);
          this.known = mails.length;
          for (const text of [
            `* ${mails.length} EXISTS`,
            '* 0 RECENT',
            '* FLAGS (\\Seen)',
            `* OK [UIDVALIDITY ${uidValidity}] ok`,
            `* OK [UIDNEXT ${nextUid}] ok`,
          ])
            this.send(text);
          return this.send(`${tag} OK [READ-ONLY] done`);
        case 'UID SEARCH':
          this.send(['* SEARCH', ...this.search(rest).map(({ uid }) => uid)].join(' '));
          return ok();
        case 'UID FETCH':
          for (const mail of this.range(rest.split(' ')[0] ?? '')) {
            const sent = withheld.includes(mail.uid) ? mails.find(({ uid }) => !withheld.includes(uid)) : mail;
            if (sent) this.sendMail(sent, rest);
          }
          return ok();
        case 'GETQUOTAROOT':
          this.send('* QUOTAROOT INBOX ""');
          this.send(`* QUOTA "" (STORAGE ${usedPercent} 100)`);
          return ok();
        case 'IDLE':
          this.idleTag = tag;
          this.send('+ idling');
          return this.sendCount();
        case 'LOGOUT':
          this.send('* BYE');
          ok();
          return this.socket.end();
        case 'NOOP':
          return ok();
        default:
          return this.send(`${tag} BAD unknown command`);
      }
    }

    private range(text: string): StoredMail[] {
      if (text.includes(',')) return text.split(',').flatMap((one) => this.range(one));
      const [from = '', to = from] = text.split(':');
      const last = mails.at(-1)?.uid ?? 0;
      const ends = [from, to].map((end) => (end === '*' ? last : Number(end)));
      return mails.filter(({ uid }) => uid >= Math.min(...ends) && uid <= Math.max(...ends));
    }

    private search(criteria: string): StoredMail[] {
      const uids = /UID (\S+)/i.exec(criteria)?.[1];
      const since = /SINCE "?(\d+-\w+-\d+)/i.exec(criteria)?.[1];
      return (uids ? this.range(uids) : mails).filter(({ at }) => !since || at >= new Date(`${since} UTC`));
    }

    private sendMail({ uid, raw, at }: StoredMail, wanted: string): unknown {
      const number = mails.findIndex((one) => one.uid === uid) + 1;
      const items = [`UID ${uid}`, `INTERNALDATE "${imapDate(at)}"`, `RFC822.SIZE ${raw.length}`];
      if (!/BODY/i.test(wanted)) return this.send(`* ${number} FETCH (${items.join(' ')})`);
      const [, start, length] = /<(\d+)\.(\d+)>/.exec(wanted) ?? [];
      const bytes = start === undefined ? raw : raw.subarray(Number(start), Number(start) + Number(length));
      const name = start === undefined ? 'BODY[]' : `BODY[]<${start}>`;
      const head = Buffer.from(`* ${number} FETCH (${items.join(' ')} ${name} {${bytes.length}}\r\n`);
      if (cuts > 0) {
        cuts -= 1;
        this.send(Buffer.concat([head, bytes.subarray(0, bytes.length / 2)]));
        return this.socket.end();
      }
      return this.send(Buffer.concat([head, bytes, Buffer.from(')\r\n')]));
    }
  }

  const listener = createServer((socket) => {
    connections += 1;
    sessions.add(new Session(socket));
  });
  const listen = async () => {
    listener.listen(port, host);
    await once(listener, 'listening');
    ({ port } = listener.address() as AddressInfo);
  };
  const close = async () => {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    for (const { socket } of sessions) socket.destroy();
    await closed;
  };
  await listen();

  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/INBOX`,
    get connections() {
      return connections;
    },
    deliver(raw, at = new Date()) {
      const uid = nextUid;
      nextUid += 1;
      mails.push({ uid, raw: Buffer.from(raw as string), at });
      for (const session of sessions) session.announce();
      return uid;
    },
    renumber() {
      uidValidity += 1;
      nextUid = 1;
      mails = mails.map((mail) => ({ ...mail, uid: nextUid++ }));
      for (const { socket } of sessions) socket.destroy();
    },
    disconnect: close,
    reconnect: listen,
    silence() {
      isSilent = true;
      // The connections of now stay silent.
      for (const session of sessions) session.send('');
    },
    speak() {
      isSilent = false;
    },
    cutNextMails(count) {
      cuts = count;
    },
    rejectPassword(isRejected) {
      rejects = isRejected;
    },
    fill(percent) {
      usedPercent = percent;
    },
    withhold(uids) {
      withheld = uids;
    },
    stop: close,
  };
}
