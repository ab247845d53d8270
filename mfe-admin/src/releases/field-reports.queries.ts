import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { queryClient, queryOptions } from '@portal/platform/query';
import { staff, unwrap } from '@portal/staff-client/client';

export const fieldReportsQuery = queryOptions({
  queryKey: ['admin', 'field-reports'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/field-reports', { signal })),
  refetchOnMount: 'always',
  refetchInterval: 30_000,
});

/** Source maps are files of the publisher for managers. They never change. Resolves to null for one that is not there. */
const sourceMapQuery = (file: string) =>
  queryOptions({
    queryKey: ['admin', 'source-map', file],
    queryFn: async () => {
      const response = await fetch(`/admin/releases/maps/${file}.map`, { credentials: 'include' });
      return response.ok ? new TraceMap(await response.text()) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Places in the sources: `src/contact/contact-form.tsx:41 submit`. A place without a source map stays as it is. */
export const sourcesQuery = (frames: string[]) =>
  queryOptions({
    queryKey: ['admin', 'sources', ...frames],
    queryFn: () => Promise.all(frames.map(sourceOf)),
    staleTime: Number.POSITIVE_INFINITY,
  });

async function sourceOf(frame: string): Promise<string> {
  const [, file = '', line, column] = /^\/(?:remotes\/)?(.+):(\d+):(\d+)$/.exec(frame) ?? [];
  // A map that cannot be read is not worth an error message.
  const map = file ? await queryClient.fetchQuery(sourceMapQuery(file)).catch(() => null) : null;
  if (!map) return frame;
  const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
  if (!found.source) return frame;
  return `${found.source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')}:${found.line}${found.name ? ` ${found.name}` : ''}`;
}
