import { screen } from '@testing-library/react';
import { Component as AuditPage } from '../../audit/audit.page.tsx';
import { Component as ImportsPage } from '../../imports/imports.page.tsx';
import { Component as IntegrationsPage } from '../../integrations/integrations.page.tsx';
import { Component as MailPage } from '../../mail/mail.page.tsx';
import { Component as PrivacyPage } from '../../privacy/privacy.page.tsx';
import { Component as ReleasesPage } from '../../releases/releases.page.tsx';
import { Component as StaffPage } from '../../staff/staff.page.tsx';
import { renderStaffPage, signedInAs } from '../../testing/render-staff-page.tsx';

test.each([
  ['Audit log', AuditPage],
  ['Imports', ImportsPage],
  ['Integrations', IntegrationsPage],
  ['Mail', MailPage],
  ['Privacy', PrivacyPage],
  ['Releases', ReleasesPage],
  ['Staff accounts', StaffPage],
])('%s is for managers only: others see neither link nor data', async (title, Page) => {
  const { requests } = await renderStaffPage(Page, { path: '/admin/page', handlers: [signedInAs('agent')] });
  expect(await screen.findByText('Managers only')).toBeVisible();
  expect(screen.getByText(/^Your role is agent\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('link', { name: title })).toBeNull();
  expect(requests.toSorted()).toEqual(['GET /api/admin/summary', 'GET /api/session']);
});
