import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import { Layout } from '../layout/layout.tsx';
import { header, heading, intro, page, section, title } from '../layout/page.styles.ts';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { Erasures } from './erasures.tsx';
import { Retention } from './retention.tsx';

/** How long leads are kept, and receipts of erased people. For managers. */
export function Component() {
  const isManager = useHasRole('manager');
  const { data: session } = useQuery(sessionQuery);
  return (
    <Layout title="Privacy">
      <div className={page}>
        {!session ? null : isManager ? (
          <>
            <div className={header}>
              <h1 className={title}>Privacy</h1>
            </div>
            <p className={intro}>
              To export or erase a person, open one of their leads. Numbers on the dashboard stay, without the person.
            </p>
            <section className={section}>
              <h2 className={heading}>Retention</h2>
              <Retention />
            </section>
            <section className={section}>
              <h2 className={heading}>Erased people</h2>
              <Erasures />
            </section>
          </>
        ) : (
          <EmptyState title="Managers only">
            Your role is {session.role}. A manager can see how long leads are kept and who was erased.
          </EmptyState>
        )}
      </div>
    </Layout>
  );
}
