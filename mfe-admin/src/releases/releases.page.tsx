import { ManagerPage } from '../layout/manager-page.tsx';
import { Releases } from './releases.tsx';

/** State, checks and history of the releases of every remote. For managers. */
export const Component = () => (
  <ManagerPage title="Releases" purpose="Only managers can see releases.">
    <Releases />
  </ManagerPage>
);
