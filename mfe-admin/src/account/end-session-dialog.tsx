import { toast } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { PasswordField } from '@portal/ui/password-field';
import { type FormEvent, useState } from 'react';
import { problem as problemLook } from '../frame/problem.styles.ts';
import { form } from '../frame/screen.styles.ts';
import { reasonOf } from '../lead/lead-actions.ts';
import { endSessions } from './account.queries.ts';
import { WhosePassword } from './whose-password.tsx';

export interface Ending {
  /** Every session but this one where there is none. */
  sessionId?: string;
  what: string;
}

/** Asks for the password: whoever sits at an open screen must not be able to sign its owner out elsewhere. */
export function EndSessionDialog({ ending, onClose }: { ending: Ending | undefined; onClose: () => void }) {
  const [problem, setProblem] = useState('');
  if (!ending) return null;

  const end = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem('');
    try {
      await endSessions(String(new FormData(event.currentTarget).get('password')), ending.sessionId);
      toast.success('Signed out', `You are not signed in with ${ending.what} any more.`);
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <Dialog title={`Sign out ${ending.what}`} ground="around" open onOpenChange={onClose}>
      <form className={form} onSubmit={end}>
        <WhosePassword />
        <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        <p role="alert" className={problemLook}>
          {problem}
        </p>
        <Button type="submit">Sign out</Button>
      </form>
    </Dialog>
  );
}
