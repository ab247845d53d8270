import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../business-hours/business-hours.ts';
import { LeadConditions } from './lead-conditions.ts';
import type { LeadFilter } from './lead-filter.ts';
import type { LeadListDto } from './lead-list.dto.ts';
import { questionMeant, questionOf, type SearchQuestion, wordsOf } from './lead-search.ts';
import { keyAsText, type LeadSort, leadSorts, type Place, writeCursor } from './lead-sort.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from './lead-summary.dto.ts';

/** Up to here leads are found first and sorted then; beyond, the order's index meets enough of them by itself. */
const fewEnoughToSort = 5_000;
const mostCounted = 1_000;

interface Wanted {
  conditions: LeadConditions;
  sort: LeadSort;
  after: Place | undefined;
  limit: number;
}

interface Found {
  places: Place[];
  /** How many there are on all pages, counted as far as it was cheap. */
  count: number;
}

@Injectable()
export class LeadListService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  /** One page of leads. */
  list(filter: LeadFilter, sort: LeadSort, after: Place | undefined, limit: number): Promise<LeadListDto> {
    return this.database.transaction(async (manager) => {
      const { found } = await this.search(manager, filter, { sort, after, limit });
      return this.page(manager, found, sort, limit);
    });
  }

  /** What the list of this filter really asks for, for whoever reads all of it. */
  conditionsOf(filter: LeadFilter): Promise<LeadConditions> {
    return this.database.transaction(async (manager) => {
      const { conditions } = await this.search(manager, filter, { sort: '-created', after: undefined, limit: 1 });
      return conditions;
    });
  }

  /** What is typed into the search is looked for as it is, and if that is nowhere, as it may be meant. */
  private async search(manager: EntityManager, filter: LeadFilter, part: Omit<Wanted, 'conditions'>) {
    const look = async (question?: SearchQuestion) => {
      const conditions = LeadConditions.of(filter, this.hours.timeZone, question);
      return { conditions, found: await this.find(manager, { conditions, ...part }) };
    };
    const words = wordsOf(filter.q ?? '');
    const exactly = await look(words.length > 0 ? questionOf(words) : undefined);
    if (words.length === 0 || exactly.found.count > 0) return exactly;

    const meant = await questionMeant(manager, words);
    return meant ? look(meant) : exactly;
  }

  private async find(manager: EntityManager, wanted: Wanted): Promise<Found> {
    // PostgreSQL's guess whether few or many leads match is wrong too often, so the question is put to it in two ways.
    if (wanted.conditions.isEverything) return this.walk(manager, wanted);
    await manager.query('set local enable_seqscan = off');
    const few = await this.findFew(manager, wanted);
    if (few.count <= fewEnoughToSort) return few;

    await manager.query('set local enable_bitmapscan = off');
    const places = await this.inOrder(manager, wanted);
    await manager.query('set local enable_bitmapscan = on');
    return { places, count: few.count };
  }

  private async walk(manager: EntityManager, wanted: Wanted): Promise<Found> {
    const places = await this.inOrder(manager, wanted);
    const { conditions } = wanted;
    const [row]: [{ count: number }] = await manager.query(
      `select count(*)::integer as count from (select from leads where ${conditions.where} limit ${mostCounted + 1}) as counted`,
    );
    return { places, count: row.count };
  }

  /** All that match, unless they are many, then counted, sorted and cut to a page. */
  private async findFew(manager: EntityManager, { conditions, sort, after, limit }: Wanted): Promise<Found> {
    const values = [...conditions.values];
    const { by, direction } = leadSorts[sort];
    const rows: { id: number | null; key: string | null; count: number }[] = await manager.query(
      `with found as materialized (
         select id, ${by} as key from leads where ${conditions.where} limit ${fewEnoughToSort + 1}
       ), counted as (select count(*)::integer as count from found)
       select page.id, ${keyAsText(sort, 'page.key')} as key, count
       from counted left join (
         select id, key from found where ${beyond(sort, 'key', after, values)}
         order by key ${direction}, id ${direction} limit ${limit + 1}
       ) as page on count <= ${fewEnoughToSort}
       order by page.key ${direction}, page.id ${direction}`,
      values,
    );
    const places = rows.flatMap(({ id, key }) => (id === null || key === null ? [] : [{ id, key }]));
    return { places, count: rows[0]?.count ?? 0 };
  }

  private inOrder(manager: EntityManager, { conditions, sort, after, limit }: Wanted): Promise<Place[]> {
    const values = [...conditions.values];
    const { by, direction } = leadSorts[sort];
    return manager.query(
      `select id, ${keyAsText(sort, by)} as key from leads
       where ${conditions.where} and ${beyond(sort, by, after, values)}
       order by ${by} ${direction}, id ${direction} limit ${limit + 1}`,
      values,
    );
  }

  private async page(manager: EntityManager, { places, count }: Found, sort: LeadSort, limit: number) {
    const shown = places.slice(0, limit);
    const last = shown.at(-1);
    const rows: LeadRow[] = await manager.query(leadRows('$1'), [shown.map(({ id }) => id)]);
    return {
      items: rows.map(LeadSummaryDto.of),
      nextCursor: last && places.length > limit ? writeCursor(sort, last) : null,
      total: { count: Math.min(count, mostCounted), isExact: count <= mostCounted },
    };
  }
}

/** What lies behind a place in the order; its values join the others. */
function beyond(sort: LeadSort, key: string, after: Place | undefined, values: unknown[]): string {
  if (!after) return 'true';
  const { type, direction } = leadSorts[sort];
  const place = `($${values.push(after.key)}::${type}, $${values.push(after.id)}::integer)`;
  return `(${key}, id) ${direction === 'desc' ? '<' : '>'} ${place}`;
}
