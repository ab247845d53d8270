import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyAddresses } from '../../../api/src/notifications/mail/reply-addresses.ts';
import { openStream } from '../../../api/src/testing/event-stream.ts';
import { MailCustomers } from '../../../api/src/testing/mail-customers.ts';
import { MailStaff } from '../../../api/src/testing/mail-staff.ts';
import type { ReleaseFolder } from '../../../e2e/fixtures/release-folder.ts';
import { staffAccount } from '../../../e2e/fixtures/run-portal.ts';
import { query } from '../../backup/database.ts';
import { signIn } from '../drill-environment.ts';
import { Visitors } from '../visitors.ts';
import type { Places } from './faults.ts';

const visitorCount = 4;
const followers = 4;
/** A staff member sends at most 60 messages an hour. */
const replyEveryMs = 90_000;

/** What people of one kind asked for, and how often they saw that it failed. */
interface Requests {
  name: string;
  requests: number;
  failures: number;
}

/** People who use all parts of the portal at the same time. */
export class SoakLoad {
  readonly requests: Requests[] = [];
  readonly visitors: Visitors;
  readonly customers: MailCustomers;
  readonly staff: MailStaff;
  private readonly places: Places;
  private readonly cookie: string;
  private readonly pages: string[];
  private readonly stopped = new AbortController();
  private working: Promise<void>[] = [];
  private turn = 0;

  static async create(places: Places): Promise<SoakLoad> {
    const { origin } = places.portal;
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    return new SoakLoad(places, await signIn(origin, staffAccount), pages);
  }

  private constructor(places: Places, cookie: string, pages: string[]) {
    const { origin } = places.portal;
    this.places = places;
    this.cookie = cookie;
    this.pages = pages;
    this.visitors = new Visitors(origin, 200);
    this.customers = new MailCustomers(places.imap, new ReplyAddresses('info@lumenward.example', []));
    this.staff = new MailStaff([cookie], () => origin);
  }

  start(release: ReleaseFolder): void {
    const started = Date.now();
    const { databaseUrl } = this.places.portal;
    const someLead = async () =>
      (await query<{ id: number }>(databaseUrl, 'select id from leads order by random() limit 1'))[0]?.id;
    let releases = 0;
    this.working = [
      this.visitors.send(visitorCount),
      this.staff.work(() => (Date.now() - started) / replyEveryMs, someLead),
      this.repeat('pages', 150, () => this.readPage()),
      this.repeat('lead desk', 500, () => this.readDesk()),
      this.repeat('live updates', 200, () => this.follow(), followers),
      this.repeat('e-mails of customers', 3_000, async () => {
        this.customers.write();
        return true;
      }),
      this.repeat('releases', 180_000, async () => {
        const text = 'Downtown office towers';
        return release.publish(`soak-${++releases}`, { text: [text, `${text}, ${releases}`] }) !== '';
      }),
    ];
    // An error of a fault is thrown first.
    for (const one of this.working) one.catch(() => undefined);
  }

  /** Whether pages, lead desk and forms work. */
  async isWell(): Promise<boolean> {
    const before = this.visitors.acknowledged;
    if (!(await this.readPage()) || !(await this.readDesk())) return false;
    await sleep(300);
    return this.visitors.acknowledged > before;
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.stopped.abort();
    this.visitors.stop();
    this.staff.stop();
    await Promise.all(this.working);
  }

  abort(): void {
    this.stopped.abort();
    this.staff.stop();
    this.visitors.abort();
  }

  private async repeat(name: string, pauseMs: number, isAnswered: () => Promise<boolean>, people = 1): Promise<void> {
    const counted = { name, requests: 0, failures: 0 };
    this.requests.push(counted);
    const one = async () => {
      for (; !this.stopped.signal.aborted; await sleep(pauseMs, undefined, this.stopped).catch(() => undefined)) {
        counted.requests += 1;
        if (!(await isAnswered().catch(() => false))) counted.failures += 1;
      }
    };
    await Promise.all(Array.from({ length: people }, one));
  }

  private async readPage(): Promise<boolean> {
    const page = this.pages[this.turn++ % this.pages.length];
    const response = await fetch(`${this.places.portal.origin}${page}`, { signal: AbortSignal.timeout(30_000) });
    return response.ok && (await response.text()).includes('</html>');
  }

  private async readDesk(): Promise<boolean> {
    const path = ['today', 'summary', 'report?by=owner&period=30'][this.turn++ % 3];
    const response = await fetch(`${this.places.portal.origin}/api/admin/${path}`, {
      headers: { cookie: this.cookie },
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    return response.ok;
  }

  private async follow(): Promise<boolean> {
    const stream = await openStream(`${this.places.portal.origin}/api/admin/leads/stream`, { cookie: this.cookie });
    await Promise.race([stream.hasEnded, sleep(20_000, undefined, this.stopped).catch(() => undefined)]);
    stream.close();
    return stream.response.statusCode === 200;
  }
}
