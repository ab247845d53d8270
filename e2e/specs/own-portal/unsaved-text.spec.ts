import type { Page } from '@playwright/test';
import { aContactRequest, postContactRequest } from '../../fixtures/contact-request.ts';
import { test } from '../../fixtures/own-portal.ts';
import { inviteStaff, openDesk, setPassword, signIn } from '../../fixtures/staff.ts';
import { asOwnPortal, expect, type TestedPortal } from '../../fixtures/test.ts';

const noteOf = (staff: Page) => staff.getByRole('textbox', { name: 'Note' });
const drafts = async (portal: TestedPortal, text: string) =>
  portal.query('select from lead_drafts where text = $1', [text]);
const everythingStored = (staff: Page) =>
  staff.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.values(sessionStorage),
      ...Object.values(localStorage),
      document.cookie,
      ...databases.map(String),
    ].join();
  });

async function openLead(staff: Page, name: string) {
  await openDesk(staff);
  await staff.getByRole('link', { name }).first().click();
  await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
}

test.describe('unsaved text', { tag: '@inside' }, () => {
  test('is there again for the same person after the session has ended, and for nobody else', async ({
    staff,
    request,
    portal,
    browser,
    pageErrors,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    const colleague = await inviteStaff(staff.request, 'agent');
    const password = 'a quiet river at night';
    const invited = await browser.newContext({ baseURL: portal.desk });
    const page = await invited.newPage();
    await page.goto(colleague.link);
    await setPassword(page, password);
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await invited.close();

    await openLead(staff, ada.name);
    await noteOf(staff).pressSequentially('Half a thought');
    await expect.poll(() => drafts(portal, 'Half a thought')).toHaveLength(1);
    // The last letters are typed when the session has ended and nothing can be stored any more.
    await staff.route('**/drafts/*', (route) => route.abort());
    pageErrors.allow(/401|Failed to load resource|failed: |ERR_FAILED/);
    await noteOf(staff).pressSequentially(', and more');
    await portal.query('delete from sessions');
    await expect(staff.getByText('You are signed out')).toBeVisible();
    await expect(staff.getByText('The text that you have not saved is kept for you.')).toBeVisible();
    await expect(staff.locator('body')).not.toContainText(/thought|Ada/);
    expect(await everythingStored(staff)).not.toContain('thought');

    await staff.unroute('**/drafts/*');
    await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(staff, portal.staff);
    await expect(noteOf(staff)).toHaveValue('Half a thought, and more');
    await expect.poll(() => drafts(portal, 'Half a thought, and more')).toHaveLength(1);

    const address = staff.url();
    await portal.query('delete from sessions');
    await expect(staff.getByText('You are signed out')).toBeVisible();
    await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn(staff, { email: colleague.email, password });
    await expect(staff.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    await expect(noteOf(staff)).toHaveValue('');
    expect(await everythingStored(staff)).not.toContain('thought');

    // Another browser of the first person.
    const context = await browser.newContext({ baseURL: portal.desk });
    await pageErrors.listenTo(context);
    const elsewhere = await context.newPage();
    await elsewhere.goto(address);
    await signIn(elsewhere, portal.staff);
    await expect(noteOf(elsewhere)).toHaveValue('Half a thought, and more');
    await context.close();
  });

  test('is stored once when the API hangs and comes back', async ({ staff, request, portal, pageErrors }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openLead(staff, ada.name);
    await expect(staff.getByText('Live', { exact: true })).toBeVisible();
    const pid = asOwnPortal(portal).apiPid();
    if (!pid) throw new Error('The API does not run.');
    pageErrors.allow(/Failed to load resource|failed: |ERR_|aborted|50[0-9]/);
    process.kill(pid, 'SIGSTOP');
    try {
      await expect(staff.getByText('Reconnecting…', { exact: true })).toBeVisible();
      await noteOf(staff).fill(`Call ${ada.company}`);
      await noteOf(staff).press('Control+Enter');
      await expect(staff.getByText('Not known whether it was saved. Checking…')).toBeVisible();
      await expect(staff.getByRole('button', { name: 'Saving…' })).toBeVisible();
    } finally {
      process.kill(pid, 'SIGCONT');
    }

    await expect(staff.getByRole('region', { name: 'Timeline' })).toContainText(`Call ${ada.company}`);
    await expect(noteOf(staff)).toHaveValue('');
    await expect(staff.getByText('Live', { exact: true })).toBeVisible();
    const notes = () =>
      portal.query(`select from lead_events where kind = 'note' and data ->> 'text' = $1`, [`Call ${ada.company}`]);
    expect(await notes()).toHaveLength(1);
  });
});
