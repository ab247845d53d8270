import { viewNameTaken } from '@portal/contracts/saved-view';
import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { object } from 'yup';
import { MutationForm, useKeptForm } from '../layout/mutation-form.tsx';
import { deleteView, type SavedView, savedViewsQuery, saveView } from '../leads/saved-views.queries.ts';
import { useAction } from '../use-action.ts';
import { isBuiltInView } from './list-title.ts';

const viewSchema = object({ name: lineSchema('Name', textLimits.viewName).required('Name is required') });

/** Saves the current filter as a view, or deletes the saved view. Built-in views cannot be saved. */
export function SaveView({ query }: { query: string }) {
  const { data: saved } = useQuery(savedViewsQuery);
  if (!saved || isBuiltInView(query)) return null;

  const view = saved.find((one) => one.query === query);
  return view ? <DeleteViewButton view={view} /> : <SaveViewDialog query={query} />;
}

function DeleteViewButton({ view: { id, name, query } }: { view: SavedView }) {
  const { mutate: restore } = useAction({
    run: () => saveView({ name, query }),
    failed: 'The view was not restored',
    onSuccess: () => toast.success('View restored', name),
  });
  const { mutate, isPending } = useAction({
    run: () => deleteView(id),
    failed: 'The view was not deleted',
    onSuccess: () =>
      toast.success('View deleted', name, { label: 'Undo', altText: 'Save the view again', run: () => restore() }),
  });
  return (
    <Button tone="plain" size="sm" disabled={isPending} onClick={() => mutate()}>
      <Icon of={BookmarkIcon} size="sm" />
      Delete view
    </Button>
  );
}

const SaveViewDialog = ({ query }: { query: string }) => (
  <Dialog
    title="Save view"
    description="Saved views appear in the navigation with their search, filters and sort order."
    trigger={
      <Button tone="plain" size="sm">
        <Icon of={BookmarkIcon} size="sm" />
        Save view
      </Button>
    }
  >
    {(close) => <SaveViewForm query={query} onSaved={close} />}
  </Dialog>
);

function SaveViewForm({ query, onSaved }: { query: string; onSaved: () => void }) {
  /** The name about which the form asks whether to replace its view. */
  const [takenName, setTakenName] = useState<string>();
  const form = useKeptForm('saved view', {
    schema: viewSchema,
    defaultValues: { name: '' },
    mutationFn: ({ name }) =>
      saveView({ name, query, replace: name === takenName }).catch((error) => {
        setTakenName(error instanceof ApiError && error.message === viewNameTaken ? name : undefined);
        throw error;
      }),
    onSuccess: onSaved,
  });
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
    </MutationForm>
  );
}
