import { useQuery } from '@portal/platform/query';
import { Layout } from '../layout/layout.tsx';
import { PageHeader, PageSection } from '../layout/page-header.tsx';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { page } from '../shared.styles.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';
import { Signature } from './signature-form.tsx';

/** Password, signature, two-step verification, passkeys and sessions of the signed-in user. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const canReply = useHasRole('agent');
  return (
    <Layout title="Account">
      <div className={page}>
        <PageHeader
          title="Account"
          intro={session && `${session.name}, ${session.email}. Your role is ${session.role}.`}
        />
        {session?.hasPassword !== false && (
          <PageSection title="Change password">
            <ChangePasswordForm />
          </PageSection>
        )}
        {canReply && (
          <PageSection title="E-mail signature">
            <Signature />
          </PageSection>
        )}
        <PageSection title="Two-step verification">
          <SecondFactor />
        </PageSection>
        <PageSection title="Passkeys">
          <Passkeys />
        </PageSection>
        <PageSection title="Sessions" id="sessions">
          <SessionList />
        </PageSection>
      </div>
    </Layout>
  );
}
