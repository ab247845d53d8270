import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField } from '@portal/ui/password-field';
import { useState } from 'react';
import { object, string } from 'yup';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { UsernameField } from '../app/layout/username-field.tsx';
import { sessionQuery } from '../session/session.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { endSessions, sessionsQuery } from './account.queries.ts';
import { Item, list } from './item.tsx';

/** Active sessions, with a button to sign out each of the others. */
export function SessionList() {
  const query = useQuery(sessionsQuery);
  const [target, setTarget] = useState<SignOutTarget>();

  return (
    <>
      <Loaded query={query} what="sessions" lines={3}>
        {(sessions) => (
          <ul className={list}>
            {sessions.map(({ id, browser, startedAt, lastSeenAt, isCurrent }) => (
              <Item
                key={id}
                name={browser}
                details={
                  <>
                    {isCurrent ? 'This browser' : 'Last used '}
                    {!isCurrent && <RelativeTime at={lastSeenAt} />}, signed in <RelativeTime at={startedAt} />
                  </>
                }
              >
                {!isCurrent && (
                  <Button size="sm" tone="quiet" onClick={() => setTarget({ sessionId: id, label: browser })}>
                    Sign out
                  </Button>
                )}
              </Item>
            ))}
          </ul>
        )}
      </Loaded>
      {query.data && query.data.length > 1 && (
        <Button size="sm" tone="quiet" onClick={() => setTarget({ label: 'all other sessions' })}>
          Sign out all other sessions
        </Button>
      )}
      {target && <SignOutDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

/** What to sign out: one session, or all others without `sessionId`. */
interface SignOutTarget {
  sessionId?: string;
  label: string;
}

/** Asks for the password, or a recent sign-in without one, so that an unattended screen cannot be used to sign its owner out elsewhere. */
function SignOutDialog({ target, onClose }: { target: SignOutTarget; onClose: () => void }) {
  const { sessionId, label } = target;
  const { data: session } = useQuery(sessionQuery);
  const hasPassword = session?.hasPassword !== false;
  const form = useFormMutation({
    schema: object({ password: hasPassword ? string().required('Password is required') : string() }),
    defaultValues: { password: '' },
    mutationFn: ({ password }) => endSessions({ ...(hasPassword && { password }), sessionId }),
    onSuccess: () => {
      toast.success('Signed out', `You are signed out of ${label}.`);
      onClose();
    },
  });

  return (
    <FormDialog title={`Sign out of ${label}`} onClose={onClose} form={form} submitLabel="Sign out" wide>
      {hasPassword && (
        <>
          <UsernameField />
          <PasswordField label="Your password" autoComplete="current-password" required {...form.field('password')} />
        </>
      )}
    </FormDialog>
  );
}
