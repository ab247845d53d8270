import { useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { useStore } from '@portal/ui/create-store';
import { useEffect } from 'react';
import type { Content } from './draft.ts';
import { drafts } from './drafts.ts';

/** Loads the unsaved texts of a lead, also of an earlier visit. Again with another `version` and when the window gets the focus. */
export function useLoadDrafts(leadId: number | null, version?: unknown) {
  const { refetch } = useQuery({
    queryKey: ['admin', 'drafts', leadId, version],
    queryFn: ({ signal }) => drafts.load(leadId, signal),
    // A rejected request is not repeated: the session has ended, or the lead is gone.
    retry: (_count, error) => !(error instanceof ApiError && error.status < 500),
    retryDelay: 5_000,
    gcTime: 0,
    networkMode: 'always',
  });
  useEffect(() => {
    addEventListener('focus', refetch as () => void);
    return () => removeEventListener('focus', refetch as () => void);
  }, [refetch]);
}

/** Returns what is typed into a form and not saved, as far as it is loaded. */
export function useDraft(leadId: number | null, kind: string) {
  useStore(drafts.changed);
  return {
    draft: drafts.get(leadId, kind),
    others: drafts.others(leadId, kind),
    change: (content: Partial<Content>) => drafts.change(leadId, kind, content),
  };
}
