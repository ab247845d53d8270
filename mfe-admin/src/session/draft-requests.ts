import { ApiError } from '@portal/staff-client/api-error';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { DraftAttachment, Draft as StoredDraft } from '@portal/staff-client/lead';
import type { Draft, Version } from './draft.ts';

/** Browsers reject a request that outlives its page if it is larger than 64 KiB. Other headers and requests count too. */
const keepaliveLimit = 50_000;

/** Debounce of storing. */
const storeDelayMs = 400;
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];
/** How long a request may take before the page says that its result is not known. */
const silenceMs = 8_000;

type Timer = ReturnType<typeof setTimeout>;

/** Replaced in tests. */
export interface Clock {
  setTimeout: (run: () => void, ms: number) => Timer;
  clearTimeout: (timer: Timer | undefined) => void;
}

export interface DraftRequests {
  list: (leadId: number | null, signal?: AbortSignal) => Promise<StoredDraft[]>;
  put: (leadId: number | null, draft: Draft) => Promise<{ revision: number; attachments: DraftAttachment[] }>;
  remove: (leadId: number | null, version: Version) => Promise<unknown>;
  attach: (leadId: number, id: string, file: File) => Promise<DraftAttachment>;
  detach: (leadId: number, id: string, attachmentId: number) => Promise<unknown>;
}

export const draftRequests: DraftRequests = {
  list: (leadId, signal) =>
    unwrap(
      leadId === null
        ? staff.GET('/api/admin/drafts', { signal })
        : staff.GET('/api/admin/leads/{id}/drafts', { params: { path: { id: leadId } }, signal }),
    ),
  put: (leadId, { id: draftId, kind, text, fields, copiedFiles, revision }) => {
    const body = { kind, text, fields, copiedFiles: [...copiedFiles], revision };
    const keepalive = new TextEncoder().encode(JSON.stringify(body)).length < keepaliveLimit;
    return unwrap(
      leadId === null
        ? staff.PUT('/api/admin/drafts/{draftId}', { params: { path: { draftId } }, body, keepalive })
        : staff.PUT('/api/admin/leads/{id}/drafts/{draftId}', {
            params: { path: { id: leadId, draftId } },
            body,
            keepalive,
          }),
    );
  },
  remove: (leadId, { id: draftId, ...query }) =>
    leadId === null
      ? staff.DELETE('/api/admin/drafts/{draftId}', { params: { path: { draftId }, query }, keepalive: true })
      : staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}', {
          params: { path: { id: leadId, draftId }, query },
          keepalive: true,
        }),
  attach: (id, draftId, file) =>
    unwrap(
      staff.POST('/api/admin/leads/{id}/drafts/{draftId}/attachments', {
        params: { path: { id, draftId }, query: { name: file.name } },
        headers: { 'Content-Type': 'application/octet-stream' },
        body: '',
        bodySerializer: () => file,
        ...withoutLimit,
      }),
    ),
  detach: (id, draftId, attachmentId) =>
    staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}/attachments/{attachmentId}', {
      params: { path: { id, draftId, attachmentId } },
    }),
};

export const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** Whether an error says that nothing was sent. A response that is lost, or that a proxy gives, says nothing; a session that ends neither. */
function isKnown(error: unknown, attempt: number): boolean {
  const status = statusOf(error);
  if (status === undefined || (status >= 500 && status !== 503) || !(error as ApiError).isOfApi) return false;
  return attempt === 1 || ![401, 403, 429, 503].includes(status);
}

export const delayAfter = (failures: number) =>
  retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1] ?? storeDelayMs;

interface RepeatOptions {
  clock: Clock;
  /** The result is not known, or not yet. */
  onSilent: () => void;
  /** Whether nobody waits for the result any more. */
  isForgotten: () => boolean;
}

/** Repeats a request until its result is known. Throws when it was not carried out. */
export async function repeatUntilKnown<Result>(
  request: () => Promise<Result>,
  { clock, onSilent, isForgotten }: RepeatOptions,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    const timer = clock.setTimeout(onSilent, silenceMs);
    try {
      return await request();
    } catch (error) {
      if (isForgotten() || isKnown(error, failures)) throw error;
      onSilent();
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, delayAfter(failures)));
    } finally {
      clock.clearTimeout(timer);
    }
  }
}
