import { roles } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { emailSchema, lineSchema } from '@portal/contracts/text-schema';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { UserPlusIcon } from '@portal/ui/icons';
import { object, string } from 'yup';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { RoleField } from './role-field.tsx';
import { inviteMember } from './staff.queries.ts';

const schema = object({
  name: lineSchema('Name', textLimits.name).required('Name is required'),
  email: emailSchema('Enter a valid email address', 'Email is required'),
  role: string().oneOf(roles).required(),
});

interface InviteDialogProps {
  onInvited: (member: Awaited<ReturnType<typeof inviteMember>>) => void;
}

export const InviteDialog = ({ onInvited }: InviteDialogProps) => (
  <Dialog
    title="Invite staff"
    description="The invitation contains a link to set a password. It can be used once and expires after three days."
    trigger={
      <Button size="sm">
        <Icon of={UserPlusIcon} size="sm" />
        Invite
      </Button>
    }
  >
    {(close) => (
      <InvitationForm
        onInvited={(member) => {
          close();
          onInvited(member);
        }}
      />
    )}
  </Dialog>
);

function InvitationForm({ onInvited }: InviteDialogProps) {
  const form = useKeptForm('invitation', {
    schema,
    defaultValues: { name: '', email: '', role: 'agent' },
    mutationFn: (invitation) => inviteMember(invitation),
    onSuccess: onInvited,
  });
  const { field, register } = form;

  return (
    <MutationForm form={form} submitLabel="Invite" pendingLabel="Inviting…" wide>
      <Field label="Name" autoComplete="off" maxLength={textLimits.name} required {...field('name')} />
      <Field label="Email" type="email" autoComplete="off" maxLength={textLimits.email} required {...field('email')} />
      <RoleField {...register('role')} />
    </MutationForm>
  );
}
