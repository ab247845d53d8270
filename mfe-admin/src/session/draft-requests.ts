import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { Draft as StoredDraft } from '@portal/staff-client/lead';
import { copiesIn, type Draft, type DraftFile, type Version } from './draft.ts';

/** Browsers reject a request that outlives its page if it is larger than 64 KiB. Other headers and requests count too. */
const keepaliveLimit = 50_000;

/** What the API does with drafts about a lead, or about none (`leadId` null). */
export const draftRequests = {
  list: (leadId: number | null, signal?: AbortSignal): Promise<StoredDraft[]> =>
    unwrap(
      leadId === null
        ? staff.GET('/api/admin/drafts', { signal })
        : staff.GET('/api/admin/leads/{id}/drafts', { params: { path: { id: leadId } }, signal }),
    ),
  put: (leadId: number | null, draft: Draft): Promise<Pick<StoredDraft, 'revision' | 'attachments'>> => {
    const { id: draftId, kind, text, fields, revision } = draft;
    const body = { kind, text, fields, copiedFiles: copiesIn(draft).map(({ id }) => id), revision };
    const request = { body, keepalive: new TextEncoder().encode(JSON.stringify(body)).length < keepaliveLimit };
    return unwrap(
      leadId === null
        ? staff.PUT('/api/admin/drafts/{draftId}', { params: { path: { draftId } }, ...request })
        : staff.PUT('/api/admin/leads/{id}/drafts/{draftId}', {
            params: { path: { id: leadId, draftId } },
            ...request,
          }),
    );
  },
  remove: (leadId: number | null, { id: draftId, ...query }: Version): Promise<unknown> => {
    const request = { params: { path: { id: leadId ?? 0, draftId }, query }, keepalive: true };
    return leadId === null
      ? staff.DELETE('/api/admin/drafts/{draftId}', request)
      : staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}', request);
  },
  attach: (id: number, draftId: string, file: File): Promise<DraftFile> =>
    unwrap(
      staff.POST('/api/admin/leads/{id}/drafts/{draftId}/attachments', {
        params: { path: { id, draftId }, query: { name: file.name } },
        headers: { 'Content-Type': 'application/octet-stream' },
        body: '',
        bodySerializer: () => file,
        ...withoutLimit,
      }),
    ),
  detach: (id: number, draftId: string, attachmentId: number): Promise<unknown> =>
    staff.DELETE('/api/admin/leads/{id}/drafts/{draftId}/attachments/{attachmentId}', {
      params: { path: { id, draftId, attachmentId } },
    }),
};
