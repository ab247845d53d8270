import type { LeadList } from '@portal/staff-client/lead';
import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { InboxIcon, ListFilterIcon, PlusIcon, TargetIcon } from '@portal/ui/icons';
import type { ReactNode } from 'react';
import { openRequest } from '../commands/overlay.ts';
import { type LeadFilter, toInboxPath, toQueryString, withChange } from '../leads/lead-filter.ts';
import { countOf } from '../numbers.ts';
import { useHasRole } from '../session/session.ts';
import { ExportButton } from './export-button.tsx';
import { bar, count, heading, toolLabel, tools, top } from './filter-bar.styles.ts';
import { FilterChips } from './filter-chips.tsx';
import { isBuiltInView, listTitle } from './list-title.ts';
import { SaveView } from './save-view.tsx';
import { SearchField } from './search-field.tsx';
import { useFilterMenu } from './use-filter-menu.ts';

interface FilterBarProps {
  filter: LeadFilter;
  /** The first page of the list. A board has none. */
  page?: LeadList | undefined;
  /** Before the title. */
  children?: ReactNode;
}

/** Title and size of the list, search, filters and export. */
export function FilterBar({ filter, page, children }: FilterBarProps) {
  const canEdit = useHasRole('agent');
  const query = toQueryString(filter);
  const openFilterMenu = useFilterMenu();
  const isBoard = filter.view === 'board';
  const other = withChange(filter, { view: isBoard ? '' : 'board' });

  return (
    <div className={bar}>
      <div className={top}>
        {children}
        <h1 className={heading}>
          {listTitle(filter)}
          <span className={count} role="status">
            {page?.total && formatTotal(page.total)}
          </span>
        </h1>
        <SearchField />
        <div className={tools}>
          <Button
            tone="plain"
            size="sm"
            aria-haspopup="menu"
            title="Filter and sort (f)"
            onClick={({ currentTarget }) => openFilterMenu(currentTarget)}
          >
            <Icon of={ListFilterIcon} size="sm" />
            <span className={toolLabel}>Filter</span>
          </Button>
          {canEdit && (
            <Button size="sm" title="New lead (+)" onClick={() => openRequest()}>
              <Icon of={PlusIcon} size="sm" />
              <span className={toolLabel}>New lead</span>
            </Button>
          )}
          <ButtonLink to={toInboxPath(other)} tone="plain" size="sm">
            <Icon of={isBoard ? InboxIcon : TargetIcon} size="sm" />
            <span className={toolLabel}>{isBoard ? 'List' : 'Board'}</span>
          </ButtonLink>
          <SaveView key={query} query={query} />
          <ExportButton filter={filter} />
        </div>
      </div>
      {!isBuiltInView(query) && <FilterChips filter={filter} list={page?.import} />}
    </div>
  );
}

/** Counting stops early in long lists. */
const formatTotal = ({ count, isExact }: LeadList['total']) => `${isExact ? '' : 'At least '}${countOf(count, 'lead')}`;
