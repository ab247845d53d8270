import { textLimits } from '@portal/contracts/text-limits';
import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { object, string } from 'yup';
import { errorMessage } from '../error-message.ts';
import { MutationForm } from '../layout/mutation-form.tsx';
import { deleteView, savedViewsQuery, saveView } from '../leads/saved-views.queries.ts';
import { isBuiltInView } from './list-title.ts';

const viewSchema = object({ name: string().trim().required('Name is required').max(60) });

/** Saves the current filter as a view, or deletes the saved view. Built-in views cannot be saved. */
export function SaveView({ query }: { query: string }) {
  const { data: saved } = useQuery(savedViewsQuery);
  if (!saved || isBuiltInView(query)) return null;

  const view = saved.find((one) => one.query === query);
  return view ? <DeleteViewButton id={view.id} /> : <SaveViewDialog query={query} />;
}

function DeleteViewButton({ id }: { id: number }) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => deleteView(id),
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

function SaveViewForm({ query, onSaved }: { query: string; onSaved: () => void }) {
  const { field, onSubmit, mutation } = useFormMutation({
    schema: viewSchema,
    defaultValues: { name: '' },
    mutationFn: ({ name }) => saveView({ name, query }),
    onSuccess: onSaved,
  });

  return (
    <MutationForm submitLabel="Save" wide onSubmit={onSubmit} mutation={mutation}>
      <Field label="Name" autoComplete="off" maxLength={textLimits.viewName} {...field('name')} />
    </MutationForm>
  );
}
