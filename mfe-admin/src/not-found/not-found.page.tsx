import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { css } from 'styled-system/css';
import { Layout } from '../app/layout/layout.tsx';
import { inboxPath, reportPath } from '../paths.ts';
import { hidden, padded } from '../shared.styles.ts';

const links = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' });

/** Any other address of the lead desk. */
export function Component() {
  return (
    <Layout title="Page not found">
      <div className={padded}>
        <h1 className={hidden}>Page not found</h1>
        <EmptyState
          title="There is no such page in the lead desk"
          action={
            <p className={links}>
              <ButtonLink to={inboxPath()}>Go to the inbox</ButtonLink>
              <ButtonLink tone="quiet" to={reportPath()}>
                Go to the report
              </ButtonLink>
            </p>
          }
        >
          The link may be incomplete, or the page has moved.
        </EmptyState>
      </div>
    </Layout>
  );
}
