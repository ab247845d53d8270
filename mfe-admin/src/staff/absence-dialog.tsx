import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffName } from '@portal/staff-client/staff-member';
import { Field } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { object, string } from 'yup';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { useKeptForm } from '../app/layout/mutation-form.tsx';
import { ownersQuery, toOptions } from '../leads/owners.queries.ts';
import { signedInId } from '../session/session.ts';
import { businessDay } from '../time/business-time.ts';
import { setAbsence } from './staff.queries.ts';

const schema = object({
  from: string().required('Please choose the first day'),
  until: string()
    .required('Please choose the last day')
    .test('order', 'The last day is before the first', (until, { parent }) => until >= parent.from),
  standInId: string().default(''),
  leadsTo: string().default(''),
});
const toId = (value: string) => (value ? Number(value) : null);

interface AbsenceDialogProps {
  member: Pick<StaffName, 'id' | 'name' | 'absence'>;
  /** If it is known. */
  openLeads?: number;
  onClose: () => void;
}

/** Asks when someone is away, who is notified meanwhile, and whether the open leads are handed over. */
export function AbsenceDialog({ member: { id, name, absence }, openLeads, onClose }: AbsenceDialogProps) {
  const isMine = id === signedInId();
  const { data: owners = [] } = useQuery(ownersQuery);
  const others = owners.filter((owner) => owner.id !== id);
  const form = useKeptForm(`absence ${id}`, {
    schema,
    defaultValues: {
      from: absence?.from ?? businessDay(),
      until: absence?.until ?? '',
      standInId: String(absence?.standInId ?? ''),
      leadsTo: '',
    },
    mutationFn: ({ from, until, standInId, leadsTo }) =>
      setAbsence(id, { from, until, standInId: toId(standInId), leadsTo: toId(leadsTo) ?? undefined }),
    onSuccess: () => {
      toast.success('Absence saved', `${isMine ? 'You get' : `${name} gets`} no leads by rule meanwhile.`);
      onClose();
    },
  });
  const { field } = form;
  const count = openLeads === undefined ? 'open leads' : `${openLeads.toLocaleString('en-US')} open leads`;

  return (
    <FormDialog
      title={isMine ? 'Your absence' : `Absence of ${name}`}
      description="Who is away gets no leads by rule. New requests of their leads are told to a colleague."
      onClose={onClose}
      form={form}
      submitLabel="Save"
      pendingLabel="Saving…"
      wide
    >
      <Field label="First day" type="date" required {...field('from')} />
      <Field label="Last day" type="date" required {...field('until')} />
      <SelectField
        label="Who is told of new requests"
        options={toOptions(others)}
        placeholder="The managers"
        {...field('standInId')}
      />
      {openLeads !== 0 && (
        <SelectField
          label={`The ${count}`}
          options={toOptions(others.map(({ id: to, label }) => ({ id: to, label: `Hand over now to ${label}` })))}
          placeholder="Leave them"
          {...field('leadsTo')}
        />
      )}
    </FormDialog>
  );
}
