import { textLimits } from '@portal/contracts/text-limits';
import { useNavigate } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { SearchIcon } from '@portal/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { filterOf, type LeadFilter, toInboxPath, withChange } from '../leads/lead-filter.ts';
import { searchBox, searchInput } from './filter-bar.styles.ts';

/** Debounce of typing. */
const debounceMs = 150;

/** Searches while the user types. The URL holds the search text; the field is ahead of it by the debounce. */
export function SearchField({ filter }: { filter: LeadFilter }) {
  const { q = '' } = filter;
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [submitted, setSubmitted] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The URL changed by navigation: replace the text of the previous search.
  if (q !== submitted) {
    setSubmitted(q);
    setText(q);
  }

  // Reads the current URL: during the debounce the user may have opened a lead or chosen a filter.
  const search = (text: string) => {
    if (location.pathname !== toInboxPath({})) return;
    const current = filterOf(location);
    const next = text.trim();
    if (next === (current.q ?? '')) return;
    setSubmitted(next);
    navigate(toInboxPath(withChange(current, { q: next })), { replace: true });
  };
  const searchLater = (text: string) => {
    setText(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), debounceMs);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom and Safari before 17 do not support <search>
    <div role="search" className={searchBox}>
      <Icon of={SearchIcon} size="sm" />
      <input
        id="search"
        type="search"
        className={searchInput}
        aria-label="Search leads"
        placeholder="Search leads"
        autoComplete="off"
        maxLength={textLimits.search}
        value={text}
        onChange={({ target }) => searchLater(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') search(text);
          if (key === 'Escape') currentTarget.blur();
        }}
      />
    </div>
  );
}
