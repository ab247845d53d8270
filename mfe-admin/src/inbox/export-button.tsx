import { toast } from '@portal/platform';
import { useMutation, useQuery } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import { ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import { errorMessage } from '../error-message.ts';
import { withRecentSignIn } from '../session/confirm-identity.ts';
import { sessionQuery } from '../session/session.ts';

/** Downloads the listed leads as CSV. Only for users with the permission; it requires a recent sign-in. */
export function ExportButton({ query }: { query: string }) {
  const { data: session } = useQuery(sessionQuery);
  const url = `${globalThis.location?.origin ?? ''}/api/admin/leads/export.csv${query && `?${query}`}`;
  const { mutate: download } = useMutation({
    networkMode: 'always',
    // A download cannot ask for the password, so this is checked before.
    mutationFn: () => withRecentSignIn(() => staff.GET('/api/admin/account/recent-sign-in')),
    // The response is an attachment: the page stays.
    onSuccess: () => location.assign(url),
    onError: (error) => toast.error('Nothing was exported', errorMessage(error)),
  });
  if (!session?.canExport) return null;
  return (
    <ButtonLink
      tone="plain"
      size="sm"
      to={url}
      download
      title="Export these leads as CSV"
      onClick={(event) => {
        event.preventDefault();
        download();
      }}
    >
      <Icon of={DownloadIcon} size="sm" />
      Export
    </ButtonLink>
  );
}
