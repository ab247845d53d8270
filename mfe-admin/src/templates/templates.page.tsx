import { useQuery } from '@portal/platform/query';
import { EmptyState } from '@portal/ui/empty-state';
import { Layout } from '../app/layout/layout.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { page } from '../shared.styles.ts';
import { NewTemplateButton } from './template-dialog.tsx';
import { TemplateList } from './template-list.tsx';

/** Texts for replies: one's own, and those that managers share. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const canUse = useHasRole('agent');
  return (
    <Layout title="Templates">
      <div className={page}>
        <PageHeader
          title="Templates"
          intro="Texts for replies to leads. A reply offers those in the language of the lead, with the fields filled in. Shared templates are for all staff, and managers change them."
        >
          {canUse && <NewTemplateButton />}
        </PageHeader>
        {canUse ? (
          <TemplateList />
        ) : (
          session && <EmptyState title="Read-only access">Templates are for staff who reply to leads.</EmptyState>
        )}
      </div>
    </Layout>
  );
}
