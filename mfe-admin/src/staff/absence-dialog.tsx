import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffName } from '@portal/staff-client/staff-member';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { type ComponentProps, useId } from 'react';
import { object, string } from 'yup';
import { MutationForm, useKeptForm } from '../layout/mutation-form.tsx';
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
export const AbsenceDialog = ({ onClose, ...props }: AbsenceDialogProps) => (
  <Dialog
    title={props.member.id === signedInId() ? 'Your absence' : `Absence of ${props.member.name}`}
    description="Who is away gets no leads by rule. New requests of their leads are told to a colleague."
    open
    onOpenChange={onClose}
  >
    <AbsenceForm {...props} onClose={onClose} />
  </Dialog>
);

function AbsenceForm({ member: { id, name, absence }, openLeads, onClose }: AbsenceDialogProps) {
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
      toast.success('Absence saved', `${id === signedInId() ? 'You get' : `${name} gets`} no leads by rule meanwhile.`);
      onClose();
    },
  });
  const { field, register } = form;
  const count = openLeads === undefined ? 'open leads' : `${openLeads.toLocaleString('en-US')} open leads`;

  return (
    <MutationForm form={form} submitLabel="Save" pendingLabel="Saving…" wide>
      <Field label="First day" type="date" required {...field('from')} />
      <Field label="Last day" type="date" required {...field('until')} />
      <PersonSelect label="Who is told of new requests" {...register('standInId')}>
        <option value={nobody}>The managers</option>
        {others.map((owner) => (
          <option key={owner.id} value={owner.id}>
            {owner.label}
          </option>
        ))}
      </PersonSelect>
      {openLeads !== 0 && (
        <PersonSelect label={`The ${count}`} {...register('leadsTo')}>
          <option value={nobody}>Leave them</option>
          {others.map((owner) => (
            <option key={owner.id} value={owner.id}>
              Hand over now to {owner.label}
            </option>
          ))}
        </PersonSelect>
      )}
    </MutationForm>
  );
}

function PersonSelect({ label: title, ...props }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={label}>
        {title}
      </label>
      <select id={id} className={input} {...props} />
    </div>
  );
}
