import { once } from 'node:events';
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import type { DataSource } from 'typeorm';

/** Metrics without the prefix of the API, with what they mean. Each is missing where it means nothing. */
export const measureNames = {
  backup_age_seconds: 'How long ago the last backup was completed.',
  backup_verification_age_seconds: 'How long ago a backup was last verified.',
  backup_failed: 'Whether the last backup, or its verification, has failed.',
  certificate_seconds: 'How long the certificate of the site or of the lead desk is valid.',
  mail_silence_seconds: 'How long no e-mail was received, where there is one on every working day.',
  mail_waiting_seconds: 'How long the oldest e-mail or webhook waits to be sent.',
  mailbox_used_ratio: 'Used part of the mailbox.',
} as const;
export type Measures = Partial<Record<keyof typeof measureNames, number>>;

const connectMilliseconds = 10_000;

/** Reads what PostgreSQL knows. */
export async function measureDatabase(database: DataSource, mailbox: string): Promise<Measures> {
  const seconds = (since: string) => `extract(epoch from now() - (${since}))::float`;
  const [row]: [Record<keyof Measures, number | null>] = await database.query(
    `select ${seconds('select finished_at from backup_status')} as backup_age_seconds,
            ${seconds('select verified_at from backup_status')} as backup_verification_age_seconds,
            (select (problem is not null)::integer from backup_status) as backup_failed,
            ${seconds("select max(received_at) from received_mails having count(*) filter (where received_at > now() - interval '28 days') >= 20")} as mail_silence_seconds,
            coalesce(${seconds(`select min(at) from (
              select coalesce(send_at, received_at) as at from messages where delivery_state = 'waiting'
              union all select created_at from deliveries where state = 'waiting') as waiting where at < now()`)}, 0) as mail_waiting_seconds,
            (select used_ratio from mailboxes where address = $1) as mailbox_used_ratio`,
    [mailbox],
  );
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Returns the free part of the disk of e-mails. */
export async function freeRatio(dataDir: string): Promise<number> {
  const { bavail, blocks } = await statfsOf(join(dataDir, 'mail'));
  return bavail / blocks;
}

/** Before the first mail there is no folder, and perhaps none around it: it will be on the disk of the next one above. */
const statfsOf = (folder: string): Promise<StatsFs> =>
  statfs(folder).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    return statfsOf(dirname(folder));
  });

/** Returns for how many seconds the certificate of an address is valid, or `undefined` when it cannot be reached from here. */
export async function certificateSeconds(address: string): Promise<number | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return undefined;
  // An expired certificate is what is looked for.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: isIP(hostname) ? '' : hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(connectMilliseconds) });
    return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 1000;
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
