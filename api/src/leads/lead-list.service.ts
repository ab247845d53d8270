import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../business-hours/business-hours.ts';
import { LeadConditions } from './lead-conditions.ts';
import type { LeadFilter } from './lead-filter.ts';
import type { LeadListDto } from './lead-list.dto.ts';
import { questionMeant, questionOf, type SearchQuestion, wordsOf } from './lead-search.ts';
import { keyAsText, type LeadSort, leadSorts, type Place, writeCursor } from './lead-sort.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from './lead-summary.dto.ts';

/**
 * So many leads are looked at in the order of the list, whatever is asked for. The index of the usual order knows most of
 * what is filtered by, and looking at an index entry costs a tenth of looking at a lead.
 */
const lookedAt = (sort: LeadSort, isSearch: boolean) =>
  leadSorts[sort].by === 'last_activity_at' && !isSearch ? 30_000 : 8_000;
/** Up to here leads are found first and sorted then; beyond, the order has to be walked. */
const fewEnoughToSort = 100_000;
const mostCounted = 1_000;

interface Wanted {
  conditions: LeadConditions;
  sort: LeadSort;
  after: Place | undefined;
  limit: number;
}

interface Found {
  places: Place[];
  /** How many there are on all pages, or at least so many. */
  count: number;
  isExact: boolean;
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

  /**
   * What is frequent is met soon by walking along the order of the list, what is rare is found by its own index and sorted
   * then. PostgreSQL has to guess which is which, and guesses wrong where it matters, so both are tried, with a limit.
   */
  private async find(manager: EntityManager, wanted: Wanted): Promise<Found> {
    if (wanted.conditions.isEverything) return this.walk(manager, wanted);
    // Helpers cost more than they bring to questions this short.
    await manager.query('set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0');
    const near = await this.findNear(manager, wanted);
    // Words have no index that could be counted along.
    if (near) return wanted.conditions.isSearch ? near : { ...near, ...(await this.count(manager, wanted.conditions)) };

    const few = await this.findFew(manager, wanted);
    if (few.count <= fewEnoughToSort) return few;

    await manager.query('set local enable_bitmapscan = off');
    const places = await this.inOrder(manager, wanted);
    await manager.query('set local enable_bitmapscan = on');
    return { places, count: few.count, isExact: false };
  }

  private async walk(manager: EntityManager, wanted: Wanted): Promise<Found> {
    const places = await this.inOrder(manager, wanted);
    return { places, ...(await this.count(manager, wanted.conditions)) };
  }

  private async count(manager: EntityManager, { where, values }: LeadConditions) {
    const [{ count }]: [{ count: number }] = await manager.query(
      `select count(*)::integer as count from (select from leads where ${where} limit ${mostCounted + 1}) as counted`,
      values,
    );
    return { count, isExact: count <= mostCounted };
  }

  /** What matches among the next leads of the order; nothing if that is not a page, or if it may be all there is. */
  private async findNear(manager: EntityManager, wanted: Wanted): Promise<Found | undefined> {
    const { conditions, sort, after, limit } = wanted;
    const values = [...conditions.values];
    const { by, direction } = leadSorts[sort];
    const most = lookedAt(sort, conditions.isSearch);
    const next = `from leads where ${conditions.pile} and ${beyond(sort, by, after, values)}
                  order by ${by} ${direction}, id ${direction} limit ${most}`;
    const rows: (Place & { matching: number; looked: number })[] = await manager.query(
      `with near as materialized (
         select id, ${by} as key from (select * ${next}) as leads where ${conditions.narrowing} limit ${mostCounted + 1}
       )
       select id, ${keyAsText(sort, 'key')} as key, (select count(*)::integer from near) as matching,
              (select count(*)::integer from (select ${next}) as looked) as looked
       from near order by near.key ${direction}, id ${direction} limit ${limit + 1}`,
      values,
    );
    const [first] = rows;
    const isPage = first && rows.length > limit && (first.matching > mostCounted || first.looked === most);
    return isPage ? { places: rows, count: first.matching, isExact: false } : undefined;
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
    const count = rows[0]?.count ?? 0;
    return { places, count, isExact: count <= mostCounted };
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

  private async page(manager: EntityManager, { places, count, isExact }: Found, sort: LeadSort, limit: number) {
    const shown = places.slice(0, limit);
    const last = shown.at(-1);
    const rows: LeadRow[] = await manager.query(leadRows('$1'), [shown.map(({ id }) => id)]);
    return {
      items: rows.map(LeadSummaryDto.of),
      nextCursor: last && places.length > limit ? writeCursor(sort, last) : null,
      total: { count: Math.min(count, mostCounted), isExact },
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
