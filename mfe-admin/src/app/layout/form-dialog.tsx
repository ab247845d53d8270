import { Dialog } from '@portal/ui/dialog';
import type { ComponentProps } from 'react';
import { MutationForm } from './mutation-form.tsx';

interface FormDialogProps extends ComponentProps<typeof MutationForm> {
  title: string;
  description?: string;
  onClose: () => void;
}

/** A dialog with one form. Render it while it is open. */
export const FormDialog = ({ title, description, onClose, ...form }: FormDialogProps) => (
  <Dialog title={title} description={description} open onOpenChange={onClose}>
    <MutationForm {...form} />
  </Dialog>
);
