import { Dialog } from '@portal/ui/dialog';
import { DialogButtons } from '../app/layout/dialog-buttons.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What ends. */
  description: string | undefined;
  /** Label of the button that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something ends for a person. */
export const ConfirmDialog = ({ title, description, action, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} description={description} open onOpenChange={onClose}>
    <DialogButtons
      label={action}
      pendingLabel={action}
      tone="danger"
      isPending={false}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  </Dialog>
);
