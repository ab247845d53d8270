import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffLink } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { Layout } from '../layout/layout.tsx';
import { header, intro, page, title } from '../layout/page.styles.ts';
import { FormerOwnersNotice } from '../leads/former-owners-notice.tsx';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { staffQuery } from '../session/staff.queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { StaffTable } from './staff-table.tsx';

/** Staff accounts and roles. For managers. */
export function Component() {
  const isManager = useHasRole('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Layout title="Staff accounts">
      <div className={page}>
        {!session ? null : isManager ? (
          <Staff myId={session.id} />
        ) : (
          <EmptyState title="Managers only">
            Your role is {session.role}. A manager can invite staff and change roles.
          </EmptyState>
        )}
      </div>
    </Layout>
  );
}

function Staff({ myId }: { myId: number }) {
  const { data, error, refetch } = useQuery(staffQuery);
  const [shownLink, setShownLink] = useState<{ name: string; url: string; expiresAt: string }>();

  // The response contains the link only when the portal cannot send email.
  const showLink = (name: string, { link, expiresAt }: StaffLink) => {
    if (link) setShownLink({ name, url: link, expiresAt });
    else toast.success('Link sent', `${name} will receive an email with the link.`);
  };
  const content = () => {
    if (data) return <StaffTable staff={data} myId={myId} onLinkCreated={showLink} />;
    if (!error) return <Skeleton lines={5} label="Loading staff accounts" />;
    return (
      <EmptyState
        title="Staff accounts could not be loaded"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {errorMessage(error)}
      </EmptyState>
    );
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
