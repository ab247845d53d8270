import type { Page } from '@playwright/test';
import { type ImapServer, startImapServer } from '../../api/src/mail-demo/imap-server.ts';
import { type MailServer, startMailServer } from '../../api/src/testing/mail-server.ts';
import { rawMail } from '../../api/src/testing/mail-shapes.ts';
import { axeViolationsInAppearances } from '../fixtures/axe.ts';
import { aContactRequest, type ContactRequest, postContactRequest } from '../fixtures/contact-request.ts';
import { phone } from '../fixtures/no-scrolling.ts';
import { openDesk } from '../fixtures/staff.ts';
import { test as base, expect } from '../fixtures/test.ts';

interface Mail {
  smtp: MailServer;
  imap: ImapServer;
}

/** On one portal that sends and reads e-mail. */
const test = base.extend<object, Mail>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const smtp = await startMailServer();
      await use(smtp);
      await smtp.stop();
    },
    { scope: 'worker' },
  ],
  imap: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const imap = await startImapServer();
      await use(imap);
      await imap.stop();
    },
    { scope: 'worker' },
  ],
  ownPortal: [
    async ({ smtp, imap }, use) =>
      use({ env: { SMTP_URL: smtp.url, IMAP_URL: imap.url, MAIL_FROM: 'info@lumenward.example' } }),
    { scope: 'worker' },
  ],
});

/** The iCalendar file of an invitation. */
const calendarIn = ({ attachments }: { attachments: { mimeType: string; content: unknown }[] }) =>
  Buffer.from(
    (attachments.find(({ mimeType }) => mimeType === 'application/ics')?.content ?? '') as Uint8Array,
  ).toString();

/** What the calendar of a customer answers to an invitation. */
const acceptance = ({ name, email }: ContactRequest, invitation: string) =>
  rawMail(
    {
      From: `${name} <${email}>`,
      'Message-ID': `<${crypto.randomUUID()}@mail.example.com>`,
      'Content-Type': 'text/calendar; charset=utf-8; method=REPLY',
    },
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//Calendar//EN', 'METHOD:REPLY', 'BEGIN:VEVENT'],
      ...(invitation.match(/^(UID|SEQUENCE|DTSTAMP|DTSTART|ORGANIZER).*$/gm) ?? []).map((line) => line.trim()),
      ...[`ATTENDEE;PARTSTAT=ACCEPTED:mailto:${email}`, 'END:VEVENT', 'END:VCALENDAR'],
    ].join('\n'),
  );

const threadOf = (staff: Page) => staff.getByRole('region', { name: 'Timeline' });
const replyOf = (staff: Page) => staff.getByRole('textbox', { name: 'Reply' });

test.describe('the conversation with a lead on a phone', { tag: '@inside' }, () => {
  const openLead = async (staff: Page, { name, email }: ContactRequest) => {
    // Before the first mail, the composer would ask for it.
    await staff.request.put('/api/admin/account/name', { data: { name: 'Grace Hopper' } });
    await openDesk(staff, `/admin/leads#q=${encodeURIComponent(email)}`);
    // The state of the connection is shown on wide screens only.
    await staff.setViewportSize(phone);
    await staff.getByRole('link', { name }).first().click();
    await expect(staff.getByRole('heading', { level: 1, name })).toBeVisible();
  };

  test('a reply is taken back, sent with the keyboard, and answered', async ({ staff, request, smtp, imap }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openLead(staff, ada);
    await staff.keyboard.press('r');
    await expect(replyOf(staff)).toBeFocused();
    await staff.keyboard.type('Does Tuesday at ten work?');
    await staff.keyboard.press('Control+Enter');
    await expect(threadOf(staff)).toContainText(/Sending in \d+ s/);
    await threadOf(staff).getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(replyOf(staff)).toHaveValue('Does Tuesday at ten work?');

    await replyOf(staff).press('Control+Enter');
    await expect(threadOf(staff).getByText('Sent · answered')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Status: Contacted' })).toBeVisible();
    const sent = smtp.to(ada.email).filter(({ text }) => text?.includes('Does Tuesday at ten work?'));
    expect(sent).toHaveLength(1);

    imap.deliver(
      rawMail(
        { From: `${ada.name} <${ada.email}>`, 'Message-ID': `<${crypto.randomUUID()}@mail.example.com>` },
        'Tuesday works.\n\nOn Thu, Nov 26, 2026 Staff wrote:\n> Does Tuesday at ten work?\n',
      ),
    );
    await expect(threadOf(staff).getByText('Tuesday works.')).toBeVisible();
    await expect(threadOf(staff).getByText('Show quoted text')).toBeVisible();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
  });

  test('a reply is scheduled with a phone in landscape, edited, and held when the customer writes', async ({
    staff,
    request,
    portal,
    smtp,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openLead(staff, ada);
    for (const size of [
      { width: 640, height: 360 },
      { width: 375, height: 420 },
      { width: 740, height: 375 },
    ]) {
      await staff.setViewportSize(size);
      await staff.getByRole('button', { name: 'Reply', exact: true }).last().click();
      await replyOf(staff).fill('Monday at ten works.');
      await expect(staff.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
      expect((await replyOf(staff).boundingBox())?.height).toBeGreaterThan(100);
      if (size.width < 740) await staff.getByRole('button', { name: 'Close' }).click();
    }
    await staff.getByRole('button', { name: 'Later' }).click();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    for (const choice of ['Send', 'Remind me if there is no answer'])
      await staff.getByRole('group', { name: choice, exact: true }).getByRole('button').nth(1).click();
    await staff.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(threadOf(staff)).toContainText(/Goes out \w+, \w+ \d+, \d+:\d+ AM/);
    await expect(staff.getByText('Follow up if there is no answer').first()).toBeVisible();
    await expect(staff.getByText(/^Reply .*AM/).first()).toBeVisible();

    await threadOf(staff).getByRole('button', { name: 'Edit' }).click();
    await expect(replyOf(staff)).toHaveValue('Monday at ten works.');
    await expect(staff.getByText('No next step').first()).toBeVisible();
    await replyOf(staff).fill('Monday at eleven works.');
    await staff.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(threadOf(staff)).toContainText('Monday at eleven works.');
    await postContactRequest(request, { ...ada, message: 'Not on Monday, please.' });
    await expect(threadOf(staff)).toContainText('Not on Monday, please.');
    await expect(threadOf(staff)).toContainText('somebody has written since');
    await portal.query(`update pgboss.job set start_after = now() where name = 'send-mail' and state = 'created'`);
    await expect(threadOf(staff)).toContainText('The email was held');
    expect(smtp.to(ada.email).filter(({ text }) => text?.includes('Monday at eleven'))).toEqual([]);
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
  });

  test('a reply stops when the customer has written meanwhile', async ({ staff, request, pageErrors }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openLead(staff, ada);
    await staff.keyboard.press('r');
    await staff.keyboard.type('We come on Tuesday.');

    // The new request is not shown before the reply is sent.
    const { promise: hasSent, resolve: release } = Promise.withResolvers<void>();
    const id = staff.url().split('/').at(-1);
    await staff.route(`**/api/admin/leads/${id}`, async (route) => {
      await hasSent;
      await route.continue();
    });
    await postContactRequest(request, { ...ada, message: 'Please not on Tuesday.' });
    pageErrors.allow(/409/);
    await staff.keyboard.press('Control+Enter');
    await expect(staff.getByText('Not sent: somebody has written since you read this conversation.')).toBeVisible();
    release();
    await expect(staff.getByRole('alert')).toContainText('Please not on Tuesday.');
    await expect(replyOf(staff)).toHaveValue('We come on Tuesday.');
    await staff.getByRole('button', { name: 'Send anyway' }).click();
    // On a phone, the thread is shown instead.
    await expect(staff.locator('#reply')).toHaveValue('');
    await expect(threadOf(staff)).toContainText('We come on Tuesday.');
  });

  test('a site visit is scheduled, accepted, changed and cancelled with the keyboard', async ({
    staff,
    request,
    smtp,
    imap,
  }) => {
    const ada = aContactRequest();
    await postContactRequest(request, ada);
    await openLead(staff, ada);
    const visits = staff.getByRole('region', { name: 'Visits' });
    const areSent = (count: number) => expect(threadOf(staff).getByText(/^Sent/)).toHaveCount(count);
    const openDialog = async (title: string) => {
      const dialog = staff.getByRole('dialog', { name: `${title}: ${ada.name}` });
      await expect(dialog.getByRole('textbox', { name: 'Text of the email' })).toBeVisible();
      return dialog;
    };
    const schedule = async () => {
      await staff.keyboard.press('Control+k');
      await staff.keyboard.type('Schedule visit');
      await staff.keyboard.press('Enter');
      const dialog = await openDialog('Schedule visit');
      await dialog.getByLabel('Day').fill('2035-06-05');
      await dialog.getByLabel('Start').fill('10:00');
      await dialog.getByLabel('Address').fill('500 Congress Ave, Austin');
      return dialog;
    };

    const first = await schedule();
    expect(await axeViolationsInAppearances(staff)).toEqual([]);
    await first.getByLabel('Address').press('Enter');
    await expect(threadOf(staff)).toContainText('Grace Hopper scheduled a visit: Tue, Jun 5, 2035');
    await staff.keyboard.press('u');
    await expect(threadOf(staff)).not.toContainText('scheduled a visit');

    await (await schedule()).getByLabel('Address').press('Enter');
    await areSent(1);
    const invitations = smtp.to(ada.email).map(calendarIn).filter(Boolean);
    expect(invitations).toHaveLength(1);
    imap.deliver(acceptance(ada, invitations.join()));
    await expect(threadOf(staff)).toContainText(`${ada.name} accepted the visit: Tue, Jun 5, 2035`);
    await expect(staff.getByText(/^Visit Tue, Jun 5, 2035, 10:00/)).toBeVisible();
    await staff.getByRole('button', { name: 'About this lead' }).press('Enter');
    await expect(visits).toContainText('Accepted');
    expect(await axeViolationsInAppearances(staff)).toEqual([]);

    await visits.getByRole('button', { name: 'Change visit' }).press('Enter');
    const change = await openDialog('Change visit');
    await change.getByLabel('Start').fill('14:30');
    await change.getByLabel('Start').press('Enter');
    await expect(visits).toContainText('2:30 – 3:30 PM');
    await expect(visits).toContainText('No answer yet');

    await visits.getByRole('button', { name: 'Cancel visit' }).press('Enter');
    await (await openDialog('Cancel visit')).getByRole('button', { name: 'Send cancellation' }).press('Enter');
    await expect(visits.getByText('1 earlier visit')).toBeVisible();
    await expect(visits.getByRole('button', { name: 'Change visit' })).toHaveCount(0);
    const methods = () => smtp.to(ada.email).flatMap((mail) => /METHOD:\w+/.exec(calendarIn(mail))?.[0] ?? []);
    await expect.poll(methods).toEqual(['METHOD:REQUEST', 'METHOD:REQUEST', 'METHOD:CANCEL']);
  });
});
