import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import { Frame } from '../frame/frame.tsx';
import { page } from '../frame/screen.styles.ts';
import { sessionQuery, useMay } from '../session/session.ts';
import { Releases } from './releases.tsx';

/** Where every remote's releases stand, why some are kept out, and what happened. For managers. */
export function Component() {
  const isManager = useMay('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Frame title="Releases">
      <div className={page}>
        {!session ? null : isManager ? (
          <Releases />
        ) : (
          <EmptyState title="This is for managers">
            Your role is {session.role}. A manager can see how the releases of the website stand.
          </EmptyState>
        )}
      </div>
    </Frame>
  );
}
