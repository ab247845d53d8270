import { roles } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { emailSchema, lineSchema } from '@portal/contracts/text-schema';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { Icon } from '@portal/ui/icon';
import { UserPlusIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { object, string } from 'yup';
import { MutationForm } from '../layout/mutation-form.tsx';
import { keptValues } from '../session/drafts.ts';
import { RoleField } from './role-field.tsx';
import { inviteMember } from './staff.queries.ts';

const invitationSchema = object({
  name: lineSchema('Name', textLimits.name).required('Name is required'),
  email: emailSchema('Enter a valid email address', 'Email is required'),
  role: string().oneOf(roles).required(),
});

/** Name of the form in `keptValues`. */
const kept = 'invitation';

type InvitedMember = Awaited<ReturnType<typeof inviteMember>>;

export function InviteDialog({ onInvited }: { onInvited: (member: InvitedMember) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Invite staff"
      description="The invitation contains a link to set a password. It can be used once and expires after three days."
      colorMode="inherit"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm">
          <Icon of={UserPlusIcon} size="sm" />
          Invite
        </Button>
      }
    >
      <InvitationForm
        onInvited={(member) => {
          setIsOpen(false);
          onInvited(member);
        }}
      />
    </Dialog>
  );
}

function InvitationForm({ onInvited }: { onInvited: (member: InvitedMember) => void }) {
  const { field, register, onSubmit, mutation } = useFormMutation({
    schema: invitationSchema,
    defaultValues: { name: '', email: '', role: 'agent', ...keptValues.get(kept) },
    mutationFn: (invitation) => inviteMember(invitation),
    onSuccess: (member) => {
      keptValues.delete(kept);
      onInvited(member);
    },
  });

  return (
    <MutationForm
      keep={kept}
      submitLabel="Invite"
      pendingLabel="Inviting…"
      wide
      onSubmit={onSubmit}
      mutation={mutation}
    >
      <Field label="Name" autoComplete="off" maxLength={textLimits.name} required {...field('name')} />
      <Field label="Email" type="email" autoComplete="off" maxLength={textLimits.email} required {...field('email')} />
      <RoleField {...register('role')} />
    </MutationForm>
  );
}
