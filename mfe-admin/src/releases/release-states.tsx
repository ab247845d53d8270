import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { PackageIcon, WifiOffIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { reasonOf } from '../lead/lead-actions.ts';
import { useConnection } from '../live/use-connection.ts';
import { Moment } from '../time/moment.tsx';

const notice = css({
  paddingInline: '3',
  paddingBlock: '2.5',
  marginBottom: '5',
  borderInlineStartWidth: 'rule',
  borderInlineStartStyle: 'solid',
  borderColor: 'danger.text',
  bg: 'bg.sunken',
});

/** In development there are no releases. */
export const NothingReleased = () => (
  <EmptyState title="No releases" icon={<Icon of={PackageIcon} size="lg" />}>
    In development, remotes come from their builds.
  </EmptyState>
);

/** Shown when nothing was loaded yet. */
export function ReleasesProblem({ error, retry }: { error: Error; retry: () => void }) {
  const isOffline = useConnection() === 'offline';
  return (
    <div role="alert">
      <EmptyState
        title={isOffline ? 'You are offline' : 'Releases could not be loaded'}
        icon={<Icon of={WifiOffIcon} size="lg" />}
        action={<Button onClick={retry}>Try again</Button>}
      >
        {reasonOf(error)}
      </EmptyState>
    </div>
  );
}

/** Shown above data that could not be refreshed. `since` is in milliseconds. */
export function StaleNotice({ error, since }: { error: Error; since: number }) {
  return (
    <p className={notice} role="alert">
      {reasonOf(error)} Last updated <Moment at={new Date(since).toISOString()} />.
    </p>
  );
}
