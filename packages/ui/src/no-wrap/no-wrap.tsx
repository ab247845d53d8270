import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const word = 'Wi-Fi';

/**
 * Returns a text whose "Wi-Fi" does not wrap at its hyphen. Not by a non-breaking hyphen or a word joiner: searches for "Wi-Fi", and some
 * screen readers, would not recognize the word. Titles, which are balanced, do not need it.
 */
export function noWrap(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !text.includes(word)) return text;
  return text.split(word).flatMap((part, index) =>
    index === 0
      ? part
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no items that move
          <span key={index} className={css({ whiteSpace: 'nowrap' })}>
            {word}
          </span>,
          part,
        ],
  );
}
