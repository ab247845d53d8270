import { ApiError } from '@portal/staff-client/api-error';
import { useStore } from '@portal/ui/create-store';
import { useEffect } from 'react';
import type { Content } from './draft.ts';
import { drafts } from './drafts.ts';

const retryMs = 5_000;

/** Loads the unsaved texts of a lead, also of an earlier visit. Again with another `version` and when the window gets the focus. */
export function useLoadDrafts(leadId: number | null, version?: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version loads it again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = new AbortController();
    const load = async () => {
      clearTimeout(timer);
      try {
        await drafts.load(leadId, left.signal);
      } catch (error) {
        // A rejected request is not repeated: the session has ended, or the lead is gone.
        const isRejected = error instanceof ApiError && error.status < 500;
        if (!left.signal.aborted && !isRejected) timer = setTimeout(load, retryMs);
      }
    };
    load();
    addEventListener('focus', load);
    return () => {
      left.abort();
      clearTimeout(timer);
      removeEventListener('focus', load);
    };
  }, [leadId, version]);
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
