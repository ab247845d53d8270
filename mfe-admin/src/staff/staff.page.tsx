import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffLink } from '@portal/staff-client/staff-member';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { LoadError } from '../layout/load-error.tsx';
import { ManagerPage } from '../layout/manager-page.tsx';
import { header, intro, title } from '../layout/page.styles.ts';
import { FormerOwnersNotice } from '../leads/former-owners-notice.tsx';
import { staffQuery } from '../session/staff.queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { StaffTable } from './staff-table.tsx';

/** Staff accounts and roles. For managers. */
export const Component = () => (
  <ManagerPage title="Staff accounts" purpose="A manager can invite staff and change roles.">
    <Staff />
  </ManagerPage>
);

function Staff() {
  const { data, error, refetch } = useQuery(staffQuery);
  const [shownLink, setShownLink] = useState<{ name: string; url: string; expiresAt: string }>();

  // The response contains the link only when the portal cannot send email.
  const showLink = (name: string, { link, expiresAt }: StaffLink) => {
    if (link) setShownLink({ name, url: link, expiresAt });
    else toast.success('Link sent', `${name} will receive an email with the link.`);
  };
  const content = () => {
    if (data) return <StaffTable staff={data} onLinkCreated={showLink} />;
    if (!error) return <Skeleton lines={5} label="Loading staff accounts" />;
    return <LoadError title="Staff accounts could not be loaded" error={error} retry={refetch} />;
  };

  return (
    <>
      <div className={header}>
        <h1 className={title}>Staff accounts</h1>
        <InviteDialog onInvited={({ name, invitation }) => showLink(name, invitation)} />
      </div>
      <p className={intro}>
        Viewers have read-only access. Agents can also edit leads. Managers can also manage staff. A new role signs the
        person out.
      </p>
      <FormerOwnersNotice />
      {content()}
      {shownLink && <LinkDialog {...shownLink} onClose={() => setShownLink(undefined)} />}
    </>
  );
}
