import { queryClient, useQuery } from '@portal/platform/query';
import { ApiError } from '@portal/staff-client/api-error';
import { Button } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { RotateIcon } from '@portal/ui/icons';
import { Skeleton } from '@portal/ui/skeleton';
import { useEffect } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { LoadError } from '../layout/load-error.tsx';
import { header, intro, title } from '../layout/page.styles.ts';
import { sessionEnded } from '../session/session-ended.ts';
import { ReleaseHistory } from './release-history.tsx';
import { NoReleases, StaleNotice } from './release-states.tsx';
import { releasesQuery } from './releases.queries.ts';
import { RemoteReleases } from './remote-releases.tsx';

export function Releases() {
  const hasEnded = useStore(sessionEnded);
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...releasesQuery, enabled: !hasEnded });
  useEffect(refetchOnReturn, []);
  useCommands([{ id: 'releases', label: 'Refresh releases', group: 'List', keys: 'r', run: refetch }]);
  // An account that lost the role must not see data that was loaded before.
  const isForbidden = error instanceof ApiError && error.status === 403;

  const content = () => {
    if (error && (!data || isForbidden))
      return <LoadError title="Releases could not be loaded" error={error} retry={refetch} />;
    if (!data) return <Skeleton lines={9} label="Loading releases" />;
    if (data.length === 0) return <NoReleases />;
    return (
      <>
        {error && <StaleNotice error={error} since={dataUpdatedAt} />}
        <p className={intro}>
          Releases are changed by command only, so that a stolen session cannot change the website. How to roll back,
          pin, unpin or check again: docs/releases.md in the portal’s repository.
        </p>
        {data.map((status) => (
          <RemoteReleases key={status.name} status={status} />
        ))}
        <ReleaseHistory statuses={data} />
      </>
    );
  };

  return (
    <>
      <div className={header}>
        <h1 className={title}>Releases</h1>
        <Button tone="plain" size="sm" title="Refresh (r)" onClick={() => refetch()}>
          <Icon of={RotateIcon} size="sm" />
          Refresh
        </Button>
      </div>
      {content()}
    </>
  );
}

/** The portal's client listens to focus and network only while it is mounted. */
function refetchOnReturn() {
  queryClient.mount();
  return () => queryClient.unmount();
}
