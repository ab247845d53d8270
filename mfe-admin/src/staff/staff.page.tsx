import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { StaffLink, StaffMember } from '@portal/staff-client/staff-member';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { Frame } from '../frame/frame.tsx';
import { page, text, title, top } from '../frame/screen.styles.ts';
import { reasonOf } from '../lead/lead-actions.ts';
import { sessionQuery, useMay } from '../session/session.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { sendLink, staffQuery } from './staff.queries.ts';
import { StaffTable } from './staff-table.tsx';

/** A link that a person is waiting for: shown only where the portal cannot mail it. */
interface Handover {
  name: string;
  link: StaffLink;
}

/** Who works here and what they may do. For managers. */
export function Component() {
  const isManager = useMay('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Frame title="Staff">
      <div className={page}>
        {!session ? null : isManager ? (
          <Staff me={session.id} />
        ) : (
          <EmptyState title="This is for managers">
            Your role is {session.role}. A manager can invite people and change roles.
          </EmptyState>
        )}
      </div>
    </Frame>
  );
}

function Staff({ me }: { me: number }) {
  const { data, error, refetch } = useQuery(staffQuery);
  const [handover, setHandover] = useState<Handover>();

  const handOut = (name: string, link: StaffLink) => {
    if (link.link) setHandover({ name, link });
    else toast.success('Link sent', `${name} gets an e-mail with it.`);
  };
  const resend = async ({ id, name }: StaffMember) => {
    try {
      handOut(name, await sendLink(id));
    } catch (problem) {
      toast.error('No link was made', reasonOf(problem));
    }
  };

  return (
    <>
      <div className={top}>
        <h1 className={title}>Staff</h1>
        <InviteDialog onInvited={({ name, invitation }) => handOut(name, invitation)} />
      </div>
      <p className={text}>
        Viewers read everything. Agents also act on leads. Managers also look after the staff. A change counts at once.
      </p>
      {data ? (
        <StaffTable staff={data} me={me} onSendLink={resend} />
      ) : error ? (
        <EmptyState
          title="The staff cannot be read right now"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {reasonOf(error)}
        </EmptyState>
      ) : (
        <Skeleton lines={5} label="Loading the staff" />
      )}
      <LinkDialog handover={handover} onClose={() => setHandover(undefined)} />
    </>
  );
}
