import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { QueryId } from './id.decorators.ts';

const pageSize = 50;

/** One row more than a page shows says that there is a next one. */
export const pageRows = pageSize + 1;

/** Returns a page of a list, newest first. */
export function pageOf<Item extends { id: number }>(rows: Item[]) {
  const items = rows.slice(0, pageSize);
  return { items, nextBefore: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}

/** Where a page begins. */
export const Before = (problem: string) => QueryId('before', '`nextBefore` of the previous page.', problem);

/** A page of a list that `nextBefore` continues. */
export function PageDto<Item>(item: Type<Item>) {
  class Page {
    @ApiProperty({ type: [item] })
    items!: Item[];

    @ApiProperty({ type: 'integer', nullable: true, example: null, description: '`before` of the next page.' })
    nextBefore!: number | null;
  }
  return Page;
}

/** A page of a list that a cursor continues. */
export class CursorDto {
  @ApiProperty({ type: String, nullable: true, description: 'Cursor of the next page, or null.' })
  nextCursor!: string | null;
}
