import { useNavigate } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { SearchIcon } from '@portal/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { search, searchInput } from './filter-bar.styles.ts';
import { type LeadFilter, toList, withChange } from './lead-filter.ts';

/** Typing this fast asks once. */
const pauseMs = 150;

/** Searches while one types. The address is what is searched for; the field runs a few letters ahead of it. */
export function SearchField({ filter }: { filter: LeadFilter }) {
  const { q = '' } = filter;
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  // Other filters may change while a search waits to be asked: it joins them as they are then.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);

  // Somebody went to another view: what stands in the field belongs to the one before.
  if (q !== asked) {
    setAsked(q);
    setText(q);
  }

  const look = (words: string) => {
    const next = words.trim();
    if (next === (latest.current.q ?? '')) return;
    setAsked(next);
    navigate(toList(withChange(latest.current, { q: next })), { replace: true });
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
