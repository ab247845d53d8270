import { type AssignmentMode, assignmentModes, maxOpenLeadsLimit } from '@portal/contracts/assignment';
import { practices } from '@portal/contracts/practices';
import { toast } from '@portal/platform';
import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Assignment, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { css } from 'styled-system/css';
import { array, number, object, string } from 'yup';
import { Choice, Choices } from '../app/layout/choices.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { MutationForm } from '../app/layout/mutation-form.tsx';
import { withLabels } from '../leads/with-labels.ts';
import { label, muted } from '../shared.styles.ts';

const modes: Record<AssignmentMode, [name: string, details: string]> = {
  off: ['Off', 'New leads have no owner until somebody takes them.'],
  'round-robin': ['In turn', 'Each new lead goes to whoever has waited longest for one.'],
  balanced: ['Balanced', 'Each new lead goes to whoever has the fewest open leads.'],
};
const limits = `Enter a whole number from 0 to ${maxOpenLeadsLimit}`;
const schema = object({
  mode: string().oneOf(assignmentModes).required(),
  people: array(
    object({
      id: number().required(),
      practices: array(
        string()
          .oneOf(practices.map(({ id }) => id))
          .required(),
      ).required(),
      maxOpenLeads: number()
        .transform((limit, typed) => (typed === '' ? null : limit))
        .typeError(limits)
        .integer(limits)
        .min(0, limits)
        .max(maxOpenLeadsLimit, limits)
        .nullable()
        .default(null),
    }),
  ).required(),
});
const people = css({ display: 'grid', gap: '5', marginTop: '5' });
const practiceList = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' });

/** The rule by which new leads get an owner. */
export const AssignmentDialog = ({ staff }: { staff: StaffMember[] }) => (
  <Dialog
    title="Assignment"
    description="During business hours, to people who are not away. A lead that is not answered in time goes to the next person, then the managers are told."
    trigger={
      <Button size="sm" tone="quiet">
        Assignment
      </Button>
    }
  >
    {(close) => <AssignmentSettings staff={staff} onSaved={close} />}
  </Dialog>
);

function AssignmentSettings({ staff, onSaved }: { staff: StaffMember[]; onSaved: () => void }) {
  const query = useQuery(assignmentQuery);
  return (
    <Loaded query={query} what="the rule of assignment" lines={4}>
      {(assignment) => <AssignmentForm staff={staff} saved={assignment} onSaved={onSaved} />}
    </Loaded>
  );
}

interface AssignmentFormProps {
  staff: StaffMember[];
  saved: Assignment;
  onSaved: () => void;
}

function AssignmentForm({ staff, saved, onSaved }: AssignmentFormProps) {
  const form = useFormMutation({
    schema,
    defaultValues: saved,
    mutationFn: (settings) => changeAssignment(settings),
    onSuccess: (_, { mode }) => {
      toast.success('Assignment saved', modes[mode][1]);
      onSaved();
    },
  });
  const { field, register, watch } = form;
  // By name, as on the page.
  const assignees = withLabels(staff).flatMap(({ id, label: name }) => {
    const index = saved.people.findIndex((one) => one.id === id);
    return index < 0 ? [] : [{ id, name, path: `people.${index}` as const }];
  });

  return (
    <MutationForm form={form} submitLabel="Save" pendingLabel="Saving…">
      <Choices
        legend="New leads"
        options={assignmentModes.map((mode) => [mode, ...modes[mode]])}
        {...register('mode')}
      />
      {watch('mode') !== 'off' && (
        <div>
          <p className={muted}>
            Leads of a practice go to those who have it; of a practice that nobody has, to everybody. At the limit of
            open leads, a person gets no more by rule; with a limit of 0, none at all. Leads that have arrived already
            keep their owner, or none.
          </p>
          <div className={people}>
            {assignees.map(({ id, name, path }) => (
              <fieldset key={id}>
                <legend className={label}>{name}</legend>
                <div className={practiceList}>
                  {practices.map((practice) => (
                    <Choice key={practice.id} type="checkbox" value={practice.id} {...register(`${path}.practices`)}>
                      {practice.name}
                    </Choice>
                  ))}
                </div>
                <Field
                  label="Limit of open leads"
                  type="number"
                  min={0}
                  max={maxOpenLeadsLimit}
                  placeholder="No limit"
                  {...field(`${path}.maxOpenLeads`)}
                />
              </fieldset>
            ))}
          </div>
        </div>
      )}
    </MutationForm>
  );
}

/** How new leads get an owner. For managers. */
const assignmentQuery = queryOptions({
  queryKey: ['admin', 'assignment'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/assignment', { signal })),
  staleTime: 0,
});

async function changeAssignment(body: Assignment) {
  await staff.PUT('/api/admin/assignment', { body });
  queryClient.setQueryData(assignmentQuery.queryKey, body);
}
