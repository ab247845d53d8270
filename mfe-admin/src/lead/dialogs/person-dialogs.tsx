import type { Lead } from '@portal/staff-client/lead';
import { useState } from 'react';
import { useCommands } from '../../commands/use-commands.ts';
import { useHasRole } from '../../session/session.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';

/** Commands that export or erase the person of a lead. For managers. */
export function PersonDialogs({ lead }: { lead: Lead }) {
  const isManager = useHasRole('manager');
  const [open, setOpen] = useState<'export' | 'erase'>();
  useCommands(
    isManager
      ? [
          { id: 'export-person', label: 'Export this person…', group: 'This lead', run: () => setOpen('export') },
          { id: 'erase-person', label: 'Erase this person…', group: 'This lead', run: () => setOpen('erase') },
        ]
      : [],
  );
  if (!open) return null;
  const Opened = open === 'export' ? ExportDialog : EraseDialog;
  return <Opened lead={lead} onClose={() => setOpen(undefined)} />;
}
