import { textLimits } from '@portal/contracts/text-limits';
import { toast } from '@portal/platform';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { nameSchema } from '../account/name-form.tsx';
import { MutationForm, useKeptForm } from '../layout/mutation-form.tsx';
import { updateMember } from './staff.queries.ts';

interface RenameDialogProps {
  member: { id: number; name: string };
  onClose: () => void;
}

export function RenameDialog({ member: { id, name }, onClose }: RenameDialogProps) {
  const form = useKeptForm(`name of staff ${id}`, {
    schema: nameSchema,
    defaultValues: { name },
    mutationFn: (values) => updateMember(id, values),
    onSuccess: (_result, values) => {
      toast.success('Changes saved', `${name} is now ${values.name}.`);
      onClose();
    },
    focusOnError: 'name',
  });
  return (
    <Dialog
      title={`Rename ${name}`}
      description="Customers see the name as the sender of mail."
      open
      onOpenChange={onClose}
    >
      <MutationForm form={form} submitLabel="Save" pendingLabel="Saving…" wide>
        <Field label="Name" maxLength={textLimits.name} autoComplete="off" required {...form.field('name')} />
      </MutationForm>
    </Dialog>
  );
}
