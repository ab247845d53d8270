import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader, PageSection } from '../app/layout/page-header.tsx';
import { ImportList } from './import-list.tsx';
import { NewImport } from './new-import.tsx';

/** Imports of lists, for example of a trade show. For managers. */
export const Component = () => (
  <ManagerPage title="Imports" purpose="A manager can import lists of people and take an import back.">
    <PageHeader
      title="Imports"
      intro="Bring in the list of a trade show or another system. Each row becomes a lead, or is added to the lead that has its email address. An import can be taken back."
    />
    <PageSection title="Import a list">
      <NewImport />
    </PageSection>
    <PageSection title="Earlier imports">
      <ImportList />
    </PageSection>
  </ManagerPage>
);
