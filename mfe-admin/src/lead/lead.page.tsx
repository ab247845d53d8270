import { useNavigate, useParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useEffect } from 'react';
import { Frame } from '../frame/frame.tsx';
import { useMay } from '../session/session.ts';
import { leadQuery } from './lead.queries.ts';
import { act } from './lead-actions.ts';
import { LeadProblem, LeadSkeleton } from './lead-states.tsx';
import { LeadView } from './lead-view.tsx';

/** One lead: who it is, what has happened, and what is to be done next. */
export function Component() {
  const { id = '' } = useParams();
  const { data: lead, error, refetch } = useQuery(leadQuery(Number(id)));
  const mayAct = useMay('agent');
  const navigate = useNavigate();
  const isUnread = lead?.isUnread ?? false;

  // A lead that has been merged answers as the one it is part of now.
  useEffect(() => {
    if (lead && String(lead.id) !== id) navigate(`/admin/leads/${lead.id}`, { replace: true });
  }, [lead, id, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for everything new, not for every change
  useEffect(() => {
    if (lead && isUnread && mayAct) act([lead], { kind: 'read' });
  }, [lead?.id, lead?.lastActivityAt, mayAct]);

  return (
    <Frame title={lead?.name ?? 'Lead'}>
      {lead ? <LeadView lead={lead} /> : error ? <LeadProblem error={error} retry={refetch} /> : <LeadSkeleton />}
    </Frame>
  );
}
