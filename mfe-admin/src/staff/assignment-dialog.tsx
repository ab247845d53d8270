import { type AssignmentMode, assignmentModes, maxOpenLeadsLimit } from '@portal/contracts/assignment';
import { practices } from '@portal/contracts/practices';
import { toast } from '@portal/platform';
import { queryClient, queryOptions, useMutation, useQuery } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';
import type { Assignment, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { type SyntheticEvent, useState } from 'react';
import { css } from 'styled-system/css';
import { Choice, Choices } from '../app/layout/choices.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { MutationForm } from '../app/layout/mutation-form.tsx';
import { withLabels } from '../leads/with-labels.ts';
import { input, label, muted } from '../shared.styles.ts';

const modes: Record<AssignmentMode, [name: string, details: string]> = {
  off: ['Off', 'New leads have no owner until somebody takes them.'],
  'round-robin': ['In turn', 'Each new lead goes to whoever has waited longest for one.'],
  balanced: ['Balanced', 'Each new lead goes to whoever has the fewest open leads.'],
};
const people = css({ display: 'grid', gap: '5', marginTop: '5' });
const practiceList = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' });
const limit = css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: 'sm', '& input': { width: '8rem' } });

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
  const [settings, setSettings] = useState(saved);
  const mutation = useMutation({
    mutationFn: changeAssignment,
    onSuccess: () => {
      toast.success('Assignment saved', modes[settings.mode][1]);
      onSaved();
    },
  });
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!mutation.isPending) mutation.mutate(settings);
  };
  const change = (id: number, changed: Partial<Assignment['people'][number]>) =>
    setSettings({
      ...settings,
      people: settings.people.map((one) => (one.id === id ? { ...one, ...changed } : one)),
    });

  // By name, as on the page.
  const assignees = withLabels(staff).flatMap(({ id, label: name }) => {
    const person = settings.people.find((one) => one.id === id);
    return person ? [{ ...person, name }] : [];
  });

  return (
    <MutationForm form={{ onSubmit, mutation }} submitLabel="Save" pendingLabel="Saving…">
      <Choices
        legend="New leads"
        name="mode"
        options={assignmentModes.map((mode) => [mode, ...modes[mode]])}
        chosen={settings.mode}
        onChange={({ target }) => setSettings({ ...settings, mode: target.value as AssignmentMode })}
      />
      {settings.mode !== 'off' && (
        <div>
          <p className={muted}>
            Leads of a practice go to those who have it; of a practice that nobody has, to everybody. At the limit of
            open leads, a person gets no more by rule; with a limit of 0, none at all. Leads that have arrived already
            keep their owner, or none.
          </p>
          <div className={people}>
            {assignees.map(({ id, name, practices: own, maxOpenLeads }) => (
              <fieldset key={id}>
                <legend className={label}>{name}</legend>
                <div className={practiceList}>
                  {practices.map((practice) => (
                    <Choice
                      key={practice.id}
                      type="checkbox"
                      checked={own.includes(practice.id)}
                      onChange={({ target }) =>
                        change(id, {
                          practices: target.checked
                            ? [...own, practice.id]
                            : own.filter((other) => other !== practice.id),
                        })
                      }
                    >
                      {practice.name}
                    </Choice>
                  ))}
                </div>
                <label className={limit}>
                  Limit of open leads
                  <input
                    type="number"
                    className={input}
                    min={0}
                    max={maxOpenLeadsLimit}
                    placeholder="No limit"
                    value={maxOpenLeads ?? ''}
                    onChange={({ target }) =>
                      change(id, { maxOpenLeads: target.value === '' ? null : Math.round(target.valueAsNumber) })
                    }
                  />
                </label>
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
