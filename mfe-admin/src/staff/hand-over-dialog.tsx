import { useQuery } from '@portal/platform/query';
import type { StaffMember } from '@portal/staff-client/staff-member';
import { useFormMutation } from '@portal/ui/form';
import { SelectField } from '@portal/ui/select-field';
import { object, string } from 'yup';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { ownersQuery, toOptions } from '../leads/owners.queries.ts';
import { countOf } from '../numbers.ts';

const schema = object({ to: string().default('') });

export const openLeadsOf = ({ openLeads }: StaffMember) => countOf(openLeads, 'open lead');

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
  const others = useQuery(ownersQuery).data?.filter(({ id }) => id !== member.id) ?? [];
  const form = useFormMutation({
    schema,
    defaultValues: { to: '' },
    mutationFn: ({ to }) => onConfirm(to ? Number(to) : null),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={`${member.name} owns ${openLeadsOf(member)}`}
      description="Choose who takes over the open leads. Won and lost leads keep their owner."
      onClose={onClose}
      form={form}
      submitLabel={action}
      pendingLabel="Saving…"
    >
      <SelectField
        label="Open leads"
        options={toOptions(others.map(({ id, label }) => ({ id, label: `Hand over to ${label}` })))}
        placeholder="Leave unassigned"
        {...form.field('to')}
      />
    </FormDialog>
  );
}
