import { yupResolver } from '@hookform/resolvers/yup';
import { toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { PasswordField } from '@portal/ui/password-field';
import { useForm } from 'react-hook-form';
import { type InferType, object, string } from 'yup';
import { FormError } from '../layout/form-error.tsx';
import { form } from '../layout/page.styles.ts';
import { endSessions } from './account.queries.ts';
import { UsernameField } from './username-field.tsx';

const passwordSchema = object({ password: string().required('Password is required') });

/** What to sign out: one session, or all others without `sessionId`. */
export interface SignOutTarget {
  sessionId?: string;
  label: string;
}

/** Asks for the password, so that an unattended screen cannot be used to sign its owner out elsewhere. */
export function SignOutDialog({ target, onClose }: { target: SignOutTarget; onClose: () => void }) {
  const { sessionId, label } = target;
  const { register, handleSubmit, formState } = useForm<InferType<typeof passwordSchema>>({
    resolver: yupResolver(passwordSchema),
    defaultValues: { password: '' },
  });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: endSessions,
    onSuccess: () => {
      toast.success('Signed out', `You are signed out of ${label}.`);
      onClose();
    },
  });

  return (
    <Dialog title={`Sign out of ${label}`} colorMode="inherit" open onOpenChange={onClose}>
      <form className={form} noValidate onSubmit={handleSubmit(({ password }) => mutate({ password, sessionId }))}>
        <UsernameField />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <FormError error={error} />
        <Button type="submit" disabled={isPending}>
          Sign out
        </Button>
      </form>
    </Dialog>
  );
}
