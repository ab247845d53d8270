import { Button } from '@portal/ui/button';
import { XIcon } from '@portal/ui/icons';
import { useRef } from 'react';
import { IconButton } from '../../controls.tsx';
import type { Draft } from '../../session/draft.ts';
import { drafts } from '../../session/drafts.ts';
import { hidden, tool } from '../../shared.styles.ts';
import { useAction } from '../../use-action.ts';
import { fileSize } from '../thread/message-files.ts';
import * as styles from './composer.styles.ts';

interface ReplyFilesProps {
  leadId: number;
  draft: Draft;
  isDisabled: boolean;
}

/** Adds files to a reply, and lists those that it has. */
export function ReplyFiles({ leadId, draft: { files, uploads }, isDisabled }: ReplyFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = useAction({
    run: (file: File) => drafts.attach(leadId, file),
    failed: ({ name }) => `${name} was not attached`,
  });
  const remove = useAction({
    run: (id: number) => drafts.removeFile(leadId, id),
    failed: 'The file is still attached',
  });
  return (
    <div className={styles.footerTools}>
      <input
        ref={input}
        type="file"
        multiple
        className={hidden}
        tabIndex={-1}
        aria-label="Files to attach"
        onChange={({ target }) => {
          for (const file of target.files ?? []) add.mutate(file);
          target.value = '';
        }}
      />
      <Button
        tone="plain"
        size="sm"
        className={tool}
        disabled={isDisabled || uploads.length > 0}
        onClick={() => input.current?.click()}
      >
        Attach
      </Button>
      {files.map(({ id, name, size }) => (
        <span key={id} className={styles.file}>
          <bdi>{name}</bdi> {fileSize(size)}
          <IconButton
            icon={XIcon}
            aria-label={`Remove ${name}`}
            disabled={isDisabled}
            onClick={() => remove.mutate(id)}
          />
        </span>
      ))}
    </div>
  );
}
