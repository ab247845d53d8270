import { yupResolver } from '@hookform/resolvers/yup';
import { passwordLength } from '@portal/contracts/password';
import { toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { PasswordField, passwordHint } from '@portal/ui/password-field';
import { useForm } from 'react-hook-form';
import { css } from 'styled-system/css';
import { type InferType, object, string } from 'yup';
import { FormError } from '../layout/form-error.tsx';
import { form, heading } from '../layout/page.styles.ts';
import { changePassword } from './account.queries.ts';
import { UsernameField } from './username-field.tsx';

const button = css({ alignSelf: 'flex-start' });

const { min, max } = passwordLength;
const changePasswordSchema = object({
  current: string().required('Current password is required'),
  next: string()
    .required('New password is required')
    .min(min, `Use at least ${min} characters`)
    .max(max, `Use at most ${max} characters`),
});

export function ChangePasswordForm() {
  const { register, handleSubmit, reset, formState } = useForm<InferType<typeof changePasswordSchema>>({
    resolver: yupResolver(changePasswordSchema),
    defaultValues: { current: '', next: '' },
  });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: changePassword,
    onSuccess: () => {
      reset();
      toast.success('Password changed', 'All your other sessions were signed out.');
    },
  });

  return (
    <form className={form} noValidate onSubmit={handleSubmit((passwords) => mutate(passwords))}>
      <h2 className={heading}>Change password</h2>
      <UsernameField />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        error={formState.errors.current?.message}
        {...register('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordHint}
        required
        error={formState.errors.next?.message}
        {...register('next')}
      />
      <FormError error={error} />
      <Button type="submit" className={button} disabled={isPending}>
        {isPending ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  );
}
