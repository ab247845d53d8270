import { yupResolver } from '@hookform/resolvers/yup';
import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type InferType, object, string } from 'yup';
import { errorMessage } from '../error-message.ts';
import { FormError } from '../layout/form-error.tsx';
import { form } from '../layout/page.styles.ts';
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
  const { register, handleSubmit, formState } = useForm<InferType<typeof viewSchema>>({
    resolver: yupResolver(viewSchema),
    defaultValues: { name: '' },
  });
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: saveView,
    onSuccess: onSaved,
  });

  return (
    <form className={form} noValidate onSubmit={handleSubmit(({ name }) => mutate({ name, query }))}>
      <Field
        label="Name"
        autoComplete="off"
        maxLength={60}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <FormError error={error} />
      <Button type="submit" disabled={isPending}>
        Save
      </Button>
    </form>
  );
}
