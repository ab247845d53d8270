import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { deleteView, type SavedView, saveView } from '../leads/saved-views.queries.ts';
import { savedViewsQuery } from '../leads/summary.queries.ts';
import { useAction } from '../use-action.ts';
import { useModule } from '../use-module.ts';
import { toolLabel } from './filter-bar.styles.ts';
import { isBuiltInView } from './list-title.ts';

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
      <span className={toolLabel}>Delete view</span>
    </Button>
  );
}

const loadForm = () => import(/* webpackChunkName: "save-view-form" */ './save-view-form.tsx');

function SaveViewDialog({ query }: { query: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useModule(loadForm, isOpen);
  return (
    <Dialog
      title="Save view"
      description="Saved views appear in the navigation with their search, filters and sort order."
      open={isOpen && form !== undefined}
      onOpenChange={setIsOpen}
      trigger={
        <Button tone="plain" size="sm">
          <Icon of={BookmarkIcon} size="sm" />
          <span className={toolLabel}>Save view</span>
        </Button>
      }
    >
      {form && <form.SaveViewForm query={query} onSaved={() => setIsOpen(false)} />}
    </Dialog>
  );
}
