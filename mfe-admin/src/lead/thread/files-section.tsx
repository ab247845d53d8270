import { isProgram } from '@portal/contracts/program-types';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { css, cx } from 'styled-system/css';
import { label, mutedLine } from '../../shared.styles.ts';
import { formatShortDateTime } from '../../time/business-time.ts';
import { fileKind, fileSize, messagePath } from './message-files.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'xs' });
/** What is said of a file is below its name. */
const item = css({ paddingBlock: '1', overflowWrap: 'anywhere', '& > :not(:first-child)': { marginInlineStart: '6' } });
const name = css({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: '2',
  fontWeight: 'medium',
  '&:is(a)': { paddingBlock: { base: '2.5', md: '0' }, marginBlock: { base: '-2.5', md: '0' } },
  '&:is(a):hover > bdi': { color: 'accent.text', textDecoration: 'underline' },
  '& > svg': { marginTop: '0.5', color: 'fg.muted' },
  '& > bdi': { gridColumn: '2' },
});
const warning = css({ display: 'block', color: 'danger.text' });
const source = css({
  minHeight: '6',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { color: 'fg', textDecoration: 'underline' },
});
const more = css({ marginTop: '1', paddingInline: '0' });

const shownFirst = 5;

interface FilesSectionProps {
  lead: Lead;
  /** Shows an e-mail of the thread. */
  onMessage: (id: number) => void;
}

/** The files of all e-mails of a lead, newest first. */
export function FilesSection({ lead: { files, timeline }, onMessage }: FilesSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (files.length === 0) return null;
  const shown = new Set(timeline.map(({ message }) => message?.id));
  return (
    <section>
      <h2 className={label}>Files</h2>
      <ul className={list} aria-label="Files">
        {files.slice(0, isOpen ? undefined : shownFirst).map((file) => (
          <FileItem
            key={`${file.messageId} ${file.part}`}
            file={file}
            onMessage={shown.has(file.messageId) ? () => onMessage(file.messageId) : undefined}
          />
        ))}
      </ul>
      {files.length > shownFirst && (
        <Button size="sm" tone="plain" className={more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${files.length}`}
        </Button>
      )}
    </section>
  );
}

interface FileItemProps {
  file: Lead['files'][number];
  onMessage: (() => void) | undefined;
}

function FileItem({ file, onMessage }: FileItemProps) {
  const { messageId, part, mimeType, size, direction, subject, at, isMissing } = file;
  const path = messagePath(messageId, part === null ? 'raw' : `attachments/${part}`);
  const from = `${direction === 'in' ? 'Received' : 'Sent'} ${formatShortDateTime(at)}`;
  return (
    <li className={item}>
      {isMissing ? (
        <p className={name}>
          <bdi>{file.name}</bdi>
        </p>
      ) : (
        <a className={name} href={path} download={file.name}>
          <Icon of={DownloadIcon} size="sm" />
          <bdi>{file.name}</bdi>
        </a>
      )}
      <span className={mutedLine}>
        {fileKind(mimeType)}, {fileSize(size)}
      </span>
      {isMissing && <span className={warning}>Its e-mail is not on the server any more.</span>}
      {!isMissing && isProgram(mimeType, file.name) && (
        <span className={warning}>Open it only if you expect a program.</span>
      )}
      {part === null && <span className={mutedLine}>The files in this e-mail could not be read.</span>}
      {onMessage ? (
        <button type="button" className={cx(mutedLine, source)} title={`Show “${subject}”`} onClick={onMessage}>
          {from}
        </button>
      ) : (
        <span className={mutedLine} title={subject}>
          {from}
        </span>
      )}
    </li>
  );
}
