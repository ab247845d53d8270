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

/** The portal takes nothing in: in development, remotes come straight from their builds. */
export const NothingReleased = () => (
  <EmptyState title="Nothing is released here" icon={<Icon of={PackageIcon} size="lg" />}>
    This portal shows its parts as they are built. Releases appear here once it takes them in.
  </EmptyState>
);

/** Nothing could be read at all. */
export function ReleasesProblem({ error, retry }: { error: Error; retry: () => void }) {
  const isOffline = useConnection() === 'offline';
  return (
    <div role="alert">
      <EmptyState
        title={isOffline ? 'You are offline' : 'The releases cannot be read right now'}
        icon={<Icon of={WifiOffIcon} size="lg" />}
        action={<Button onClick={retry}>Try again</Button>}
      >
        {reasonOf(error)}
      </EmptyState>
    </div>
  );
}

/** What stands on the page could not be read again. `since` is in milliseconds. */
export function StaleNotice({ error, since }: { error: Error; since: number }) {
  return (
    <p className={notice} role="alert">
      {reasonOf(error)} What stands here was read <Moment at={new Date(since).toISOString()} />.
    </p>
  );
}
