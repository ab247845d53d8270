import { useQuery } from '@portal/platform/query';
import type { StaffMember } from '@portal/staff-client/staff-member';
import { Dialog } from '@portal/ui/dialog';
import { useFormMutation } from '@portal/ui/form';
import { css } from 'styled-system/css';
import { object, string } from 'yup';
import { control } from '../layout/control.styles.ts';
import { MutationForm } from '../layout/mutation-form.tsx';
import { ownersQuery } from '../leads/owners.queries.ts';

const field = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
const label = css({ textStyle: 'label' });
const nobody = 'nobody';
const schema = object({ to: string().required() });

export const openLeadsOf = ({ openLeads }: StaffMember) =>
  openLeads === 1 ? '1 open lead' : `${openLeads.toLocaleString('en-US')} open leads`;

interface HandOverDialogProps {
  member: StaffMember;
  /** What happens besides, as the label of the button: `Disable`. */
  action: string;
  /** Id of the new owner, or null. */
  onConfirm: (leadsTo: number | null) => Promise<unknown>;
  onClose: () => void;
}

/** Asks who takes over the open leads of someone who cannot own leads any more. */
export function HandOverDialog({ member, action, onConfirm, onClose }: HandOverDialogProps) {
  const { data: owners = [] } = useQuery(ownersQuery);
  const { register, onSubmit, mutation } = useFormMutation({
    schema,
    defaultValues: { to: nobody },
    mutationFn: ({ to }) => onConfirm(to === nobody ? null : Number(to)),
    onSuccess: onClose,
  });
  return (
    <Dialog
      title={`${member.name} owns ${openLeadsOf(member)}`}
      description="Choose who takes over the open leads. Won and lost leads keep their owner."
      colorMode="inherit"
      open
      onOpenChange={onClose}
    >
      <MutationForm submitLabel={action} pendingLabel="Saving…" onSubmit={onSubmit} mutation={mutation}>
        <label className={field}>
          <span className={label}>Open leads</span>
          <select className={control} {...register('to')}>
            <option value={nobody}>Leave unassigned</option>
            {owners
              .filter(({ id }) => id !== member.id)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  Hand over to {name}
                </option>
              ))}
          </select>
        </label>
      </MutationForm>
    </Dialog>
  );
}
