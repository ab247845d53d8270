import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader, PageSection } from '../app/layout/page-header.tsx';
import { Erasures } from './erasures.tsx';
import { Retention } from './retention.tsx';

/** How long leads are kept, and receipts of erased people. For managers. */
export const Component = () => (
  <ManagerPage title="Privacy" purpose="A manager can see how long leads are kept and who was erased.">
    <PageHeader
      title="Privacy"
      intro="To export or erase a person, open one of their leads. Reports do not count removed leads, and say how many there were."
    />
    <PageSection title="Retention">
      <Retention />
    </PageSection>
    <PageSection title="Erased people">
      <Erasures />
    </PageSection>
  </ManagerPage>
);
