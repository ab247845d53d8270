import { toast } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { formatDateTime } from '../time/relative-time.tsx';

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
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success('Link copied', `Send it to ${name} only.`),
      () => toast.error('The link was not copied', 'Select the link and copy it manually.'),
    );
  return (
    <Dialog
      title={`Link for ${name}`}
      description={`Email is not configured, so send this link yourself. It can be used once, until ${formatDateTime(expiresAt)}.`}
      colorMode="inherit"
      open
      onOpenChange={onClose}
    >
      <Field label="Link" name="link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button onClick={copy}>Copy</Button>
    </Dialog>
  );
}
