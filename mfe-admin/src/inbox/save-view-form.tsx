import { viewNameTaken } from '@portal/contracts/saved-view';
import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema } from '@portal/contracts/text-schema';
import { ApiError } from '@portal/staff-client/api-error';
import { Field } from '@portal/ui/field';
import { useState } from 'react';
import { object, string } from 'yup';
import { Choices } from '../app/layout/choices.tsx';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { saveView } from '../leads/saved-views.queries.ts';
import { useHasRole } from '../session/session.ts';

const viewSchema = object({
  name: lineSchema('Name', textLimits.viewName).required('Name is required'),
  audience: string().oneOf(['me', 'all']).required(),
});

export function SaveViewForm({ query, onSaved }: { query: string; onSaved: () => void }) {
  /** The name about which the form asks whether to replace its view. */
  const [takenName, setTakenName] = useState<string>();
  const form = useKeptForm('saved view', {
    schema: viewSchema,
    defaultValues: { name: '', audience: 'me' },
    mutationFn: ({ name, audience }) =>
      saveView({ name, query, isShared: audience === 'all', replace: name === takenName }).catch((error) => {
        setTakenName(error instanceof ApiError && error.message === viewNameTaken ? name : undefined);
        throw error;
      }),
    onSuccess: onSaved,
  });
  const canShare = useHasRole('agent');
  const isTaken = takenName !== undefined && form.watch('name').trim() === takenName;
  // The question is about the earlier name.
  const error = takenName !== undefined && !isTaken ? null : form.mutation.error;

  return (
    <MutationForm
      form={{ ...form, mutation: { ...form.mutation, error } }}
      submitLabel={isTaken ? 'Replace view' : 'Save'}
      wide
    >
      <Field label="Name" autoComplete="off" maxLength={textLimits.viewName} {...form.field('name')} />
      {canShare && (
        <Choices
          legend="For"
          options={[
            ['me', 'Only you'],
            ['all', 'All staff'],
          ]}
          {...form.register('audience')}
        />
      )}
    </MutationForm>
  );
}
