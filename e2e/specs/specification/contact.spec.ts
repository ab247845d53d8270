import { expect, test } from '../../fixtures/test.ts';

const options = {
  connectivity: 'Connectivity & Networking',
  'physical-security': 'Physical Security',
  'it-security': 'IT Security',
  audiovisual: 'Audio/Visual Systems',
  consultation: 'General Consultation',
};

test('2, contact: a hero titled Contact Us', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('2, contact: a contact details block with phone and info e-mail', async ({ open }) => {
  const page = await open('/contact');
  const details = page.getByRole('main').locator('dl');
  await expect(details.getByRole('link', { name: /^[\d-]{12}$/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expect(details.getByRole('link', { name: /^info@/ })).toHaveAttribute('href', /^mailto:info@/);
});

test('2, contact: three benefits: Phone Consultation, Free Site Assessment, Custom Proposal', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByRole('main').locator('ol > li').getByRole('heading')).toHaveText([
    'Phone Consultation',
    'Free Site Assessment',
    'Custom Proposal',
  ]);
});

test('2, contact: a form card titled Get Started Today with fields name, company, email, phone, service and message', async ({
  open,
}) => {
  const page = await open('/contact');
  const card = page
    .getByRole('main')
    .locator('div', { has: page.getByRole('heading', { name: 'Get Started Today' }) })
    .last();
  const fields = card.locator('input:not([type=hidden], [tabindex="-1"]), select[name], textarea');
  expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual([
    'name',
    'company',
    'email',
    'phone',
    'service',
    'message',
  ]);
});

test('2 and 3, contact: service is a choice of five', async ({ open }) => {
  const page = await open('/contact');
  const offered = await page
    .locator('select[name=service] option:not([value=""])')
    .evaluateAll((all) => all.map((option) => [option.getAttribute('value'), option.textContent]));
  expect(Object.fromEntries(offered)).toEqual(options);
});

test('2, contact: message has 4 rows', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '4');
});

test('2, contact: the email input is of e-mail type and the phone input of phone type', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel');
});

test('2, contact: the submit button reads REQUEST CONSULTATION', async ({ open }) => {
  const page = await open('/contact');
  await expect(page.getByRole('button', { name: 'REQUEST CONSULTATION', exact: true })).toBeEnabled();
});
