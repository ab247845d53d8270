import { infiniteQueryOptions, keepPreviousData, queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap, withoutLimit } from '@portal/staff-client/client';
import type { ImportedList, ImportMapping, NewImport } from '@portal/staff-client/import';
import { invalidateLeads } from '../leads/leads.queries.ts';

const pollMs = 1_000;

export const isInProgress = ({ state }: ImportedList) => state === 'running' || state === 'taking-back';

/** Imports, newest first, page by page. Loads them again while one is in progress. */
export const importsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'imports'],
  queryFn: ({ pageParam, signal }) =>
    unwrap(staff.GET('/api/admin/imports', { params: { query: { before: pageParam } }, signal })),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isInProgress)) ? pollMs : (false as const),
});

/** Stores a file, and returns the id of its import. */
export async function uploadList(file: File): Promise<number> {
  const { id } = await unwrap(
    staff.POST('/api/admin/imports/files', {
      headers: { 'Content-Type': 'application/octet-stream' },
      body: '',
      bodySerializer: () => file,
      ...withoutLimit,
    }),
  );
  return id;
}

/** What an import of an uploaded file would do. The answer is not kept. */
export const previewQuery = (id: number, mapping: ImportMapping) =>
  queryOptions({
    queryKey: ['admin', 'import-preview', id, mapping],
    queryFn: ({ signal }) =>
      unwrap(
        staff.POST('/api/admin/imports/{id}/preview', {
          params: { path: { id } },
          body: mapping,
          signal,
          ...withoutLimit,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const removalQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'import-removal', id],
    queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/imports/{id}/removal', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

export async function startImport(id: number, body: NewImport): Promise<ImportedList> {
  const list = await unwrap(
    staff.POST('/api/admin/imports/{id}/start', { params: { path: { id } }, body, ...withoutLimit }),
  );
  await queryClient.invalidateQueries(importsQuery);
  return list;
}

export async function takeBack(id: number): Promise<void> {
  await staff.POST('/api/admin/imports/{id}/take-back', { params: { path: { id } } });
  await Promise.all([queryClient.invalidateQueries(importsQuery), invalidateLeads([])]);
}
