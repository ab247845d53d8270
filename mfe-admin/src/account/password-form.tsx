import { passwordHint, passwordLength } from '@portal/contracts/password';
import { toast } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { PasswordField } from '@portal/ui/password-field';
import { type FormEvent, useState } from 'react';
import { css } from 'styled-system/css';
import { problem as problemLook } from '../frame/problem.styles.ts';
import { form, heading } from '../frame/screen.styles.ts';
import { reasonOf } from '../lead/lead-actions.ts';
import { changePassword } from './account.queries.ts';
import { WhosePassword } from './whose-password.tsx';

const own = css({ alignSelf: 'flex-start' });

export function PasswordForm() {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const entered = new FormData(fields);
    setIsSaving(true);
    setProblem('');
    try {
      await changePassword(String(entered.get('current')), String(entered.get('next')));
      fields.reset();
      toast.success('Password changed', 'Every other browser you were signed in with is signed out.');
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setIsSaving(false);
  };

  return (
    <form className={form} onSubmit={save}>
      <h2 className={heading}>Change your password</h2>
      <WhosePassword />
      <PasswordField label="Current password" name="current" autoComplete="current-password" required />
      <PasswordField
        label="New password"
        name="next"
        autoComplete="new-password"
        hint={passwordHint}
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        required
      />
      <p role="alert" className={problemLook}>
        {problem}
      </p>
      <Button type="submit" className={own} disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  );
}
