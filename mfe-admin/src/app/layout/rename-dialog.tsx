import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema } from '@portal/contracts/text-schema';
import { Field } from '@portal/ui/field';
import { object } from 'yup';
import { FormDialog } from './form-dialog.tsx';
import { useKeptForm } from './mutation-form.tsx';

export const nameSchema = object({ name: lineSchema('Name', textLimits.name).required('Name is required') });

interface RenameDialogProps {
  title: string;
  description?: string;
  /** Name of the form, under which what is typed is kept. */
  form: string;
  name: string;
  rename: (name: string) => Promise<unknown>;
  onRenamed?: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ form: keep, name, rename, onRenamed, onClose, ...dialog }: RenameDialogProps) {
  const form = useKeptForm(keep, {
    schema: nameSchema,
    defaultValues: { name },
    mutationFn: (values) => rename(values.name),
    onSuccess: (_result, values) => {
      onRenamed?.(values.name);
      onClose();
    },
    focusOnError: 'name',
  });
  return (
    <FormDialog {...dialog} onClose={onClose} form={form} submitLabel="Save" pendingLabel="Saving…" wide>
      <Field label="Name" maxLength={textLimits.name} autoComplete="off" required {...form.field('name')} />
    </FormDialog>
  );
}
