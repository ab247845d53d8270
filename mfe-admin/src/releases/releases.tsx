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
import { OrderPlaceChoice } from './order-place-choice.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { NothingReleased, ReleasesProblem, StaleNotice } from './release-states.tsx';
import { releasesQuery } from './releases.queries.ts';
import { RemoteReleases } from './remote-releases.tsx';

/** How often the page asks anew. Releases come a few times a day. */
const lookEveryMs = 15_000;

export function Releases() {
  const hasEnded = useHasEnded();
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...releasesQuery, enabled: !hasEnded });
  useWhileAttended(hasEnded ? nothing : refetch, lookEveryMs);
  useCommands([{ id: 'releases', label: 'Look at the releases again', group: 'List', keys: 'r', run: refetch }]);
  // Whoever is no manager any more sees nothing that was read before either.
  const isBarred = error instanceof Refusal && error.status === 403;

  return (
    <>
      <div className={top}>
        <h1 className={title}>Releases</h1>
        <Button tone="plain" size="sm" title="Look again (r)" onClick={() => refetch()}>
          <Icon of={RotateIcon} size="sm" />
          Look again
        </Button>
      </div>
      {error && (!data || isBarred) ? (
        <ReleasesProblem error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={9} label="Loading the releases" />
      ) : data.length === 0 ? (
        <NothingReleased />
      ) : (
        <>
          {error && <StaleNotice error={error} since={dataUpdatedAt} />}
          <OrderPlaceChoice />
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
