import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon, ListFilterIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { bar, count, filters, heading, tools, top } from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { addressOf, type LeadFilter, narrowing } from './lead-filter.ts';
import { isView, titleOf } from './list-title.ts';
import { SaveView } from './save-view.tsx';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  filter: LeadFilter;
  total: { count: number; isExact: boolean } | undefined;
}

/** What the list is, and everything that narrows it. */
export function FilterBar({ filter, total }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const address = addressOf(filter);
  const narrowed = narrowing(filter).length;

  return (
    <div className={bar}>
      <div className={top}>
        <h1 className={heading}>
          {titleOf(address)}
          <span className={count} role="status">
            {total ? wordsFor(total) : ''}
          </span>
        </h1>
        <SearchField filter={filter} />
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
            Filters{narrowed > 0 && ` · ${narrowed}`}
          </Button>
          <SaveView address={address} />
          <ButtonLink
            tone="plain"
            size="sm"
            to={`${globalThis.location?.origin ?? ''}/api/admin/leads/export.csv${address && `?${address}`}`}
            download
            title="Everything under this filter, as a spreadsheet"
          >
            <Icon of={DownloadIcon} size="sm" />
            Export
          </ButtonLink>
        </div>
      </div>
      <div className={filters} id="filters" data-open={isOpen || undefined}>
        <FilterChoices filter={filter} />
        {!isView(address) && <FilterChips filter={filter} />}
      </div>
    </div>
  );
}

function wordsFor({ count, isExact }: { count: number; isExact: boolean }): string {
  const number = `${count.toLocaleString('en-US')}${isExact ? '' : '+'}`;
  return count === 1 ? '1 lead' : `${number} leads`;
}
