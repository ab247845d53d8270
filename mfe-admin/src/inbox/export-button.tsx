import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { saveFile } from '@portal/ui/save-file';
import { errorMessage } from '../error-message.ts';
import { type LeadFilter, toSearch } from '../leads/lead-filter.ts';
import { withRecentSignIn } from '../session/confirm-identity.ts';
import { sessionQuery } from '../session/session.ts';

/** Downloads the listed leads as CSV. Only for users with the permission; it requires a recent sign-in. */
export function ExportButton({ filter }: { filter: LeadFilter }) {
  const { data: session } = useQuery(sessionQuery);
  const { mutate: download, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      withRecentSignIn(() => staff.POST('/api/admin/leads/export.csv', { body: toSearch(filter), parseAs: 'blob' })),
    onSuccess: ({ data, response }) => {
      const [, name = 'leads.csv'] = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
      if (data) saveFile(data, name);
    },
    onError: (error) => toast.error('Nothing was exported', errorMessage(error)),
  });
  if (!session?.canExport) return null;
  return (
    <Button tone="plain" size="sm" disabled={isPending} onClick={() => download()} title="Export these leads as CSV">
      <Icon of={DownloadIcon} size="sm" />
      {isPending ? 'Exporting…' : 'Export'}
    </Button>
  );
}
