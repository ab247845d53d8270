import { hasRole } from '@portal/contracts/staff';
import { toast, useNavigate } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { useStore } from '@portal/ui/create-store';
import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { listenForShortcuts } from '../../commands/keyboard-shortcuts.ts';
import { openNotifications, openPalette, openRequest, openShortcuts, overlay } from '../../commands/overlay.ts';
import { undoNewest, undoScope } from '../../commands/undo.ts';
import { currentCommands, useCommands } from '../../commands/use-commands.ts';
import { account, type Destination, management, reports, views } from '../../destinations.ts';
import { useUndo } from '../../leads/use-lead-mutations.ts';
import { preferences } from '../../preferences.ts';
import { pendingConfirmation } from '../../session/confirm-identity.ts';
import { sessionQuery } from '../../session/session.ts';
import { useModule } from '../../use-module.ts';

const activities = ['pointermove', 'pointerdown', 'keydown'];

/** The list of the features' dialogs, which are above the frame. */
const loadDialogs = () => import(/* webpackChunkName: "dialogs" */ '../../dialogs.ts');

/** Runs keyboard shortcuts and renders what is over the page. */
export function CommandCenter() {
  const { data: session } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const { mutate: undo } = useUndo();
  const { mutate: undoLast } = useMutation({
    scope: undoScope,
    mutationFn: async () => undoNewest(() => undo({})),
  });
  const current = useStore(overlay);
  const role = session?.role ?? 'viewer';

  const goTo = ({ label, to, key, needs }: Destination): Command => ({
    id: `go ${to}`,
    label: `Go to ${label}`,
    group: 'Go to',
    keys: key && `g ${key}`,
    needs,
    run: () => void navigate(to),
  });
  useCommands([
    ...[...views, ...reports, ...management, account].map(goTo),
    { id: 'new-lead', label: 'New lead', group: 'General', keys: '+', needs: 'agent', run: () => openRequest() },
    { id: 'notifications', label: 'Notifications', group: 'General', keys: 'b', run: openNotifications },
    {
      id: 'undo',
      label: 'Undo the last change',
      group: 'General',
      keys: 'u',
      needs: 'agent',
      run: () => undoLast(),
    },
    { id: 'shortcuts', label: 'Keyboard shortcuts', group: 'General', keys: '?', run: openShortcuts },
  ]);

  useEffect(() => {
    const run = ({ label, needs, run }: Command) => {
      if (!needs || hasRole(role, needs)) run();
      else toast.error('Read-only access', `“${label}” requires the ${needs} role. A manager can change your role.`);
    };
    return listenForShortcuts({
      commands: currentCommands,
      // A dialog that is still being loaded gets the next keys.
      isEnabled: () => preferences.get().hasShortcuts && overlay.get().kind === 'none',
      run,
    });
  }, [role]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // The keydown of an autofill has no key.
      if (event.key?.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // With the first sign of activity: a dialog that is opened gets the first letters that are typed into it.
  const [isActive, setIsActive] = useState(false);
  useEffect(() => {
    const activate = () => setIsActive(true);
    for (const type of activities) addEventListener(type, activate, { once: true, passive: true });
    return () => {
      for (const type of activities) removeEventListener(type, activate);
    };
  }, []);
  const isConfirming = useStore(pendingConfirmation) !== undefined;
  const loaded = useModule(loadDialogs, isActive, current.kind !== 'none', isConfirming);

  if (!loaded) return null;
  const Shown = current.kind === 'none' || current.kind === 'menu' ? undefined : loaded.dialogs[current.kind];
  return (
    <>
      {Shown && createElement<object>(Shown as ComponentType, current)}
      <loaded.ActionMenu />
      <loaded.ConfirmIdentityDialog />
    </>
  );
}
