import { query } from './database.ts';

// What the lead desk shows of backups. Recording is not part of the backup: a database of an earlier version has no place for it.

const update = (url: string, change: string, values: unknown[] = []) =>
  query(url, `update backup_status set ${change}`, values).then(
    () => {},
    () => {},
  );

export const recordBackup = (url: string, bytes: number): Promise<void> =>
  update(url, 'finished_at = now(), bytes = $1, problem = null', [bytes]);

export const recordVerification = (url: string): Promise<void> => update(url, 'verified_at = now(), problem = null');

export const recordProblem = (url: string, error: unknown): Promise<void> =>
  update(url, 'problem = $1', [(error instanceof Error ? error.message : String(error)).slice(0, 1000)]);
