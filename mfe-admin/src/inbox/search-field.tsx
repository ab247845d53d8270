import { textLimits } from '@portal/contracts/text-limits';
import { useNavigate } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { SearchIcon } from '@portal/ui/icons';
import { cx } from 'styled-system/css';
import { useUrlText } from '../app/layout/use-url-text.ts';
import { filterOf, toInboxPath, withChange } from '../leads/lead-filter.ts';
import { input } from '../shared.styles.ts';
import { searchBox, searchInput } from './filter-bar.styles.ts';

/** Searches while the user types. The URL holds the search text. */
export function SearchField() {
  const navigate = useNavigate();
  const { text, change, submit } = useUrlText({
    read: (url) => filterOf(url).q ?? '',
    write: (q) => navigate(toInboxPath(withChange(filterOf(location), { q })), { replace: true }),
    delayMs: 150,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom and Safari before 17 do not support <search>
    <div role="search" className={searchBox}>
      <Icon of={SearchIcon} size="sm" />
      <input
        id="search"
        type="search"
        className={cx(input, searchInput)}
        aria-label="Search leads"
        placeholder="Search leads"
        autoComplete="off"
        maxLength={textLimits.search}
        value={text}
        onChange={({ target }) => change(target.value)}
        // So that a filter that is chosen next is added to the search.
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') submit();
          if (event.key !== 'Escape') return;
          // Chromium clears a search field on Escape.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </div>
  );
}
