import { isPicture } from '@portal/contracts/program-types';
import type { Message } from '@portal/staff-client/lead';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { css } from 'styled-system/css';
import { muted } from '../../shared.styles.ts';
import { fileSize, messagePath } from './message-files.ts';
import * as styles from './thread.styles.ts';

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
export function Attachments({ messageId, attachments }: AttachmentsProps) {
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
