import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema } from '@portal/contracts/text-schema';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { object } from 'yup';
import { MutationForm } from '../layout/mutation-form.tsx';
import { keptValues } from '../session/drafts.ts';
import { renamePasskey } from './passkeys.queries.ts';

const schema = object({ name: lineSchema('Name', textLimits.name).required('Name is required') });

interface RenamePasskeyDialogProps {
  passkey: { id: number; name: string };
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const kept = `passkey ${id}`;
  const { field, onSubmit, mutation } = useFormMutation({
    schema,
    defaultValues: { name, ...keptValues.get(kept) },
    mutationFn: (values) => renamePasskey(id, values.name),
    onSuccess: () => {
      keptValues.delete(kept);
      onClose();
    },
    focusOnError: 'name',
  });
  return (
    <Dialog title="Rename passkey" colorMode="inherit" open onOpenChange={onClose}>
      <MutationForm keep={kept} submitLabel="Save" pendingLabel="Saving…" wide onSubmit={onSubmit} mutation={mutation}>
        <Field label="Name" maxLength={textLimits.name} autoComplete="off" required {...field('name')} />
      </MutationForm>
    </Dialog>
  );
}
