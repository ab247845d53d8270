import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useRef } from 'react';
import { copyText } from '../../copy-text.ts';

interface SecretDialogProps {
  title: string;
  description: string;
  /** What it is, e.g. `Link`. */
  label: string;
  secret: string;
  /** What to do with it, once it is copied. */
  advice: string;
  onClose: () => void;
}

/** Shows a secret that cannot be shown again, such as a link to set a password. */
export function SecretDialog({ title, description, label, secret, advice, onClose }: SecretDialogProps) {
  const shown = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(secret, {
      shown: shown.current,
      done: [`${label} copied`, advice],
      what: `The ${label.toLowerCase()} was`,
    });
  return (
    <Dialog title={title} description={description} open onOpenChange={onClose}>
      <Field
        label={label}
        name={label.toLowerCase()}
        ref={shown}
        readOnly
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={copy}>Copy</Button>
    </Dialog>
  );
}
