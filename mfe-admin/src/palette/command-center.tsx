import { hasRole } from '@portal/contracts/staff';
import { toast, useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useStore } from '@portal/ui/create-store';
import { lazy, Suspense, useEffect } from 'react';
import type { Command } from '../commands/command.ts';
import { listenForShortcuts } from '../commands/keyboard-shortcuts.ts';
import { openPalette, openShortcuts, overlay } from '../commands/overlay.ts';
import { currentCommands, useCommands } from '../commands/use-commands.ts';
import { useUndo } from '../leads/use-lead-mutations.ts';
import { type Destination, pages, views } from '../navigation/destinations.content.ts';
import { preferences } from '../preferences/preferences.ts';
import { sessionQuery } from '../session/session.ts';

const loadPalette = () => import(/* webpackChunkName: "command-palette" */ './command-palette.tsx');
const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ './shortcuts-dialog.tsx');
const loadContact = () => import(/* webpackChunkName: "contact" */ '../lead/contact-dialog.tsx');

const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await loadShortcuts()).ShortcutsDialog }));
const ContactDialog = lazy(async () => ({ default: (await loadContact()).ContactDialog }));

/** Runs keyboard shortcuts and renders the command palette and the shortcuts dialog. */
export function CommandCenter() {
  const { data: session } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const { mutate: undo } = useUndo();
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
    ...[...views, ...pages].map(goTo),
    { id: 'undo', label: 'Undo the last change', group: 'General', keys: 'u', needs: 'agent', run: () => undo({}) },
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

  // Loaded after the page, so that they open at once.
  useEffect(() => void Promise.allSettled([loadPalette(), loadShortcuts(), loadContact()]), []);

  const allowed = () => currentCommands().filter(({ needs }) => !needs || hasRole(role, needs));
  return (
    <Suspense>
      {current.kind === 'shortcuts' && <ShortcutsDialog commands={allowed()} />}
      {current.kind === 'palette' && <CommandPalette commands={allowed()} />}
      {current.kind === 'contact' && <ContactDialog lead={current.lead} channel={current.channel} />}
      {current.kind === 'choice' && <CommandPalette commands={[]} choice={current} />}
    </Suspense>
  );
}
