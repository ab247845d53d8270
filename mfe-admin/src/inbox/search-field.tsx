import { useNavigate } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { SearchIcon } from '@portal/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { search, searchInput } from './filter-bar.styles.ts';
import { type LeadFilter, readFilter, toList, withChange } from './lead-filter.ts';

/** Typing this fast asks once. */
const pauseMs = 150;

/** Searches while one types. The address is what is searched for; the field runs a few letters ahead of it. */
export function SearchField({ filter }: { filter: LeadFilter }) {
  const { q = '' } = filter;
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);

  // Somebody went to another view: what stands in the field belongs to the one before.
  if (q !== asked) {
    setAsked(q);
    setText(q);
  }

  // The address is ahead of what is drawn: while a search waited, somebody may have left for a lead, or chosen a filter.
  const look = (words: string) => {
    if (location.pathname !== toList({})) return;
    const current = readFilter(new URLSearchParams(location.search));
    const next = words.trim();
    if (next === (current.q ?? '')) return;
    setAsked(next);
    navigate(toList(withChange(current, { q: next })), { replace: true });
  };
  const type = (words: string) => {
    setText(words);
    clearTimeout(due.current);
    due.current = setTimeout(() => look(words), pauseMs);
  };

  return (
    <search className={search}>
      <Icon of={SearchIcon} size="sm" />
      <input
        id="search"
        type="search"
        className={searchInput}
        aria-label="Search leads"
        placeholder="Name, company, e-mail, phone, words"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') look(text);
          if (key === 'Escape') currentTarget.blur();
        }}
      />
    </search>
  );
}
