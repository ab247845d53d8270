import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import { Layout } from '../layout/layout.tsx';
import { page } from '../layout/page.styles.ts';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { Releases } from './releases.tsx';

/** State, checks and history of the releases of every remote. For managers. */
export function Component() {
  const isManager = useHasRole('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Layout title="Releases">
      <div className={page}>
        {!session ? null : isManager ? (
          <Releases />
        ) : (
          <EmptyState title="Managers only">Your role is {session.role}. Only managers can see releases.</EmptyState>
        )}
      </div>
    </Layout>
  );
}
