import type { DraftKind } from '@portal/contracts/lead';
import { useMutation } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { useEffect, useRef, useState } from 'react';
import { draftNotSaved, draftSaved, savingDraft } from '../session/drafts.ts';

/** How long a user waits before the page says that the server does not respond. */
const silenceMs = 8_000;

interface SaveTextOptions<Result> {
  leadId: number;
  kind: DraftKind;
  /** The typed text. */
  text: string;
  /** Sends it. The draft's id is an idempotency key: repeating the request saves nothing more. */
  send: (draftId: string, signal: AbortSignal) => Promise<Result>;
  onSaved: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** Saves a typed text as a note or contact, once, also when the request has to be repeated. */
export function useSaveText<Result>({ leadId, kind, text, send, onSaved, onError }: SaveTextOptions<Result>) {
  const request = useRef<AbortController>(undefined);
  const mutation = useMutation<Result, string>({
    networkMode: 'always',
    mutationFn: async (sent) => {
      const current = new AbortController();
      request.current = current;
      try {
        const result = await send(savingDraft(leadId, kind), current.signal);
        draftSaved(leadId, kind, sent);
        return result;
      } catch (error) {
        const isSavedBefore = error instanceof ApiError && error.status === 409;
        // After a retry, the draft belongs to the newer request.
        if (request.current === current) draftNotSaved(leadId, kind, { isRenewed: isSavedBefore });
        throw error;
      }
    },
    onSuccess: onSaved,
    onError: (error) => {
      if (error.name !== 'AbortError') onError?.(error);
    },
  });
  const { isPending } = mutation;
  const isSilent = useIsLong(isPending, mutation.submittedAt);

  const save = () => {
    request.current?.abort();
    mutation.mutate(text);
  };
  return {
    isPending,
    error: mutation.error?.name === 'AbortError' ? null : mutation.error,
    /** Whether the server has not responded for a while. */
    isSilent,
    /** Does nothing while the text is being saved: Ctrl Enter can be pressed again. */
    save: () => {
      if (!isPending) save();
    },
    retry: save,
    cancel: () => request.current?.abort(),
  };
}

/** Whether a state has lasted for longer than a user waits. */
function useIsLong(isActive: boolean, since: number): boolean {
  const [longSince, setLongSince] = useState<number>();
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setLongSince(since), silenceMs);
    return () => clearTimeout(timer);
  }, [isActive, since]);
  return isActive && longSince === since;
}
