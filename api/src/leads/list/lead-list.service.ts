import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { maxLeadsPerAction } from '../actions/lead-action.dto.ts';
import { LeadConditions, type LeadReader } from './lead-conditions.ts';
import type { LeadFilterDto, LeadSearchDto } from './lead-filter.dto.ts';
import type { LeadIdsDto, LeadListDto, ListedImportDto } from './lead-list.dto.ts';
import { type SearchQuery, searchesFor } from './lead-search.ts';
import { type CursorKey, decodeCursor, encodeCursor, keyAsText, type LeadSort, leadSorts } from './lead-sort.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from './lead-summary.dto.ts';

/** Counting further is slow, so the number of more leads is a lower bound. */
const maxCount = 10_000;
/** A search reads each lead that it finds, up to this number. With more, the list is read in its order until the page is full. */
const maxFound = 1_000;

interface PageRequest {
  conditions: LeadConditions;
  sort: LeadSort;
  after: CursorKey | undefined;
  limit: number;
}

interface PageResult {
  places: CursorKey[];
  /** Number of leads on all pages, or a lower bound. */
  count: number;
  isExact: boolean;
}

@Injectable()
export class LeadListService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  /** Returns one page of leads. Throws 400 for a cursor of another list. */
  list(filter: LeadSearchDto, userId: number): Promise<LeadListDto> {
    const sort = filter.sort ?? '-lastActivity';
    const limit = filter.limit ?? 50;
    const after = filter.cursor ? decodeCursor(sort, filter.cursor) : undefined;
    return this.database.transaction(async (manager) => {
      const { found } = await this.search(manager, filter, userId, { sort, after, limit });
      const page = await this.page(manager, found, userId, sort, limit);
      return { ...page, import: filter.import ? await findImport(manager, filter.import) : null };
    });
  }

  /** Returns the ids of the leads of the filter, as a snapshot, at most as many as one action can change. */
  ids(filter: LeadFilterDto, userId: number): Promise<LeadIdsDto> {
    return this.database.transaction(async (manager) => {
      const { where, values } = await this.resolveConditions(manager, filter, userId);
      const rows: { id: number }[] = await manager.query(
        `select id from leads where ${where} order by id desc limit ${maxLeadsPerAction + 1}`,
        values,
      );
      return { ids: rows.slice(0, maxLeadsPerAction).map(({ id }) => id), hasMore: rows.length > maxLeadsPerAction };
    });
  }

  /** Returns the conditions that a list with this filter uses, including a corrected search. */
  async resolveConditions(manager: EntityManager, filter: LeadFilterDto, userId: number): Promise<LeadConditions> {
    if (!filter.q) return LeadConditions.of(filter, this.reader(userId));
    const { conditions } = await this.search(manager, filter, userId, { sort: '-created', after: undefined, limit: 1 });
    return conditions;
  }

  private reader(userId: number): LeadReader {
    return { userId, timeZone: this.hours.timeZone };
  }

  /** Returns the first search of the text with matches. */
  private async search(
    manager: EntityManager,
    filter: LeadFilterDto,
    userId: number,
    part: Omit<PageRequest, 'conditions'>,
  ) {
    const find = async (query?: SearchQuery) => {
      const conditions = LeadConditions.of(filter, this.reader(userId), query);
      return { conditions, found: await this.find(manager, { conditions, ...part }) };
    };
    if (!filter.q) return find();

    let result: Awaited<ReturnType<typeof find>> | undefined;
    for await (const query of searchesFor(manager, filter.q)) {
      result = await find(query);
      if (result.found.count > 0) break;
    }
    return result ?? find({ leadIds: [] });
  }

  /**
   * Few matches are found by an index of their own and sorted, many are read in list order until the page is full. PostgreSQL's
   * planner often chooses the wrong one.
   */
  private async find(manager: EntityManager, request: PageRequest): Promise<PageResult> {
    if (request.conditions.isUnfiltered) return this.findUnfiltered(manager, request);
    // Parallel workers cost more than they save in queries this short.
    await manager.query('set local max_parallel_workers_per_gather = 0');
    const sorted = await this.filterThenSort(manager, request, request.conditions.isSearch ? maxFound : maxCount);
    if (sorted.isExact) return sorted;

    return { ...sorted, places: await this.fetchInOrder(manager, request) };
  }

  private async findUnfiltered(manager: EntityManager, request: PageRequest): Promise<PageResult> {
    const places = await this.fetchInOrder(manager, request);
    return { places, ...(await this.count(manager, request.conditions)) };
  }

  private async count(manager: EntityManager, { where, values }: LeadConditions) {
    const [{ count }]: [{ count: number }] = await manager.query(
      `select count(*)::integer as count from (select from leads where ${where} limit ${maxCount + 1}) as counted`,
      values,
    );
    return { count: Math.min(count, maxCount), isExact: count <= maxCount };
  }

  /** Finds matches up to a limit and counts them. If these are all, it sorts them and returns one page. */
  private async filterThenSort(
    manager: EntityManager,
    { conditions, sort, after, limit }: PageRequest,
    most: number,
  ): Promise<PageResult> {
    const values = [...conditions.values];
    const { by, direction } = leadSorts[sort];
    const rows: { id: number | null; key: string | null; count: number }[] = await manager.query(
      `with found as materialized (
         select id, ${by} as key from leads where ${conditions.where} limit ${most + 1}
       ), counted as (select count(*)::integer as count from found)
       select page.id, ${keyAsText(sort, 'page.key')} as key, count
       from counted left join (
         select id, key from found where ${keysetPredicate(sort, 'key', after, values)}
         order by key ${direction}, id ${direction} limit ${limit + 1}
       ) as page on count <= ${most}
       order by page.key ${direction}, page.id ${direction}`,
      values,
    );
    const places = rows.flatMap(({ id, key }) => (id === null || key === null ? [] : [{ id, key }]));
    const count = rows[0]?.count ?? 0;
    return { places, count: Math.min(count, most), isExact: count <= most };
  }

  /** Reads an index of the sort order. Without statistics, PostgreSQL would read and sort all leads. */
  private async fetchInOrder(
    manager: EntityManager,
    { conditions, sort, after, limit }: PageRequest,
  ): Promise<CursorKey[]> {
    const values = [...conditions.values];
    const { by, direction } = leadSorts[sort];
    await manager.query('set local enable_bitmapscan = off; set local enable_sort = off');
    const places: CursorKey[] = await manager.query(
      `select id, ${keyAsText(sort, by)} as key from leads
       where ${conditions.where} and ${keysetPredicate(sort, by, after, values)}
       order by ${by} ${direction}, id ${direction} limit ${limit + 1}`,
      values,
    );
    await manager.query('set local enable_bitmapscan = on; set local enable_sort = on');
    return places;
  }

  private async page(
    manager: EntityManager,
    { places, count, isExact }: PageResult,
    readerId: number,
    sort: LeadSort,
    limit: number,
  ) {
    const shown = places.slice(0, limit);
    const last = shown.at(-1);
    const rows: LeadRow[] = await manager.query(leadRows, [shown.map(({ id }) => id), readerId]);
    return {
      items: rows.map(LeadSummaryDto.of),
      nextCursor: last && places.length > limit ? encodeCursor(sort, last) : null,
      total: { count, isExact },
    };
  }
}

async function findImport(manager: EntityManager, id: number): Promise<LeadListDto['import']> {
  const [list]: ListedImportDto[] = await manager.query(
    `select name, ${isoTime('created_at')} as "createdAt" from imports where id = $1`,
    [id],
  );
  return list ?? null;
}

/** Returns the keyset condition for rows after the cursor, and adds its parameters. */
function keysetPredicate(sort: LeadSort, key: string, after: CursorKey | undefined, values: unknown[]): string {
  if (!after) return 'true';
  const { type, direction } = leadSorts[sort];
  const place = `($${values.push(after.key)}::${type}, $${values.push(after.id)}::integer)`;
  return `(${key}, id) ${direction === 'desc' ? '<' : '>'} ${place}`;
}
