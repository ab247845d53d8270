import { Temporal } from 'temporal-polyfill';
import type { EntityManager } from 'typeorm';
import type { Days } from './report-period.ts';

interface Target {
  won: number | null;
  value: number | null;
}

const none: Target = { won: null, value: null };

/** Targets of months. */
export class Targets {
  /** The latest first. */
  constructor(private readonly rows: ({ month: string } & Target)[]) {}

  static async read(manager: EntityManager): Promise<Targets> {
    return new Targets(
      await manager.query('select month::text, won, value from report_targets order by report_targets.month desc'),
    );
  }

  /** Returns the target of a month: its own, or that of the last month before that has one. */
  ofMonth(month: Temporal.PlainYearMonth): Target {
    const { won, value } = this.rows.find((row) => row.month.slice(0, 7) <= month.toString()) ?? none;
    return { won, value };
  }

  /** Returns the share of the targets that falls on these days. */
  of({ from, to }: Days): Target {
    let total = none;
    for (let day = from; Temporal.PlainDate.compare(day, to) <= 0; day = day.add({ days: 1 })) {
      const { won, value } = this.ofMonth(day.toPlainYearMonth());
      total = { won: add(total.won, won, day.daysInMonth), value: add(total.value, value, day.daysInMonth) };
    }
    return total;
  }
}

const add = (total: number | null, target: number | null, daysInMonth: number): number | null =>
  target === null ? total : (total ?? 0) + target / daysInMonth;

export const writeTarget = (manager: EntityManager, month: string, { won, value }: Target) =>
  manager.query(
    `insert into report_targets (month, won, value) values ($1, $2, $3)
     on conflict (month) do update set won = excluded.won, value = excluded.value`,
    [`${month}-01`, won, value],
  );
