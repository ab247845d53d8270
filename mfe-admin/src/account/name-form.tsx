import { textLimits } from '@portal/contracts/text-limits';
import { toast } from '@portal/platform';
import { Field } from '@portal/ui/field';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { nameSchema } from '../app/layout/rename-dialog.tsx';
import { changeName } from '../session/session.ts';

/** The name of the signed-in user. */
export function NameForm({ name }: { name: string }) {
  const form = useKeptForm('name', {
    schema: nameSchema,
    defaultValues: { name },
    mutationFn: (values) => changeName(values.name),
    onSuccess: () => toast.success('Name saved', 'It is the sender of your next mails.'),
    focusOnError: 'name',
  });
  return (
    <MutationForm form={form} submitLabel="Save name" pendingLabel="Saving…">
      <Field
        label="Your name"
        id="own-name"
        hint="Colleagues see it, and customers as the sender of your mail."
        autoComplete="name"
        maxLength={textLimits.name}
        required
        {...form.field('name')}
      />
    </MutationForm>
  );
}
