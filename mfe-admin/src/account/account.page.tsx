import { useQuery } from '@portal/platform/query';
import { Layout } from '../app/layout/layout.tsx';
import { PageHeader, PageSection } from '../app/layout/page-header.tsx';
import { NotificationSettings } from '../notifications/notification-settings.tsx';
import { sessionQuery, useHasRole } from '../session/session.ts';
import { page } from '../shared.styles.ts';
import { Absence } from './absence.tsx';
import { ChangePasswordForm, NameForm, Signature } from './account-forms.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SessionList } from './session-list.tsx';

/** Name, notifications, absence, calendar, signature, password, two-step verification, passkeys and sessions of the signed-in user. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const canOwnLeads = useHasRole('agent');
  return (
    <Layout title="Account">
      <div className={page}>
        <PageHeader
          title="Account"
          intro={session && `${session.name}, ${session.email}. Your role is ${session.role}.`}
        />
        {session && (
          <PageSection title="Name">
            <NameForm key={session.name} name={session.isUnnamed ? '' : session.name} />
          </PageSection>
        )}
        <PageSection title="Notifications" id="notifications">
          <NotificationSettings />
        </PageSection>
        {canOwnLeads && (
          <PageSection title="Absence">
            <Absence />
          </PageSection>
        )}
        {canOwnLeads && (
          <PageSection title="Calendar of your visits" id="calendar">
            <CalendarFeed />
          </PageSection>
        )}
        {session?.hasPassword !== false && (
          <PageSection title="Change password">
            <ChangePasswordForm />
          </PageSection>
        )}
        {canOwnLeads && (
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
