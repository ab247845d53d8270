import { staff } from '@portal/staff-client/client';
import type { Lead } from '@portal/staff-client/lead';
import { useState } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { useHasRole } from '../session/session.ts';
import { useDownload } from '../session/use-download.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** Commands that export or erase the person of a lead. For managers. */
export function PersonDialogs({ lead }: { lead: Lead }) {
  const isManager = useHasRole('manager');
  const [isErasing, setIsErasing] = useState(false);
  const { mutate: download } = useDownload(() =>
    staff.GET('/api/admin/leads/{id}/person/export', { params: { path: { id: lead.id } }, parseAs: 'blob' }),
  );
  useCommands(
    isManager
      ? [
          { id: 'export-person', label: 'Export this person', group: 'This lead', run: () => download() },
          { id: 'erase-person', label: 'Erase this person…', group: 'This lead', run: () => setIsErasing(true) },
        ]
      : [],
  );
  return isErasing && <EraseDialog lead={lead} onClose={() => setIsErasing(false)} />;
}
