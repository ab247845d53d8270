import type { ReleaseStatus } from '@portal/contracts/release-status';
import { queryOptions } from '@portal/platform/query';
import { Refusal } from '@portal/staff-client/refusal';
import { endSession } from '../session/ended.ts';

/** State of the releases of every remote, as the publisher writes it. */
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
  // A proxy in front of the portal returns a page when the portal is unavailable.
  if (headers.get('content-type')?.includes('html'))
    return new Refusal(status, 'The portal cannot be reached. Please try again.');
  return Refusal.of(response);
}
