import { ManagerPage } from '../layout/manager-page.tsx';
import { header, heading, intro, section, title } from '../layout/page.styles.ts';
import { Erasures } from './erasures.tsx';
import { Retention } from './retention.tsx';

/** How long leads are kept, and receipts of erased people. For managers. */
export const Component = () => (
  <ManagerPage title="Privacy" purpose="A manager can see how long leads are kept and who was erased.">
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
  </ManagerPage>
);
