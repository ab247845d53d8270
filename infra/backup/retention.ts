import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from './manifest.ts';

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  days: number;
  weeks: number;
  months: number;
}

/** Reads `7d,4w,12m`. */
export function readRetention(given: string): Retention {
  const counts = new Map(given.split(',').map((part) => [part.trim().slice(-1), Number(part.trim().slice(0, -1))]));
  const [days = 0, weeks = 0, months = 0] = ['d', 'w', 'm'].map((unit) => counts.get(unit));
  if (/^\s*\d+[dwm](\s*,\s*\d+[dwm])*\s*$/.test(given) && days + weeks + months > 0) return { days, weeks, months };
  throw new Error(`BACKUP_KEEP must be days, weeks and months like "7d,4w,12m", not "${given}".`);
}

/** Returns the names of those backups that are kept. Those of the newest day always are. */
export function keptBackups(names: string[], { days, weeks, months }: Retention): Set<string> {
  const newestFirst = [...names].sort().reverse();
  const newest = newestFirst[0]?.slice(0, 10);
  const kept = new Set(newestFirst.filter((name) => name.startsWith(`${newest}`)));
  const keep = (count: number, periodOf: (day: string) => string) => {
    const periods = new Set<string>();
    for (const name of newestFirst) {
      const period = periodOf(name.slice(0, 10));
      if (periods.has(period) || periods.size === count) continue;
      periods.add(period);
      kept.add(name);
    }
  };
  keep(days, (day) => day);
  keep(weeks, mondayOf);
  keep(months, (day) => day.slice(0, 7));
  return kept;
}

/** Deletes the other backups, and nothing else in the folder. Returns their names. */
export async function removeOldBackups(target: string, retention: Retention): Promise<string[]> {
  const names = await listBackups(target);
  const kept = keptBackups(names, retention);
  const removed = names.filter((name) => !kept.has(name));
  for (const name of removed) await rm(join(target, name), { recursive: true });
  return removed;
}

function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
