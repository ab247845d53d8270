import { useLocation, useNavigate, useParams } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { useEffect } from 'react';
import { Layout } from '../layout/layout.tsx';
import { leadQuery } from '../leads/lead.queries.ts';
import { useReadMark } from '../leads/use-lead-mutations.ts';
import { leadPath } from '../paths.ts';
import { moveDrafts } from '../session/drafts.ts';
import { LeadError, LeadSkeleton } from './lead-states.tsx';
import { LeadView } from './lead-view.tsx';

/** One lead: contact details, timeline, notes and actions. */
export function Component() {
  const { id = '' } = useParams();
  // Somebody who types while the lead is merged keeps the field and the focus.
  const { openedAs } = useLocation().state ?? {};
  const { data: lead, error, refetch } = useQuery(leadQuery(Number(id)));
  const { mutate: markRead } = useReadMark();
  const navigate = useNavigate();
  // It was loaded before and removed since.
  const isGone = error instanceof ApiError && error.status === 404;
  const isUnread = lead?.isUnread ?? false;
  const isMerged = lead !== undefined && String(lead.id) !== id;
  if (isMerged) moveDrafts(Number(id), lead.id);

  // For a merged lead, the API returns the lead it was merged into.
  useEffect(() => {
    if (!lead || String(lead.id) === id) return;
    queryClient.setQueryData(leadQuery(lead.id).queryKey, lead);
    navigate(leadPath(lead.id), { replace: true, state: { openedAs: id } });
  }, [lead, id, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per new submission; "Mark as unread" must not be undone
  useEffect(() => {
    if (lead && isUnread) markRead({ lead, isUnread: false });
  }, [lead?.id, lead?.lastSubmissionId]);

  return (
    <Layout title={(!isGone && lead?.name) || 'Lead'}>
      {lead && !isGone ? (
        <LeadView key={openedAs ?? id} lead={lead} />
      ) : error ? (
        <LeadError error={error} retry={refetch} />
      ) : (
        <LeadSkeleton />
      )}
    </Layout>
  );
}
