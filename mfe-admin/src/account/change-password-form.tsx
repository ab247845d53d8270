import { passwordLength } from '@portal/contracts/password';
import { toast } from '@portal/platform';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField, passwordHint } from '@portal/ui/password-field';
import { object, string } from 'yup';
import { MutationForm } from '../layout/mutation-form.tsx';
import { heading } from '../layout/page.styles.ts';
import { changePassword } from './account.queries.ts';
import { UsernameField } from './username-field.tsx';

const { min, max } = passwordLength;
const changePasswordSchema = object({
  current: string().required('Current password is required'),
  next: string()
    .required('New password is required')
    .min(min, `Use at least ${min} characters`)
    .max(max, `Use at most ${max} characters`),
});

export function ChangePasswordForm() {
  const { field, onSubmit, mutation, reset } = useFormMutation({
    schema: changePasswordSchema,
    defaultValues: { current: '', next: '' },
    mutationFn: (passwords) => changePassword(passwords),
    onSuccess: () => {
      reset();
      toast.success('Password changed', 'All your other sessions were signed out.');
    },
  });

  return (
    <MutationForm submitLabel="Change password" pendingLabel="Saving…" onSubmit={onSubmit} mutation={mutation}>
      <h2 className={heading}>Change password</h2>
      <UsernameField />
      <PasswordField label="Current password" autoComplete="current-password" required {...field('current')} />
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} required {...field('next')} />
    </MutationForm>
  );
}
