import { staff } from '@portal/staff-client/client';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { useHasRole } from '../session/session.ts';
import { useDownload } from '../session/use-download.ts';
import { buttons, label } from '../shared.styles.ts';
import { EraseDialog } from './erase-dialog.tsx';

/** Exports or erases the person of a lead. For managers. */
export function PersonData({ lead }: { lead: Lead }) {
  const isManager = useHasRole('manager');
  const { mutate: download, isPending } = useDownload(() =>
    staff.GET('/api/admin/leads/{id}/person/export', { params: { path: { id: lead.id } }, parseAs: 'blob' }),
  );
  if (!isManager) return null;
  return (
    <section>
      <h2 className={label}>Privacy</h2>
      <div className={buttons}>
        <Button size="sm" tone="quiet" disabled={isPending} onClick={() => download()}>
          {isPending ? 'Exporting…' : 'Export this person'}
        </Button>
        <EraseDialog lead={lead} />
      </div>
    </section>
  );
}
