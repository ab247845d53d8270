import type { DraftKind } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { visibleText } from '@portal/contracts/visible-text';
import { useMutation } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { type Draft, isBeingSent } from '../session/draft.ts';
import { drafts } from '../session/drafts.ts';
import { OtherDrafts, Unsaved } from '../session/unsaved-text.tsx';
import { useDraft } from '../session/use-draft.ts';
import { invalidateLeads } from './leads.queries.ts';

interface TextFormOptions<Result> {
  leadId: number;
  kind: DraftKind;
  /** Longest text. Default: that of a note. */
  maxLength?: number;
  /** Whether a text without anything to see is not sent. */
  isRequired?: boolean;
  /** Sends the draft, whose id is an idempotency key: repeating the request saves nothing more. */
  send: (draft: Draft) => Promise<Result>;
  onSaved?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** A form with the unsaved text of a lead, which is saved as a note, contact or reply once, also when the request has to be repeated. */
export function useTextForm<Result>({ leadId, kind, send, onSaved, onError, ...options }: TextFormOptions<Result>) {
  const { draft, others, change } = useDraft(leadId, kind);
  const mutation = useMutation<Result>({
    mutationFn: () => drafts.send(leadId, kind, send, isSavedBefore),
    onSuccess: onSaved,
    onError,
    // Not waited for: a text that was taken back can be sent again at once.
    onSettled: () => void invalidateLeads([leadId]),
  });
  const isPending = mutation.isPending || isBeingSent(draft);
  const isEmpty = visibleText(draft.text) === '';
  const [upload] = draft.uploads;

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Ctrl Enter can be pressed again while the text is being saved.
    if (!isPending && !upload && !(options.isRequired && isEmpty)) mutation.mutate();
  };
  return {
    onSubmit,
    draft,
    change,
    isEmpty,
    isPending,
    /** Why it cannot be sent yet. */
    waitsFor: upload && `Attaching ${upload}…`,
    error: mutation.error,
    save: () => mutation.mutate(),
    /** Properties of the text field. */
    field: {
      value: draft.text,
      maxLength: options.maxLength ?? textLimits.note,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => change({ text: target.value }),
    },
    notice: (
      <>
        <Unsaved draft={draft} />
        <OtherDrafts leadId={leadId} drafts={others} />
      </>
    ),
  };
}

/** Whether an earlier version has been saved, and the current one becomes another draft. */
export const isSavedBefore = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && !error.newEntryIds;
