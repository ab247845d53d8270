import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { PackageIcon } from '@portal/ui/icons';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { RelativeTime } from '../time/relative-time.tsx';

const notice = css({
  paddingInline: '3',
  paddingBlock: '2.5',
  marginBottom: '5',
  borderInlineStart: 'danger',
  bg: 'bg.sunken',
});

/** Shown in development, where remotes are served from their builds. */
export const NoReleases = () => (
  <EmptyState title="No releases" icon={<Icon of={PackageIcon} size="lg" />}>
    In development, remotes are served from their builds.
  </EmptyState>
);

/** Shown above data that could not be refreshed. `since` is in milliseconds. */
export function StaleNotice({ error, since }: { error: Error; since: number }) {
  return (
    <p className={notice} role="alert">
      {errorMessage(error)} Last updated <RelativeTime at={new Date(since).toISOString()} />.
    </p>
  );
}
