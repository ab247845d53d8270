import { newPasswordSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField, passwordHint } from '@portal/ui/password-field';
import { object, string } from 'yup';
import { MutationForm } from '../app/layout/mutation-form.tsx';
import { UsernameField } from '../app/layout/username-field.tsx';
import { changePassword } from './account.queries.ts';

const schema = object({ current: string().required('Current password is required'), next: newPasswordSchema });

export function ChangePasswordForm() {
  const form = useFormMutation({
    schema,
    defaultValues: { current: '', next: '' },
    mutationFn: (passwords) => changePassword(passwords),
    onSuccess: () => {
      form.reset();
      toast.success('Password changed', 'All your other sessions were signed out.');
    },
  });
  const { field } = form;

  return (
    <MutationForm form={form} submitLabel="Change password" pendingLabel="Saving…">
      <UsernameField />
      <PasswordField label="Current password" autoComplete="current-password" required {...field('current')} />
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} required {...field('next')} />
    </MutationForm>
  );
}
