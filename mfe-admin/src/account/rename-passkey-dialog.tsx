import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema } from '@portal/contracts/text-schema';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { object } from 'yup';
import { MutationForm, useKeptForm } from '../layout/mutation-form.tsx';
import { renamePasskey } from './passkeys.queries.ts';

const schema = object({ name: lineSchema('Name', textLimits.name).required('Name is required') });

interface RenamePasskeyDialogProps {
  passkey: { id: number; name: string };
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const form = useKeptForm(`passkey ${id}`, {
    schema,
    defaultValues: { name },
    mutationFn: (values) => renamePasskey(id, values.name),
    onSuccess: onClose,
    focusOnError: 'name',
  });
  return (
    <Dialog title="Rename passkey" open onOpenChange={onClose}>
      <MutationForm form={form} submitLabel="Save" pendingLabel="Saving…" wide>
        <Field label="Name" maxLength={textLimits.name} autoComplete="off" required {...form.field('name')} />
      </MutationForm>
    </Dialog>
  );
}
