import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useRef } from 'react';
import { copyText } from '../copy-text.ts';
import { formatDateTime } from '../time/business-time.ts';

interface LinkDialogProps {
  /** Whose link it is. */
  name: string;
  url: string;
  /** ISO 8601. */
  expiresAt: string;
  onClose: () => void;
}

/** Shows a link once, when the portal cannot send it by email. */
export function LinkDialog({ name, url, expiresAt, onClose }: LinkDialogProps) {
  const shown = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(url, { shown: shown.current, done: ['Link copied', `Send it to ${name} only.`], what: 'The link was' });
  return (
    <Dialog
      title={`Link for ${name}`}
      description={`Email is not configured, so send this link yourself. It can be used once, until ${formatDateTime(expiresAt)}.`}
      open
      onOpenChange={onClose}
    >
      <Field label="Link" name="link" ref={shown} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button onClick={copy}>Copy</Button>
    </Dialog>
  );
}
