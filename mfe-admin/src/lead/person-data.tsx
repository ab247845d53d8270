import { toast } from '@portal/platform';
import { useMutation } from '@portal/platform/query';
import { staff } from '@portal/staff-client/client';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { withRecentSignIn } from '../session/confirm-identity.ts';
import { useHasRole } from '../session/session.ts';
import { EraseDialog } from './erase-dialog.tsx';

const heading = css({ textStyle: 'label', marginBottom: '2' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** Exports or erases the person of a lead. For managers. */
export function PersonData({ lead }: { lead: Lead }) {
  const isManager = useHasRole('manager');
  const { mutate: download } = useMutation({
    networkMode: 'always',
    // A download cannot ask for the password, so this is checked before.
    mutationFn: () => withRecentSignIn(() => staff.GET('/api/admin/account/recent-sign-in')),
    // The response is an attachment: the page stays.
    onSuccess: () => location.assign(`/api/admin/leads/${lead.id}/person/export`),
    onError: (error) => toast.error('Nothing was exported', errorMessage(error)),
  });
  if (!isManager) return null;
  return (
    <section>
      <h2 className={heading}>Privacy</h2>
      <div className={buttons}>
        <Button size="sm" tone="quiet" onClick={() => download()}>
          Export this person
        </Button>
        <EraseDialog lead={lead} />
      </div>
    </section>
  );
}
