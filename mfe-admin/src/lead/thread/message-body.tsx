import type { Message } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { countOf } from '../../numbers.ts';
import { muted } from '../../shared.styles.ts';
import { Attachments } from './attachments.tsx';
import { messagePath } from './message-files.ts';
import { MessageHtml } from './message-html.tsx';
import * as styles from './thread.styles.ts';

/** The text of an e-mail with folded quotes, its attachments, and on request its HTML. */
export function MessageBody({ message }: { message: Message }) {
  const { id, text, quotes, hasHtml, isTruncated, problem, attachments } = message;
  const [isHtml, setIsHtml] = useState(false);
  const embedded = attachments.filter(({ isInline }) => isInline);
  return (
    <>
      {isHtml ? (
        <MessageHtml messageId={id} />
      ) : (
        splitQuotes(text, quotes).map(({ start, isQuote, part }) =>
          isQuote ? (
            <details key={start} className={styles.fold}>
              <summary>Show quoted text</summary>
              <p className={styles.quoted} dir="auto">
                {part}
              </p>
            </details>
          ) : (
            <p key={start} className={styles.text} dir="auto">
              {part}
            </p>
          ),
        )
      )}
      {isTruncated && <p className={muted}>The text is cut. The original message has all of it.</p>}
      {problem && <p className={styles.problem}>{problem}</p>}
      {(isTruncated || problem) && (
        <a className={styles.original} href={messagePath(id, 'raw')} download>
          <Icon of={DownloadIcon} size="sm" />
          Download the original message
        </a>
      )}
      <Attachments messageId={id} attachments={attachments.filter(({ isInline }) => !isInline)} />
      {embedded.length > 0 && (
        <details className={styles.fold}>
          <summary>{countOf(embedded.length, 'embedded file')}</summary>
          <Attachments messageId={id} attachments={embedded} />
        </details>
      )}
      {hasHtml && (
        <Button tone="plain" size="sm" className={styles.bodyButton} onClick={() => setIsHtml(!isHtml)}>
          {isHtml ? 'Show plain text' : 'Show formatting'}
        </Button>
      )}
    </>
  );
}

interface Part {
  start: number;
  isQuote: boolean;
  part: string;
}

/** Returns the text in its order, with the parts that repeat earlier mails apart. Parts without visible text are left out. */
function splitQuotes(text: string, quotes: Message['quotes']): Part[] {
  const parts: Part[] = [];
  const add = (start: number, end: number, isQuote: boolean) => {
    const part = text.slice(start, end).replace(/^\s*\n|\s+$/g, '');
    if (part) parts.push({ start, isQuote, part });
  };
  let position = 0;
  for (const [start = 0, end = 0] of quotes) {
    add(position, start, false);
    add(start, end, true);
    position = end;
  }
  add(position, text.length, false);
  return parts;
}
