import { ManagerPage } from '../app/layout/manager-page.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { MailState } from './mail-state.tsx';

/** Whether conversations by e-mail work, and what is missing. For managers. */
export const Component = () => (
  <ManagerPage title="Mail" purpose="A manager can see whether e-mail is sent and read.">
    <PageHeader
      title="Mail"
      intro="Whether the lead desk reads what customers write, and sends what staff reply. Settings are set by your administrator, in the environment of the API."
    />
    <MailState />
  </ManagerPage>
);
