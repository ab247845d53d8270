import { useQuery } from '@portal/platform/query';
import type { StaffMember } from '@portal/staff-client/staff-member';
import { Dialog } from '@portal/ui/dialog';
import { useFormMutation } from '@portal/ui/form';
import { object, string } from 'yup';
import { MutationForm } from '../layout/mutation-form.tsx';
import { ownersQuery } from '../leads/owners.queries.ts';
import { control, label } from '../shared.styles.ts';

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
  const form = useFormMutation({
    schema,
    defaultValues: { to: nobody },
    mutationFn: ({ to }) => onConfirm(to === nobody ? null : Number(to)),
    onSuccess: onClose,
  });
  return (
    <Dialog
      title={`${member.name} owns ${openLeadsOf(member)}`}
      description="Choose who takes over the open leads. Won and lost leads keep their owner."
      open
      onOpenChange={onClose}
    >
      <MutationForm form={form} submitLabel={action} pendingLabel="Saving…">
        <label>
          <p className={label}>Open leads</p>
          <select className={control} {...form.register('to')}>
            <option value={nobody}>Leave unassigned</option>
            {owners
              .filter(({ id }) => id !== member.id)
              .map(({ id, label: person }) => (
                <option key={id} value={id}>
                  Hand over to {person}
                </option>
              ))}
          </select>
        </label>
      </MutationForm>
    </Dialog>
  );
}
