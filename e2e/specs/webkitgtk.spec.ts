import { aContactRequest, contactSubmissions } from '../fixtures/contact-request.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { button, field, heading, link, text, WebKitBrowser } from '../fixtures/webkit-browser.ts';

const test = base.extend<object, { webKit: WebKitBrowser }>({
  webKit: [
    async ({ portal }, use) => {
      const browser = await WebKitBrowser.start(process.env.WEBKITGTK_PATH ?? '', portal.origin);
      await use(browser);
      await browser.stop();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page, starts the application, waits until it has hydrated the page and collects its errors from then on. */
async function openHydrated(webKit: WebKitBrowser, path: string) {
  await webKit.open(path);
  await webKit.startApplication();
  await webKit.run(`window.errors = [];
    for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
      addEventListener(type, (event) => errors.push(type + ' ' + (event.message ?? event.reason ?? event.blockedURI)));
    console.error = (...words) => errors.push(words.join(' '));`);
}

const errorsOf = (webKit: WebKitBrowser) => webKit.run<string[] | null>('return window.errors ?? null');

test('a contact request is sent', { tag: '@inside' }, async ({ webKit, portal }) => {
  const request = aContactRequest();
  await openHydrated(webKit, '/');
  await webKit.click(link('Contact'));
  await webKit.see(heading('Contact Us'));
  await webKit.click(button('REQUEST CONSULTATION'));
  await webKit.see(text('Valid email is required'));

  await webKit.fill(field('Name'), request.name);
  await webKit.fill(field('Company'), request.company);
  await webKit.fill(field('Email'), request.email);
  await webKit.fill(field('Message'), request.message.replace('\n', ' '));
  await webKit.click('//button[@role="combobox"]');
  await webKit.click('//*[@role="option"][contains(., "IT Security")]');
  await webKit.click(button('REQUEST CONSULTATION'));
  await webKit.see(text('Success!'));

  // The document is the first one: the menu was a client-side navigation.
  expect(await errorsOf(webKit)).toEqual([]);
  await expect
    .poll(() => contactSubmissions(portal, request.email))
    .toMatchObject([{ name: request.name, service: request.service }]);
});

test('links, back and the menu work within a remote and between remotes', async ({ webKit }) => {
  await webKit.resize(420, 800);
  await openHydrated(webKit, '/contact');
  await webKit.click(button('Menu'));
  await webKit.click(link('Partners'));
  await expect.poll(() => webKit.path()).toBe('/partners');
  await webKit.see(heading('Partners'));
  expect(await errorsOf(webKit)).toEqual([]);
  await webKit.resize(1400, 860);

  await webKit.click(link('Austin Overview'));
  await webKit.see(heading('Austin'));
  expect(await errorsOf(webKit)).toBeNull();
  await webKit.back();
  await expect.poll(() => webKit.path()).toBe('/partners');
  await webKit.startApplication();
  await webKit.back();
  await webKit.see(heading('Contact Us'));
});

test('staff sign in and open the screens of the lead desk', async ({ webKit, portal }) => {
  await webKit.open('/admin');
  await webKit.fill(field('Email'), portal.staff.email);
  await webKit.fill(field('Password'), 'not the password');
  await webKit.click(button('Sign in'));
  await webKit.see(text('Email or password is wrong.'));
  await webKit.fill(field('Password'), portal.staff.password);
  await webKit.click(button('Sign in'));

  for (const screen of ['Report', 'Releases', 'Staff accounts', 'Inbox']) {
    await webKit.click(link(screen));
    await webKit.see(heading(screen));
  }
  await webKit.click(button('Sign out'));
  await webKit.see(heading('Staff sign-in'));
});
