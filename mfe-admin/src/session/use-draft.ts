import type { DraftKind } from '@portal/contracts/lead';
import { ApiError } from '@portal/staff-client/api-error';
import type { DraftReply } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { useEffect } from 'react';
import { changeDraft, draftChanges, draftMail, draftText, loadDrafts, otherDrafts } from './drafts.ts';

const retryMs = 5_000;

/** Loads the unsaved texts of a lead, also of an earlier visit. Again with another `version` and when the window gets the focus. */
export function useLoadDrafts(leadId: number, version?: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version loads it again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = new AbortController();
    const load = async () => {
      clearTimeout(timer);
      try {
        await loadDrafts(leadId, left.signal);
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

/** Returns the unsaved text of a lead, as far as it is loaded. */
export function useDraft(leadId: number, kind: DraftKind) {
  useStore(draftChanges);
  return {
    text: draftText(leadId, kind),
    ...draftMail(leadId),
    others: otherDrafts(leadId, kind),
    change: (text: string, reply?: DraftReply) => changeDraft(leadId, kind, text, reply),
  };
}
