import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import type { ReactNode } from 'react';
import { sessionQuery, useHasRole } from '../../session/session.ts';
import { page } from '../../shared.styles.ts';
import { Layout } from './layout.tsx';
import { PageHeader } from './page-header.tsx';

interface ManagerPageProps {
  /** Page name in the document title. */
  title: string;
  /** What a manager can do here, for other roles. */
  purpose: string;
  children: ReactNode;
}

/** A page with content for managers only. */
export function ManagerPage({ title, purpose, children }: ManagerPageProps) {
  const isManager = useHasRole('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Layout title={title}>
      <div className={page}>
        {!session ? null : isManager ? (
          children
        ) : (
          <>
            <PageHeader title={title} />
            <EmptyState title="Managers only">
              Your role is {session.role}. {purpose}
            </EmptyState>
          </>
        )}
      </div>
    </Layout>
  );
}
