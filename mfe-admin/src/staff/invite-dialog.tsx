import type { Role } from '@portal/contracts/staff';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { UserPlusIcon } from '@portal/ui/icons';
import { type FormEvent, useState } from 'react';
import { problem as problemLook } from '../frame/problem.styles.ts';
import { form } from '../frame/screen.styles.ts';
import { reasonOf } from '../lead/lead-actions.ts';
import { RoleChoice } from './role-choice.tsx';
import { invite } from './staff.queries.ts';

type Invited = Awaited<ReturnType<typeof invite>>;

export function InviteDialog({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setIsSending(true);
    setProblem('');
    try {
      const invited = await invite({
        name: String(entered.get('member-name')),
        email: String(entered.get('member-email')),
        role: String(entered.get('member-role')) as Role,
      });
      setIsOpen(false);
      onInvited(invited);
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setIsSending(false);
  };

  return (
    <Dialog
      title="Invite somebody"
      description="They get a link to choose a password with. It works for three days, once."
      ground="around"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm">
          <Icon of={UserPlusIcon} size="sm" />
          Invite
        </Button>
      }
    >
      <form className={form} onSubmit={send}>
        <Field label="Name" name="member-name" autoComplete="off" maxLength={200} required />
        <Field label="Email" name="member-email" type="email" autoComplete="off" required />
        <RoleChoice />
        <p role="alert" className={problemLook}>
          {problem}
        </p>
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Inviting…' : 'Invite'}
        </Button>
      </form>
    </Dialog>
  );
}
