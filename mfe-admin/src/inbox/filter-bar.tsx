import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ListFilterIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { activeFilters, type LeadFilter, toQueryString } from '../leads/lead-filter.ts';
import { ExportButton } from './export-button.tsx';
import { bar, count, filters, heading, tools, top } from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { isBuiltInView, listTitle } from './list-title.ts';
import { SaveView } from './save-view.tsx';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  filter: LeadFilter;
  total: { count: number; isExact: boolean } | undefined;
}

/** Title and size of the list, search, filters and export. */
export function FilterBar({ filter, total }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const query = toQueryString(filter);
  const filterCount = activeFilters(filter).length;

  return (
    <div className={bar}>
      <div className={top}>
        <h1 className={heading}>
          {listTitle(query)}
          <span className={count} role="status">
            {total ? formatTotal(total) : ''}
          </span>
        </h1>
        <SearchField />
        <div className={tools}>
          <Button
            tone="plain"
            size="sm"
            aria-expanded={isOpen}
            aria-controls="filters"
            onClick={() => setIsOpen(!isOpen)}
            data-only-small
          >
            <Icon of={ListFilterIcon} size="sm" />
            Filters{filterCount > 0 && ` · ${filterCount}`}
          </Button>
          <SaveView key={query} query={query} />
          <ExportButton filter={filter} />
        </div>
      </div>
      <div className={filters} id="filters" data-open={isOpen || undefined}>
        <FilterSelects />
        {!isBuiltInView(query) && <FilterChips filter={filter} />}
      </div>
    </div>
  );
}

/** Counting stops early in long lists. */
function formatTotal({ count, isExact }: { count: number; isExact: boolean }): string {
  const number = `${isExact ? '' : 'At least '}${count.toLocaleString('en-US')}`;
  return `${number} ${count === 1 ? 'lead' : 'leads'}`;
}
