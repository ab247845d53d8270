import { reaches } from '@portal/contracts/staff';
import { toast, useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useEffect } from 'react';
import { type Destination, screens, views } from '../frame/destinations.content.ts';
import { preferences } from '../frame/preferences.ts';
import { undoLast } from '../lead/lead-actions.ts';
import { sessionQuery } from '../session/session.ts';
import type { Command } from './command.ts';
import { HelpSheet } from './help-sheet.tsx';
import { listenToKeys } from './listen-to-keys.ts';
import { Palette } from './palette.tsx';
import { openHelp, openPalette, useOverlay } from './palette-state.ts';
import { currentCommands, useCommands } from './use-commands.ts';

/** Listens to keys, and shows the palette or the help sheet when they are called. */
export function CommandCentre() {
  const { data: session } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const overlay = useOverlay();
  const role = session?.role ?? 'viewer';

  const go = ({ label, to, key, needs }: Destination): Command => ({
    id: `go ${to}`,
    label: `Go to ${label}`,
    group: 'Go to',
    keys: key && `g ${key}`,
    needs,
    run: () => void navigate(to),
  });
  useCommands([
    ...[...views, ...screens].map(go),
    { id: 'undo', label: 'Undo the last change', group: 'Everywhere', keys: 'u', needs: 'agent', run: undoLast },
    { id: 'help', label: 'Keyboard shortcuts', group: 'Everywhere', keys: '?', run: openHelp },
  ]);

  useEffect(() => {
    const run = ({ label, needs, run }: Command) => {
      if (!needs || reaches(role, needs)) run();
      else toast.error('You can read, not change', `"${label}" needs the role ${needs}. A manager can give it to you.`);
    };
    return listenToKeys({ commands: currentCommands, isOn: () => preferences().hasShortcuts, run });
  }, [role]);

  useEffect(() => {
    const call = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', call);
    return () => document.removeEventListener('keydown', call);
  }, []);

  const allowed = () => currentCommands().filter(({ needs }) => !needs || reaches(role, needs));
  if (overlay.kind === 'help') return <HelpSheet commands={allowed()} />;
  if (overlay.kind === 'none') return null;
  return <Palette commands={allowed()} choice={overlay.kind === 'choice' ? overlay : undefined} />;
}
