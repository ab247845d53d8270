import type { ReleaseStatus } from '@portal/contracts/verdict';
import { queryOptions } from '@portal/platform/query';
import { Refusal } from '@portal/staff-client/refusal';
import { endSession } from '../session/ended.ts';

/** Where every remote's releases stand. The shell answers, not the API: it is the one that takes releases in. */
export const releasesQuery = queryOptions({
  queryKey: ['desk', 'releases'],
  queryFn: async ({ signal }): Promise<ReleaseStatus[]> => {
    const response = await fetch('/admin/releases.json', { credentials: 'include', signal });
    if (response.ok) return response.json();
    throw await refusalOf(response);
  },
  refetchOnMount: 'always',
});

function refusalOf(response: Response): Promise<Refusal> | Refusal {
  const { status, headers } = response;
  if (status === 401) endSession();
  // What stands in front of the shell answers with a page when the shell is away.
  if (headers.get('content-type')?.includes('html'))
    return new Refusal(status, 'The server that takes releases in cannot be reached. Please try again.');
  return Refusal.of(response);
}
