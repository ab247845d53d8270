import { useLocation, useNavigate, useParams } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { useEffect } from 'react';
import { Layout } from '../app/layout/layout.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { leadQuery } from '../leads/lead.queries.ts';
import { lastList } from '../leads/list-state.ts';
import { useReadMark } from '../leads/use-read-mark.ts';
import { leadPath } from '../paths.ts';
import { drafts } from '../session/drafts.ts';
import { padded } from '../shared.styles.ts';
import { KeptTexts } from './kept-text.tsx';
import { LeadView } from './lead-view.tsx';

/** One lead: contact details, timeline, notes and actions. */
export function Component() {
  const { id = '' } = useParams();
  // Somebody who types while the lead is merged keeps the field and the focus.
  const { openedAs } = useLocation().state ?? {};
  const query = useQuery(leadQuery(Number(id)));
  const { mutate: markRead } = useReadMark();
  const navigate = useNavigate();
  // Also one that was loaded before and removed since.
  const isGone = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 400);
  const lead = isGone ? undefined : query.data;
  const isUnread = lead?.isUnread ?? false;

  // For a merged lead, the API returns the lead it was merged into.
  useEffect(() => {
    if (!lead || String(lead.id) === id) return;
    drafts.move(Number(id), lead.id);
    queryClient.setQueryData(leadQuery(lead.id).queryKey, lead);
    navigate(leadPath(lead.id), { replace: true, state: { openedAs: id } });
  }, [lead, id, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per new request or notification; "Mark as unread" must not be undone
  useEffect(() => {
    if (lead && (isUnread || lead.hasUnreadNotification)) markRead({ lead, isUnread: false });
  }, [lead?.id, lead?.lastRequestId, lead?.hasUnreadNotification]);

  return (
    <Layout title={lead?.name ?? 'Lead'} hasOwnHeader>
      {isGone ? (
        <div className={padded} role="alert">
          <EmptyState
            title="Lead not found"
            action={
              <ButtonLink tone="quiet" to={lastList().path}>
                Back to leads
              </ButtonLink>
            }
          >
            It was removed, its person was erased, or the link is incomplete.
          </EmptyState>
          <KeptTexts leadId={Number(id)} reason="The lead is gone. Copy what you need: it cannot be saved here." />
        </div>
      ) : (
        <Loaded query={query} what="the lead" lines={9} padded>
          {(shown) => <LeadView key={openedAs ?? id} lead={shown} />}
        </Loaded>
      )}
    </Layout>
  );
}
