import { Format } from '../../platform/http/field.decorators.ts';
import { CursorDto } from '../../platform/http/page.ts';
import { LeadSummaryDto } from './lead-summary.dto.ts';

export class LeadCountDto {
  count!: number;
  /** If false, there are at least `count` leads. Counting stops at 10000. */
  isExact!: boolean;
}

export class ListedImportDto {
  name!: string;
  @Format('date-time') createdAt!: string;
}

/** All leads of a filter, for actions on them. */
export class LeadIdsDto {
  /** The latest leads first, at most 500. */
  ids!: number[];
  hasMore!: boolean;
}

export class LeadListDto extends CursorDto {
  items!: LeadSummaryDto[];
  /** Number of leads on all pages. */
  total!: LeadCountDto;
  /**
   * The import of the filter.
   * @example null
   */
  import!: ListedImportDto | null;
}
