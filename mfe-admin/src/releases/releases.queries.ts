import type { ReleaseStatus } from '@portal/contracts/release-status';
import { queryOptions } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { endSession } from '../session/session-ended.ts';

/**
 * State of the releases of all remotes, from the publisher's `releases.json`. Refreshed while the page is visible: a request like this
 * does not prolong the session.
 */
export const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: async ({ signal }): Promise<ReleaseStatus[]> => {
    const response = await fetch('/admin/releases.json', { credentials: 'include', signal });
    if (response.ok) return response.json();
    throw await toApiError(response);
  },
  refetchOnMount: 'always',
  refetchInterval: 15_000,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
});

async function toApiError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  if (status === 401) endSession();
  // A proxy in front of the portal returns a page when the portal is unavailable.
  if (headers.get('content-type')?.includes('html'))
    return new ApiError(status, 'The portal cannot be reached. Please try again.');
  return ApiError.from(response);
}
