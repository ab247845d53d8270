import type { DraftAttachment } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { XIcon } from '@portal/ui/icons';
import { useRef } from 'react';
import { fileSize } from '../files/message-files.ts';
import { attachFile, removeFile } from '../session/drafts.ts';
import { hidden, iconButton, tool } from '../shared.styles.ts';
import { useAction } from '../use-action.ts';
import * as styles from './composer.styles.ts';

/** Adds files to a reply, and lists those that it has. */
export function ReplyFiles({ leadId, attachments }: { leadId: number; attachments: DraftAttachment[] }) {
  const input = useRef<HTMLInputElement>(null);
  const add = useAction({
    run: async (files: File[]) => {
      for (const file of files) await attachFile(leadId, file);
    },
    failed: 'The file was not attached',
  });
  const remove = useAction({
    run: (id: number) => removeFile(leadId, id),
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
          add.mutate([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button tone="plain" size="sm" className={tool} disabled={add.isPending} onClick={() => input.current?.click()}>
        {add.isPending ? 'Attaching…' : 'Attach'}
      </Button>
      {attachments.map(({ id, name, size }) => (
        <span key={id} className={styles.file}>
          <bdi>{name}</bdi> {fileSize(size)}
          <button type="button" className={iconButton} aria-label={`Remove ${name}`} onClick={() => remove.mutate(id)}>
            <Icon of={XIcon} size="sm" />
          </button>
        </span>
      ))}
    </div>
  );
}
