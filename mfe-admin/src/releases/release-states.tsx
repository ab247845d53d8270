import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { PackageIcon, WifiOffIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { useConnection } from '../live/use-live-stream.ts';
import { RelativeTime } from '../time/relative-time.tsx';

const notice = css({
  paddingInline: '3',
  paddingBlock: '2.5',
  marginBottom: '5',
  borderInlineStartWidth: 'rule',
  borderInlineStartStyle: 'solid',
  borderColor: 'danger.text',
  bg: 'bg.sunken',
});

/** Shown in development, where remotes are served from their builds. */
export const NoReleases = () => (
  <EmptyState title="No releases" icon={<Icon of={PackageIcon} size="lg" />}>
    In development, remotes are served from their builds.
  </EmptyState>
);

/** Shown when nothing was loaded yet. */
export function ReleasesError({ error, retry }: { error: Error; retry: () => void }) {
  const isOffline = useConnection() === 'offline';
  return (
    <div role="alert">
      <EmptyState
        title={isOffline ? 'You are offline' : 'Releases could not be loaded'}
        icon={<Icon of={WifiOffIcon} size="lg" />}
        action={<Button onClick={retry}>Try again</Button>}
      >
        {errorMessage(error)}
      </EmptyState>
    </div>
  );
}

/** Shown above data that could not be refreshed. `since` is in milliseconds. */
export function StaleNotice({ error, since }: { error: Error; since: number }) {
  return (
    <p className={notice} role="alert">
      {errorMessage(error)} Last updated <RelativeTime at={new Date(since).toISOString()} />.
    </p>
  );
}
