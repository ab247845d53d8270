import { viewNameTaken } from '@portal/contracts/saved-view';
import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { object } from 'yup';
import { errorMessage } from '../error-message.ts';
import { MutationForm } from '../layout/mutation-form.tsx';
import { deleteView, type SavedView, savedViewsQuery, saveView } from '../leads/saved-views.queries.ts';
import { keptValues } from '../session/drafts.ts';
import { isBuiltInView } from './list-title.ts';

const viewSchema = object({ name: lineSchema('Name', textLimits.viewName).required('Name is required') });

/** Saves the current filter as a view, or deletes the saved view. Built-in views cannot be saved. */
export function SaveView({ query }: { query: string }) {
  const { data: saved } = useQuery(savedViewsQuery);
  if (!saved || isBuiltInView(query)) return null;

  const view = saved.find((one) => one.query === query);
  return view ? <DeleteViewButton view={view} /> : <SaveViewDialog query={query} />;
}

function DeleteViewButton({ view }: { view: SavedView }) {
  const { mutate: restore } = useMutation({
    networkMode: 'always',
    mutationFn: () => saveView({ name: view.name, query: view.query }),
    onSuccess: () => toast.success('View restored', view.name),
    onError: (error) => toast.error('The view was not restored', errorMessage(error)),
  });
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => deleteView(view.id),
    onSuccess: () =>
      toast.success('View deleted', view.name, {
        label: 'Undo',
        altText: 'Save the view again',
        run: () => restore(),
      }),
    onError: (error) => toast.error('The view was not deleted', errorMessage(error)),
  });
  return (
    <Button tone="plain" size="sm" disabled={isPending} onClick={() => mutate()}>
      <Icon of={BookmarkIcon} size="sm" />
      Delete view
    </Button>
  );
}

function SaveViewDialog({ query }: { query: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Save view"
      description="Saved views appear in the navigation with their search, filters and sort order."
      colorMode="inherit"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button tone="plain" size="sm">
          <Icon of={BookmarkIcon} size="sm" />
          Save view
        </Button>
      }
    >
      <SaveViewForm query={query} onSaved={() => setIsOpen(false)} />
    </Dialog>
  );
}

/** Name of the form in `keptValues`. */
const kept = 'saved view';

function SaveViewForm({ query, onSaved }: { query: string; onSaved: () => void }) {
  /** The name about which the form asks whether to replace its view. */
  const [takenName, setTakenName] = useState<string>();
  const { field, watch, onSubmit, mutation } = useFormMutation({
    schema: viewSchema,
    defaultValues: { name: '', ...keptValues.get(kept) },
    mutationFn: ({ name }) =>
      saveView({ name, query, replace: name === takenName }).catch((error) => {
        setTakenName(error instanceof ApiError && error.message === viewNameTaken ? name : undefined);
        throw error;
      }),
    onSuccess: () => {
      keptValues.delete(kept);
      onSaved();
    },
  });
  const isTaken = takenName !== undefined && watch('name').trim() === takenName;

  return (
    <MutationForm
      keep={kept}
      submitLabel={isTaken ? 'Replace view' : 'Save'}
      wide
      onSubmit={onSubmit}
      // The question is about the earlier name.
      mutation={takenName !== undefined && !isTaken ? { isPending: mutation.isPending, error: null } : mutation}
    >
      <Field label="Name" autoComplete="off" maxLength={textLimits.viewName} {...field('name')} />
    </MutationForm>
  );
}
