import { formatShortDay } from '@portal/contracts/business-time';
import { useQuery } from '@portal/platform/query';
import { staff, withoutLimit } from '@portal/staff-client/client';
import type { LeadList } from '@portal/staff-client/lead';
import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon, InboxIcon, ListFilterIcon, PlusIcon, TargetIcon, XIcon } from '@portal/ui/icons';
import type { ReactNode } from 'react';
import { openRequest } from '../commands/overlay.ts';
import { type LeadFilter, toInboxPath, toQueryString, toSearch, withChange } from '../leads/lead-filter.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { formerOwnersQuery } from '../leads/summary.queries.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { countOf } from '../numbers.ts';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { useDownload } from '../session/use-download.ts';
import { businessDay } from '../time/business-time.ts';
import { bar, chip, chips, count, heading, toolLabel, tools, top } from './filter-bar.styles.ts';
import { type FilterField, filterFields, filterTexts } from './filter-fields.ts';
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

interface FilterChipsProps {
  filter: LeadFilter;
  /** The import of the filter, when it is loaded. */
  list: LeadList['import'] | undefined;
}

/** What the list is filtered by. A click removes one filter. */
function FilterChips({ filter, list }: FilterChipsProps) {
  const changeFilter = useFilterChange();
  // Names are needed for a person only.
  const { data: owners = [] } = useQuery({ ...ownersQuery, enabled: /^\d/.test(filter.owner ?? '') });
  const { data: formerOwners = [] } = useQuery(formerOwnersQuery);
  const texts = filterTexts(filter, [
    ...filterFields({ owners, formerOwners, canOwn: true }),
    ...(filter.import && list ? [importField(filter.import, list)] : []),
  ]);
  if (texts.length === 0) return null;
  return (
    <ul className={chips} aria-label="Filters">
      {texts.map(([name, text]) => (
        <li key={name}>
          <button type="button" className={chip} title="Remove filter" onClick={() => changeFilter({ [name]: '' })}>
            <span>{text}</span>
            <Icon of={XIcon} size="sm" label="Remove" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const importField = (id: string, { name, createdAt }: NonNullable<LeadList['import']>): FilterField => ({
  name: 'import',
  label: 'Import',
  options: [[id, `${name}, ${formatShortDay(businessDay(createdAt))}`]],
});

/** Downloads the listed leads as CSV. Only for users with the permission. */
function ExportButton({ filter }: { filter: LeadFilter }) {
  const { data: session } = useQuery(sessionQuery);
  const { mutate: download, isPending } = useDownload(() =>
    staff.POST('/api/admin/leads/export.csv', { body: toSearch(filter), parseAs: 'blob', ...withoutLimit }),
  );
  if (!session?.canExport) return null;
  return (
    <Button tone="plain" size="sm" disabled={isPending} onClick={() => download()} title="Export these leads as CSV">
      <Icon of={DownloadIcon} size="sm" />
      <span className={toolLabel}>{isPending ? 'Exporting…' : 'Export'}</span>
    </Button>
  );
}
