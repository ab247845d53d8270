import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { errorMessage } from '@portal/ui/error-message';
import { Icon } from '@portal/ui/icon';
import { WifiOffIcon } from '@portal/ui/icons';
import { Skeleton } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { useConnection } from '../../live/use-live-stream.ts';
import { padded as paddedStyles } from '../../shared.styles.ts';

interface LoadedProps<Data> {
  /** The result of `useQuery`. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What is loaded, e.g. `the audit log`. */
  what: string;
  /** Lines of the placeholder. */
  lines: number;
  /** Whether placeholder and error have the padding of a page. */
  padded?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows what a query has loaded; before that a placeholder, or why it could not be loaded, with another try. */
export function Loaded<Data>({ query, what, lines, padded, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  const isOffline = useConnection() === 'offline';
  if (data !== undefined) return children(data);
  return (
    <div className={padded ? paddedStyles : undefined} role={error ? 'alert' : undefined}>
      {error ? (
        <EmptyState
          title={isOffline ? 'You are offline' : `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`}
          icon={<Icon of={WifiOffIcon} size="lg" />}
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {errorMessage(error)}
        </EmptyState>
      ) : (
        <Skeleton lines={lines} label={`Loading ${what}`} />
      )}
    </div>
  );
}
