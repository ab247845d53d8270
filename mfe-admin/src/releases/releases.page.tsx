import type { ReleaseStatus } from '@portal/contracts/release-status';
import { queryOptions, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { errorMessage } from '@portal/ui/error-message';
import { Icon } from '@portal/ui/icon';
import { PackageIcon, RotateIcon } from '@portal/ui/icons';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { endSession } from '../session/session-ended.ts';
import { notice } from '../shared.styles.ts';
import { RelativeTime } from '../time/relative-time.tsx';
import { FieldReports } from './field-reports.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { RemoteReleases } from './remote-releases.tsx';

/** State, checks and history of the releases of every remote. For managers. */
export const Component = () => (
  <ManagerPage title="Releases" purpose="Only managers can see releases.">
    <Releases />
  </ManagerPage>
);

function Releases() {
  const { data, error, refetch, dataUpdatedAt } = useQuery(releasesQuery);
  useCommands([{ id: 'releases', label: 'Refresh releases', group: 'List', keys: 'r', run: refetch }]);
  // An account that lost the role must not see data that was loaded before.
  const isForbidden = error instanceof ApiError && error.status === 403;

  return (
    <>
      <PageHeader
        title="Releases"
        intro="Releases are changed by command only, so that a stolen session cannot change the website. How to roll back, pin, unpin or check again: docs/releases.md in the portal’s repository."
      >
        <Button tone="plain" size="sm" title="Refresh (r)" onClick={() => refetch()}>
          <Icon of={RotateIcon} size="sm" />
          Refresh
        </Button>
      </PageHeader>
      {error && data && !isForbidden && (
        <p className={notice} role="alert">
          {errorMessage(error)} Last updated <RelativeTime at={new Date(dataUpdatedAt).toISOString()} />.
        </p>
      )}
      <Loaded query={{ data: isForbidden ? undefined : data, error, refetch }} what="releases" lines={9}>
        {(statuses) =>
          statuses.length === 0 ? (
            <EmptyState title="No releases" icon={<Icon of={PackageIcon} size="lg" />}>
              In development, remotes are served from their builds.
            </EmptyState>
          ) : (
            <>
              {statuses.map((status) => (
                <RemoteReleases key={status.name} status={status} />
              ))}
              <FieldReports statuses={statuses} />
              <ReleaseHistory statuses={statuses} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

/**
 * State of the releases of all remotes, from the publisher's `releases.json`. Refreshed while the page is visible: a request like this
 * does not prolong the session.
 */
const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: async ({ signal }): Promise<ReleaseStatus[]> => {
    const response = await fetch('/admin/releases.json', { credentials: 'include', signal });
    if (response.ok) return response.json();
    if (response.status === 401) endSession();
    throw await ApiError.from(response);
  },
  staleTime: 0,
  refetchInterval: 15_000,
});
