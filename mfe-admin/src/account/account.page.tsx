import { useQuery } from '@portal/platform/query';
import { Layout } from '../layout/layout.tsx';
import { header, intro, page, section, title } from '../layout/page.styles.ts';
import { sessionQuery } from '../session/session.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** Password, two-step verification, passkeys and sessions of the signed-in user. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Layout title="Account">
      <div className={page}>
        <div className={header}>
          <h1 className={title}>Account</h1>
        </div>
        {session && (
          <p className={intro}>
            {session.name}, {session.email}. Your role is {session.role}.
          </p>
        )}
        {session?.hasPassword !== false && (
          <section className={section}>
            <ChangePasswordForm />
          </section>
        )}
        <section className={section}>
          <SecondFactor />
        </section>
        <section className={section}>
          <Passkeys />
        </section>
        <section className={section}>
          <SessionList />
        </section>
      </div>
    </Layout>
  );
}
