import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffName } from '@portal/staff-client/staff-member';
import { Field } from '@portal/ui/field';
import { type ComponentProps, useId } from 'react';
import { object, string } from 'yup';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { useKeptForm } from '../app/layout/mutation-form.tsx';
import { Select } from '../app/layout/select.tsx';
import { ownersQuery } from '../leads/owners.queries.ts';
import { signedInId } from '../session/session.ts';
import { input, label } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';
import { setAbsence } from './absences.queries.ts';

const nobody = '';
const schema = object({
  from: string().required('Please choose the first day'),
  until: string()
    .required('Please choose the last day')
    .test('order', 'The last day is before the first', (until, { parent }) => until >= parent.from),
  standInId: string().default(nobody),
  leadsTo: string().default(nobody),
});
const toId = (value: string) => (value === nobody ? null : Number(value));

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
      standInId: String(absence?.standInId ?? nobody),
      leadsTo: nobody,
    },
    mutationFn: ({ from, until, standInId, leadsTo }) =>
      setAbsence(id, { from, until, standInId: toId(standInId), leadsTo: toId(leadsTo) ?? undefined }),
    onSuccess: () => {
      toast.success('Absence saved', `${isMine ? 'You get' : `${name} gets`} no leads by rule meanwhile.`);
      onClose();
    },
  });
  const { field, register } = form;
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
      <PersonSelect
        label="Who is told of new requests"
        options={[[nobody, 'The managers'], ...others.map((owner) => [String(owner.id), owner.label] as const)]}
        {...register('standInId')}
      />
      {openLeads !== 0 && (
        <PersonSelect
          label={`The ${count}`}
          options={[
            [nobody, 'Leave them'],
            ...others.map((owner) => [String(owner.id), `Hand over now to ${owner.label}`] as const),
          ]}
          {...register('leadsTo')}
        />
      )}
    </FormDialog>
  );
}

function PersonSelect({ label: title, ...props }: ComponentProps<typeof Select> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={label}>
        {title}
      </label>
      <Select id={id} className={input} {...props} />
    </div>
  );
}
