import { yupResolver } from '@hookform/resolvers/yup';
import { roles } from '@portal/contracts/staff';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { UserPlusIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type InferType, object, string } from 'yup';
import { FormError } from '../layout/form-error.tsx';
import { form } from '../layout/page.styles.ts';
import { RoleField } from './role-field.tsx';
import { inviteMember } from './staff.queries.ts';

const invitationSchema = object({
  name: string().trim().required('Name is required').max(200),
  email: string().trim().required('Email is required').email('Enter a valid email address'),
  role: string().oneOf(roles).required(),
});
type Invitation = InferType<typeof invitationSchema>;

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
  const { register, handleSubmit, formState } = useForm<Invitation>({
    resolver: yupResolver(invitationSchema),
    defaultValues: { name: '', email: '', role: 'agent' },
  });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: inviteMember,
    onSuccess: onInvited,
  });

  return (
    <form className={form} noValidate onSubmit={handleSubmit((invitation) => mutate(invitation))}>
      <Field
        label="Name"
        autoComplete="off"
        maxLength={200}
        required
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="off"
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <RoleField {...register('role')} />
      <FormError error={error} />
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Inviting…' : 'Invite'}
      </Button>
    </form>
  );
}
