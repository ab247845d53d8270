import type { DraftKind } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { visibleText } from '@portal/contracts/visible-text';
import { useMutation } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { invalidateLeads } from '../leads/leads.queries.ts';
import { draftNotSaved, draftSaved, savingDraft } from '../session/drafts.ts';
import { useDraft } from '../session/use-draft.ts';
import { OtherDrafts, ServerSilent } from './unsaved-text.tsx';

/** How long a user waits before the page says that the server does not respond. */
const silenceMs = 8_000;

interface TextFormOptions<Result> {
  leadId: number;
  kind: DraftKind;
  /** Longest text. Default: that of a note. */
  maxLength?: number;
  /** Whether a text without anything to see is not sent. */
  isRequired?: boolean;
  /** Sends the text. The draft's id is an idempotency key: repeating the request saves nothing more. */
  send: (text: string, draftId: string, signal: AbortSignal) => Promise<Result>;
  onSaved?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** A form with the unsaved text of a lead, which is saved as a note or contact once, also when the request has to be repeated. */
export function useTextForm<Result>({ leadId, kind, send, onSaved, onError, ...options }: TextFormOptions<Result>) {
  const { text, reply, attachments, others, change } = useDraft(leadId, kind);
  const request = useRef<AbortController>(undefined);
  const mutation = useMutation<Result, string>({
    mutationFn: async (sent) => {
      const current = new AbortController();
      request.current = current;
      try {
        const result = await send(sent, savingDraft(leadId, kind), current.signal);
        draftSaved(leadId, kind, sent);
        return result;
      } catch (error) {
        const isSavedBefore = error instanceof ApiError && error.status === 409 && !error.newEntryIds;
        // After a retry, the draft belongs to the newer request.
        if (request.current === current) draftNotSaved(leadId, kind, { isRenewed: isSavedBefore });
        throw error;
      }
    },
    onSuccess: onSaved,
    onError: (error) => {
      if (error.name !== 'AbortError') onError?.(error);
    },
    // An earlier version may have been saved. It is not waited for: a text that was taken back can be sent again at once.
    onSettled: () => void invalidateLeads([leadId]),
  });
  const { isPending } = mutation;
  const isSilent = useIsLong(isPending, mutation.submittedAt);
  const isEmpty = visibleText(text) === '';

  const save = () => {
    request.current?.abort();
    mutation.mutate(text);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Ctrl Enter can be pressed again while the text is being saved.
    if (!isPending && !(options.isRequired && isEmpty)) save();
  };
  return {
    onSubmit,
    mutation: { isPending, error: mutation.error?.name === 'AbortError' ? null : mutation.error },
    isEmpty,
    text,
    reply,
    attachments,
    change,
    save,
    /** Properties of the text field. */
    field: {
      value: text,
      maxLength: options.maxLength ?? textLimits.note,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => change(target.value),
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      },
    },
    notice: (
      <>
        {isSilent && <ServerSilent what={kind} onRetry={save} onCancel={() => request.current?.abort()} />}
        <OtherDrafts leadId={leadId} drafts={others} />
      </>
    ),
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
