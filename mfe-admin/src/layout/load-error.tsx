import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { WifiOffIcon } from '@portal/ui/icons';
import { errorMessage } from '../error-message.ts';
import { useConnection } from '../live/use-live-stream.ts';

interface LoadErrorProps {
  /** What could not be loaded, e.g. `Leads could not be loaded`. */
  title: string;
  error: Error;
  retry: () => unknown;
}

/** Shown in place of data that could not be loaded. */
export function LoadError({ title, error, retry }: LoadErrorProps) {
  const isOffline = useConnection() === 'offline';
  return (
    <div role="alert">
      <EmptyState
        title={isOffline ? 'You are offline' : title}
        icon={<Icon of={WifiOffIcon} size="lg" />}
        action={<Button onClick={() => retry()}>Try again</Button>}
      >
        {errorMessage(error)}
      </EmptyState>
    </div>
  );
}
