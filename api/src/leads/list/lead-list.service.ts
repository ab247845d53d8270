import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isInvalidData } from '../../intake/storage/request-store.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { maxLeadsPerAction } from '../actions/lead-action.dto.ts';
import { LeadConditions } from './lead-conditions.ts';
import type { LeadFilterDto, LeadSearchDto } from './lead-filter.dto.ts';
import type { LeadIdsDto, LeadListDto, ListedImportDto } from './lead-list.dto.ts';
import { searchesFor } from './lead-search.ts';
import { type CursorKey, decodeCursor, encodeCursor, type LeadSort, leadSorts, wrongCursor } from './lead-sort.ts';
import { type LeadRow, LeadSummaryDto, leadRows } from './lead-summary.dto.ts';

/** Counting further is slow, so the number of more leads is a lower bound. */
const maxCount = 10_000;
/**
 * Up to so many matches are read whole and sorted. PostgreSQL expects more of them than a search has, and would read all leads in the
 * order of the list.
 */
const maxSorted = 1_000;

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
      const conditions = await this.resolveConditions(manager, filter, userId);
      const count = await countUpTo(maxCount + 1, manager, conditions);
      const isSorted = count <= maxSorted;
      const places = await findPlaces(manager, conditions, { sort, after, isSorted, most: limit + 1 }).catch(
        (error) => {
          throw after && isInvalidData(error) ? wrongCursor() : error;
        },
      );
      const shown = places.slice(0, limit);
      const last = shown.at(-1);
      const rows: LeadRow[] = await manager.query(leadRows, [shown.map(({ id }) => id), userId]);
      return {
        items: rows.map(LeadSummaryDto.of),
        nextCursor: last && places.length > limit ? encodeCursor(sort, last) : null,
        total: { count: Math.min(count, maxCount), isExact: count <= maxCount },
        import: filter.import ? await findImport(manager, filter.import) : null,
      };
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

  /** Returns the conditions that a list with this filter uses: of its text, the first search with matches. */
  async resolveConditions(manager: EntityManager, filter: LeadFilterDto, userId: number): Promise<LeadConditions> {
    const reader = { userId, timeZone: this.hours.timeZone };
    if (!filter.q) return LeadConditions.of(filter, reader);
    let conditions = LeadConditions.of(filter, reader, { leadIds: [] });
    for await (const query of searchesFor(manager, filter.q)) {
      conditions = LeadConditions.of(filter, reader, query);
      if ((await countUpTo(1, manager, conditions)) > 0) break;
    }
    return conditions;
  }
}

async function countUpTo(most: number, manager: EntityManager, { where, values }: LeadConditions): Promise<number> {
  const [{ count }]: [{ count: number }] = await manager.query(
    `select count(*)::integer as count from (select from leads where ${where} limit ${most}) as counted`,
    values,
  );
  return count;
}

interface Part {
  sort: LeadSort;
  after: CursorKey | undefined;
  isSorted: boolean;
  most: number;
}

/** Returns the leads after the cursor, in the order of the list. */
function findPlaces(
  manager: EntityManager,
  { where, values }: LeadConditions,
  { sort, after, isSorted, most }: Part,
): Promise<CursorKey[]> {
  const { by, type, direction } = leadSorts[sort];
  const [key, id] = [`$${values.length + 1}::${type}`, `$${values.length + 2}::integer`];
  return manager.query(
    `select id, key::text from (select id, ${by} as key from leads where ${where} ${isSorted ? 'offset 0' : ''}) as found
     ${after ? `where (key, id) ${direction === 'desc' ? '<' : '>'} (${key}, ${id})` : ''}
     order by found.key ${direction}, id ${direction} limit ${most}`,
    after ? [...values, after.key, after.id] : values,
  );
}

async function findImport(manager: EntityManager, id: number): Promise<LeadListDto['import']> {
  const [list]: ListedImportDto[] = await manager.query(
    `select name, ${isoTime('created_at')} as "createdAt" from imports where id = $1`,
    [id],
  );
  return list ?? null;
}
