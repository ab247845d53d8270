import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffLink } from '@portal/staff-client/staff-member';
import { useState } from 'react';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { SecretDialog } from '../app/layout/secret-dialog.tsx';
import { FormerOwnersNotice } from '../leads/former-owners-notice.tsx';
import { staffQuery } from '../leads/owners.queries.ts';
import { buttons } from '../shared.styles.ts';
import { formatDateTime } from '../time/business-time.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { StaffTable } from './staff-table.tsx';

/** Staff accounts and roles. For managers. */
export const Component = () => (
  <ManagerPage title="Staff accounts" purpose="A manager can invite staff and change roles.">
    <Staff />
  </ManagerPage>
);

function Staff() {
  const query = useQuery(staffQuery);
  const [shownLink, setShownLink] = useState<{ name: string; url: string; expiresAt: string }>();

  // The response contains the link only when the portal cannot send email.
  const showLink = (name: string, { link, expiresAt }: StaffLink) => {
    if (link) setShownLink({ name, url: link, expiresAt });
    else toast.success('Link sent', `${name} will receive an email with the link.`);
  };

  return (
    <>
      <PageHeader
        title="Staff accounts"
        intro="Viewers have read-only access. Agents can also edit leads. Managers can also manage staff. A new role signs the person out."
      >
        <div className={buttons}>
          {query.data && <AssignmentDialog staff={query.data} />}
          <InviteDialog onInvited={({ name, invitation }) => showLink(name, invitation)} />
        </div>
      </PageHeader>
      <FormerOwnersNotice />
      <Loaded query={query} what="staff accounts" lines={5}>
        {(staff) => <StaffTable staff={staff} onLinkCreated={showLink} />}
      </Loaded>
      {shownLink && (
        <SecretDialog
          title={`Link for ${shownLink.name}`}
          description={`Email is not configured, so send this link yourself. It can be used once, until ${formatDateTime(shownLink.expiresAt)}.`}
          label="Link"
          secret={shownLink.url}
          advice={`Send it to ${shownLink.name} only.`}
          onClose={() => setShownLink(undefined)}
        />
      )}
    </>
  );
}
