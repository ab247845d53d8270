import { toast } from '@portal/platform';
import type { StaffLink } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { exactly } from '../time/moment.tsx';

interface LinkDialogProps {
  handover: { name: string; link: StaffLink } | undefined;
  onClose: () => void;
}

/** Where the portal sends no mail, a manager hands the link over. It is shown here once and nowhere else. */
export function LinkDialog({ handover, onClose }: LinkDialogProps) {
  if (!handover) return null;
  const { name, link } = handover;
  const address = link.link ?? '';

  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Copied', `Now hand it to ${name}, and to nobody else.`),
      () => toast.error('Not copied', 'Please select the link and copy it by hand.'),
    );
  return (
    <Dialog
      title={`A link for ${name}`}
      description={`This portal sends no e-mail, so please hand it over yourself. It works once, until ${exactly(link.expiresAt)}.`}
      ground="around"
      open
      onOpenChange={onClose}
    >
      <Field label="Link" name="handover-link" readOnly value={address} onFocus={({ target }) => target.select()} />
      <Button onClick={copy}>Copy</Button>
    </Dialog>
  );
}
