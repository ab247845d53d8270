import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import { Frame } from '../frame/frame.tsx';
import { page } from '../frame/screen.styles.ts';
import { sessionQuery, useMay } from '../session/session.ts';
import { Releases } from './releases.tsx';

/** State, checks and history of the releases of every remote. For managers. */
export function Component() {
  const isManager = useMay('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Frame title="Releases">
      <div className={page}>
        {!session ? null : isManager ? (
          <Releases />
        ) : (
          <EmptyState title="For managers only">
            Your role is {session.role}. Ask a manager about the releases of the website.
          </EmptyState>
        )}
      </div>
    </Frame>
  );
}
