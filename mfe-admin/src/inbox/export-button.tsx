import { useQuery } from '@portal/platform/query';
import { staff, withoutLimit } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { type LeadFilter, toSearch } from '../leads/lead-filter.ts';
import { sessionQuery } from '../session/session.ts';
import { useDownload } from '../session/use-download.ts';
import { toolLabel } from './filter-bar.styles.ts';

/** Downloads the listed leads as CSV. Only for users with the permission. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const { data: session } = useQuery(sessionQuery);
  const { mutate: download, isPending } = useDownload(() =>
    staff.POST('/api/admin/leads/export.csv', { body: toSearch(filter), parseAs: 'blob', ...withoutLimit }),
  );
  if (!session?.canExport) return null;
  return (
    <Button tone="plain" size="sm" disabled={isPending} onClick={() => download()} title="Export these leads as CSV">
      <Icon of={DownloadIcon} size="sm" />
      <span className={toolLabel}>{isPending ? 'Exporting…' : 'Export'}</span>
    </Button>
  );
}
