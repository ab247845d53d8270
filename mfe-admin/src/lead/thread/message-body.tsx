import { isPicture } from '@portal/contracts/program-types';
import type { Message } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { countOf } from '../../numbers.ts';
import { muted } from '../../shared.styles.ts';
import { fileSize, messagePath } from './message-files.ts';
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

const thumbnail = css({
  display: 'block',
  width: '9rem',
  height: '7rem',
  border: 'hairline',
  borderRadius: 'control',
  bg: 'bg.sunken',
  overflow: 'hidden',
  cursor: 'zoom-in',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
});
const picture = css({ maxHeight: '70dvh', marginInline: 'auto', objectFit: 'contain' });

/** Larger ones are files, which a phone does not load with the lead. */
const maxPictureBytes = 8_000_000;

type Attachment = Message['attachments'][number];

interface AttachmentsProps {
  messageId: number;
  attachments: Attachment[];
}

/** The pictures and the files of an e-mail. */
function Attachments({ messageId, attachments }: AttachmentsProps) {
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Attachments">
      {attachments.map((attachment) => {
        const path = messagePath(messageId, `attachments/${attachment.part}`);
        return (
          <li key={attachment.part}>
            {isPicture(attachment.mimeType) && attachment.size <= maxPictureBytes ? (
              <Picture attachment={attachment} path={path} />
            ) : (
              <File attachment={attachment} path={path} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface AttachmentProps {
  attachment: Attachment;
  path: string;
}

const File = ({ attachment: { name, size }, path }: AttachmentProps) => (
  <a className={styles.file} href={path} download={name}>
    <Icon of={DownloadIcon} size="sm" />
    <bdi>{name}</bdi>
    <span className={muted}>{fileSize(size)}</span>
  </a>
);

/** A small picture that opens as a large one. A damaged one is a file. */
function Picture({ attachment, path }: AttachmentProps) {
  const [isDamaged, setIsDamaged] = useState(false);
  if (isDamaged) return <File attachment={attachment} path={path} />;
  const { name } = attachment;
  return (
    <Dialog
      title={name}
      trigger={
        <button type="button" className={thumbnail} title={name}>
          <img src={path} alt={name} loading="lazy" onError={() => setIsDamaged(true)} />
        </button>
      }
    >
      <img className={picture} src={path} alt={name} />
      <File attachment={attachment} path={path} />
    </Dialog>
  );
}
