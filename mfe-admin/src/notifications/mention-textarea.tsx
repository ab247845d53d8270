import { useQuery } from '@portal/platform/query';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { countOf } from '../numbers.ts';
import { hidden } from '../shared.styles.ts';
import { colleaguesQuery } from './notifications.queries.ts';

const box = css({ position: 'relative', display: 'grid', minHeight: { base: '40', md: '0' } });
const list = css({
  position: 'absolute',
  zIndex: '1',
  // Below the field is the edge of the screen. On phones, the field is on top.
  insetBlockStart: { base: '100%', md: 'auto' },
  insetBlockEnd: { md: '100%' },
  insetInlineStart: '2',
  minWidth: '14rem',
  maxWidth: 'full',
  maxHeight: '14rem',
  overflowY: 'auto',
  padding: '1',
  bg: 'bg.raised',
  border: 'strong',
  borderRadius: 'control',
});
const option = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: 'tap', md: '8' },
  paddingInline: '2',
  borderRadius: 'sm',
  fontSize: 'sm',
  cursor: 'pointer',
  '&[aria-selected=true]': { bg: 'accent.soft' },
});

const maxShown = 8;
/** An @ at the start of a word, and what follows it up to the cursor. */
const mention = /(?<![\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{N} .'’-]{0,60}|)$/u;

/** A text area in which @ offers colleagues. Arrow keys move, Enter and Tab choose, Escape closes the list. */
export function MentionTextarea(props: ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery, enabled: typed !== undefined });
  const search = typed?.toLowerCase();
  const found =
    search === undefined
      ? []
      : colleagues
          .filter(({ name }) => name.toLowerCase().startsWith(search) || name.toLowerCase().includes(` ${search}`))
          .slice(0, maxShown);
  const current = found[Math.min(active, found.length - 1)];

  const look = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const match = selectionStart === selectionEnd ? mention.exec(value.slice(0, selectionStart)) : null;
    setTyped(match?.[1]);
    if (match?.[1] !== typed) setActive(0);
  };
  const choose = ({ name, label, email }: (typeof colleagues)[number]) => {
    const area = field.current;
    if (!area || typed === undefined) return;
    const end = area.selectionStart;
    area.setRangeText(`@${label === name ? name : email} `, end - typed.length - 1, end, 'end');
    // React's change event, as if it had been typed.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
    setTyped(undefined);
  };
  /** Returns whether the key was for the list. */
  const applyKey = (key: string): boolean => {
    if (!current) return false;
    if (key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
    else if (key === 'Enter' || key === 'Tab') choose(current);
    else if (key === 'Escape') setTyped(undefined);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    const isPlain = !(ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing);
    if (!isPlain || !applyKey(event.key)) return props.onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={box}>
      <textarea
        {...props}
        ref={field}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={current && listId}
        aria-activedescendant={current && `${listId}-${current.id}`}
        onSelect={look}
        onChange={(event) => {
          props.onChange?.(event);
          look();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {current && (
        <div id={listId} role="listbox" aria-label="Colleagues" className={list}>
          {found.map((colleague) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text area keeps the focus, and names the active option
            <div
              key={colleague.id}
              id={`${listId}-${colleague.id}`}
              role="option"
              aria-selected={colleague.id === current.id}
              className={option}
              // A click would take the focus before it chooses.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(colleague);
              }}
            >
              <bdi>{colleague.label}</bdi>
            </div>
          ))}
        </div>
      )}
      <span role="status" className={hidden}>
        {current && `${countOf(found.length, 'colleague')}: ${current.label}`}
      </span>
    </div>
  );
}
