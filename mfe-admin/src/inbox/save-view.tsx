import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { SavedView } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { BookmarkIcon, UsersIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { openMenu } from '../commands/overlay.ts';
import { changeView, deleteView, saveView } from '../leads/saved-views.queries.ts';
import { savedViewsQuery } from '../leads/summary.queries.ts';
import { useHasRole } from '../session/session.ts';
import { useAction } from '../use-action.ts';
import { useModule } from '../use-module.ts';
import { toolLabel } from './filter-bar.styles.ts';
import { isBuiltInView } from './list-title.ts';

/** Saves the current filter as a view, or changes the saved view. Built-in views cannot be saved. */
export function SaveView({ query }: { query: string }) {
  const { data: saved } = useQuery(savedViewsQuery);
  if (!saved || isBuiltInView(query)) return null;

  const view = saved.find((one) => one.query === query);
  if (!view) return <SaveViewDialog query={query} />;
  return view.canChange ? <ViewMenu view={view} /> : null;
}

const loadRenaming = () => import(/* webpackChunkName: "rename-dialog" */ '../app/layout/rename-dialog.tsx');

function ViewMenu({ view }: { view: SavedView }) {
  const { id, name, query, isShared } = view;
  const canShare = useHasRole('agent');
  const [isRenaming, setIsRenaming] = useState(false);
  const renaming = useModule(loadRenaming, isRenaming);
  const { mutate: restore } = useAction({
    run: () => saveView({ name, query, isShared }),
    failed: 'The view was not restored',
    onSuccess: () => toast.success('View restored', name),
  });
  const { mutate: remove } = useAction({
    run: () => deleteView(id),
    failed: 'The view was not deleted',
    // That of a colleague would be restored as one's own.
    onSuccess: () =>
      toast.success(
        'View deleted',
        name,
        view.owner ? undefined : { label: 'Undo', altText: 'Save the view again', run: () => restore() },
      ),
  });
  const { mutate: share } = useAction({
    run: () => changeView(id, { name, query, isShared: !isShared }),
    failed: 'The view was not changed',
    onSuccess: () => toast.success(isShared ? 'View is yours alone' : 'View shared with all staff', name),
  });
  const sharing = { label: isShared ? 'Stop sharing' : 'Share with all staff', run: () => share() };
  const items = [
    { label: 'Rename…', run: () => setIsRenaming(true) },
    ...(canShare ? [sharing] : []),
    { label: view.owner ? `Delete view of ${view.owner.name}` : 'Delete view', run: () => remove() },
  ];
  return (
    <>
      <Button
        tone="plain"
        size="sm"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openMenu(name, items, currentTarget)}
      >
        <Icon of={isShared ? UsersIcon : BookmarkIcon} size="sm" />
        <span className={toolLabel}>View</span>
      </Button>
      {isRenaming && renaming && (
        <renaming.RenameDialog
          title="Rename view"
          form={`view ${id}`}
          name={name}
          rename={(next) => changeView(id, { name: next, query, isShared })}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </>
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
