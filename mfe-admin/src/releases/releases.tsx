import { useQuery } from '@portal/platform/query';
import { Refusal } from '@portal/staff-client/refusal';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { RotateIcon } from '@portal/ui/icons';
import { Skeleton } from '@portal/ui/skeleton';
import { useCommands } from '../commands/use-commands.ts';
import { title, top } from '../frame/screen.styles.ts';
import { useWhileAttended } from '../live/use-while-attended.ts';
import { useHasEnded } from '../session/ended.ts';
import { CommandPlaceSelect } from './command-place-select.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { NothingReleased, ReleasesProblem, StaleNotice } from './release-states.tsx';
import { releasesQuery } from './releases.queries.ts';
import { RemoteReleases } from './remote-releases.tsx';

/** Releases are published a few times a day. */
const refreshEveryMs = 15_000;

export function Releases() {
  const hasEnded = useHasEnded();
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...releasesQuery, enabled: !hasEnded });
  useWhileAttended(hasEnded ? nothing : refetch, refreshEveryMs);
  useCommands([{ id: 'releases', label: 'Refresh releases', group: 'List', keys: 'r', run: refetch }]);
  // An account that lost the role must not see data that was loaded before.
  const isForbidden = error instanceof Refusal && error.status === 403;

  return (
    <>
      <div className={top}>
        <h1 className={title}>Releases</h1>
        <Button tone="plain" size="sm" title="Refresh (r)" onClick={() => refetch()}>
          <Icon of={RotateIcon} size="sm" />
          Refresh
        </Button>
      </div>
      {error && (!data || isForbidden) ? (
        <ReleasesProblem error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={9} label="Loading the releases" />
      ) : data.length === 0 ? (
        <NothingReleased />
      ) : (
        <>
          {error && <StaleNotice error={error} since={dataUpdatedAt} />}
          <CommandPlaceSelect />
          {data.map((status) => (
            <RemoteReleases key={status.name} status={status} />
          ))}
          <ReleaseHistory statuses={data} />
        </>
      )}
    </>
  );
}

const nothing = () => {};
