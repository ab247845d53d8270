import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const words = /(Wi-Fi|\bI-\d+)/;

/**
 * Returns a text whose "Wi-Fi" and highways ("I-35") do not wrap at their hyphen. Not by a non-breaking hyphen or a word joiner: searches, and
 * some screen readers, would not recognize the word.
 */
export function noWrap(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !words.test(text)) return text;
  return text.split(words).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no items that move
      <span key={index} className={css({ whiteSpace: 'nowrap' })}>
        {part}
      </span>
    ),
  );
}
