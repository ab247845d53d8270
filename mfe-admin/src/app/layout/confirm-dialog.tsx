import { Dialog } from '@portal/ui/dialog';
import { useAction } from '../../use-action.ts';
import { DialogButtons } from './dialog-buttons.tsx';

interface ConfirmDialogProps {
  title: string;
  description: string | undefined;
  /** Of the button that does it. */
  label: string;
  pendingLabel?: string;
  run: () => Promise<unknown>;
  /** Title of the toast when it fails. */
  failed: string;
  onClose: () => void;
}

/** Asks before something that cannot be undone. Render it while it is open. */
export function ConfirmDialog({
  title,
  description,
  label,
  pendingLabel = label,
  onClose,
  ...action
}: ConfirmDialogProps) {
  const { mutate, isPending } = useAction({ ...action, onSuccess: onClose });
  return (
    <Dialog title={title} description={description} open onOpenChange={onClose}>
      <DialogButtons
        label={label}
        pendingLabel={pendingLabel}
        tone="danger"
        isPending={isPending}
        onConfirm={() => mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
