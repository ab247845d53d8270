import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Dialog } from '@portal/ui/dialog';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField } from '@portal/ui/password-field';
import { object, string } from 'yup';
import { MutationForm } from '../layout/mutation-form.tsx';
import { UsernameField } from '../layout/username-field.tsx';
import { sessionQuery } from '../session/session.ts';
import { endSessions } from './account.queries.ts';

const passwordSchema = object({ password: string().required('Password is required') });
const emptySchema = object({ password: string() });

/** What to sign out: one session, or all others without `sessionId`. */
export interface SignOutTarget {
  sessionId?: string;
  label: string;
}

/** Asks for the password, or a recent sign-in without one, so that an unattended screen cannot be used to sign its owner out elsewhere. */
export function SignOutDialog({ target, onClose }: { target: SignOutTarget; onClose: () => void }) {
  const { sessionId, label } = target;
  const { data: session } = useQuery(sessionQuery);
  const hasPassword = session?.hasPassword !== false;
  const form = useFormMutation({
    schema: hasPassword ? passwordSchema : emptySchema,
    defaultValues: { password: '' },
    mutationFn: ({ password }) => endSessions({ ...(hasPassword && { password }), sessionId }),
    onSuccess: () => {
      toast.success('Signed out', `You are signed out of ${label}.`);
      onClose();
    },
  });

  return (
    <Dialog title={`Sign out of ${label}`} open onOpenChange={onClose}>
      <MutationForm form={form} submitLabel="Sign out" wide>
        {hasPassword && (
          <>
            <UsernameField />
            <PasswordField label="Your password" autoComplete="current-password" required {...form.field('password')} />
          </>
        )}
      </MutationForm>
    </Dialog>
  );
}
