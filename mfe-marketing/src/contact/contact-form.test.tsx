import { cleanedContactFields, invalidContactFields } from '@portal/contracts/contact-request.cases';
import { englishForms } from '@portal/contracts/form-texts';
import { serviceInterests } from '@portal/contracts/practices';
import { textLimits } from '@portal/contracts/text-limits';
import { setAttributionProvider } from '@portal/platform';
import { renderPage } from '@portal/testing/render';
import { respondToPost } from '@portal/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ContactForm } from './contact-form.tsx';

const created = () => Response.json({ id: 1, receivedAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });
const button = () => screen.getByRole('button');
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`, 'i'));

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await user.type(field('Name'), 'Ada Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.selectOptions(field('Service'), 'it-security');
  await user.type(field('Message'), 'Two gates.');
}

// A form keeps its draft in the tab.
beforeEach(() => sessionStorage.clear());

test.each(invalidContactFields)('rejects %s %p with "%s" below the field', async (name, value, message) => {
  const requests = respondToPost('/api/contact', created);
  const { user } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  fireEvent.input(field(name), { target: { value } });
  await user.click(button());

  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  expect(requests).toEqual([]);
});

/** A browser removes line breaks from a field of one line itself. */
const typable = cleanedContactFields.filter(([name, typed]) => name === 'message' || !/[\r\n]/.test(typed));

test.each(typable)('sends %s %j as %j', async (name, typed, text) => {
  const requests = respondToPost('/api/contact', created);
  const { user } = renderPage(<ContactForm texts={englishForms} />);
  fireEvent.input(field('Name'), { target: { value: 'Ada' } });
  fireEvent.input(field('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.input(field(name), { target: { value: typed } });
  await user.click(button());

  await waitFor(() => expect(requests).toMatchObject([{ [name]: text }]));
});

test('sends what the fields show although no event announced it', async () => {
  const requests = respondToPost('/api/contact', created);
  const { user } = renderPage(<ContactForm texts={englishForms} />);
  const values = { Name: 'Ada', Email: 'ada@example.com', Service: 'it-security', Message: 'Two gates.' };
  for (const [name, value] of Object.entries(values)) (field(name) as HTMLInputElement).value = value;
  await user.click(button());

  await waitFor(() =>
    expect(requests).toMatchObject([
      { name: 'Ada', email: 'ada@example.com', service: 'it-security', message: 'Two gates.' },
    ]),
  );
});

test('an empty form focuses an error summary with links to the invalid fields', async () => {
  respondToPost('/api/contact', created);
  const { user } = renderPage(<ContactForm texts={englishForms} />);
  await user.click(button());

  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link', { name: 'Name is required' })).toHaveAttribute('href', '#name');
  expect(within(summary).getByRole('link', { name: 'Valid email is required' })).toHaveAttribute('href', '#email');
});

test('a valid request is sent once, shows a toast and resets the fields', async () => {
  const requests = respondToPost('/api/contact', created);
  const { user, toasts } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  await user.click(button());

  await waitFor(() =>
    expect(toasts).toEqual([
      {
        tone: 'neutral',
        title: 'Success!',
        description: "Your consultation request has been submitted. We'll be in touch soon.",
      },
    ]),
  );
  expect(requests).toMatchObject([
    { name: 'Ada Byron', email: 'ada@example.com', service: 'it-security', message: 'Two gates.', phone: '' },
  ]);
  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  for (const name of ['Name', 'Email', 'Service', 'Message']) expect(field(name)).toHaveValue('');
});

test('sends where the visitor came from and the hidden honeypot field', async () => {
  const requests = respondToPost('/api/contact', created);
  setAttributionProvider(() => ({
    page: '/contact',
    previousPage: '/austin',
    landing: '/?utm_source=a',
    release: '1.0.0',
    msOnPage: 4000,
  }));
  const { user, container } = renderPage(<ContactForm texts={englishForms} />);
  setAttributionProvider(() => ({
    page: '/contact',
    previousPage: '/austin',
    landing: '/?utm_source=a',
    release: '1.0.1',
    msOnPage: 9000,
  }));
  const honeypot = container.querySelector<HTMLInputElement>('[name=website]');
  expect(honeypot?.closest('[inert]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(container.querySelector('[name=release]')).toHaveValue('1.0.0');

  await fill(user);
  await user.click(button());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.visit).toEqual({ page: '/austin', landing: '/?utm_source=a', release: '1.0.1', msOnPage: 9000 });
  expect(requests[0]).not.toHaveProperty('website');

  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  if (honeypot) honeypot.value = 'https://spam.example';
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.website).toBe('https://spam.example');
  setAttributionProvider(() => ({}));
});

test('disables the button while the request is pending and ignores a second submit', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const requests = respondToPost('/api/contact', () => promise);
  const { user, container } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  await user.dblClick(button());
  container.querySelector('form')?.requestSubmit();

  await waitFor(() => expect(button()).toBeDisabled());
  expect(button()).toHaveTextContent('PROCESSING...');
  resolve(created());
  await waitFor(() => expect(button()).toHaveTextContent('REQUEST CONSULTATION'));
  expect(requests).toHaveLength(1);
});

test('a failed request keeps the entries and shows the error; a retry has the same submission id, the next request a new one', async () => {
  const responses = [new Response('Please call 512-555-0142.', { status: 503 }), created(), created()];
  const requests = respondToPost('/api/contact', () => responses.shift() ?? created());
  const { user, toasts } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  await user.click(button());

  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: 'Error', description: '503: Please call 512-555-0142.' }]),
  );
  expect(field('Name')).toHaveValue('Ada Byron');
  expect(field('Message')).toHaveValue('Two gates.');

  await user.click(button());
  await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent('Your request has reached us'));
  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(toasts).toHaveLength(3));

  const ids = requests.map(({ submissionId }) => submissionId);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.each([
  [413, 'change them'],
  [422, 'change them'],
  [429, 'try again'],
  [503, 'try again'],
])('after a response %i the notice says: %s', async (status, advice) => {
  respondToPost('/api/contact', () => new Response('No', { status }));
  const { user } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  await user.click(button());

  await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(`Your entries are still here: ${advice}, or`));
});

test('an error without a message shows the default one', async () => {
  const failing = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error(''));
  const { user, toasts } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  await user.click(button());

  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'destructive', title: 'Error', description: 'Failed to submit form. Please try again.' },
    ]),
  );
  failing.mockRestore();
});

test('the contact form is a plain HTML form with autocomplete attributes', () => {
  const { container } = renderPage(<ContactForm texts={englishForms} />);

  expect(container.querySelector('form')).toHaveAttribute('action', '/api/contact');
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  expect(field('Message')).toHaveAttribute('rows', '4');
  for (const name of ['Name', 'Company', 'Email', 'Phone', 'Message'] as const)
    expect(field(name)).toHaveAttribute('maxlength', String(textLimits[name.toLowerCase() as keyof typeof textLimits]));
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  for (const { label, value } of serviceInterests) {
    expect(screen.getByRole('option', { name: label })).toHaveValue(value);
  }
});

test('says by when a designer answers, with the reference', async () => {
  respondToPost('/api/contact', () =>
    Response.json(
      { reference: 'H7KQ-2M4X', receivedAt: '2026-11-23T16:00:00.000Z', answerBy: '2026-11-24' },
      { status: 201 },
    ),
  );
  const { user } = renderPage(<ContactForm texts={englishForms} />);
  await fill(user);
  await user.click(button());

  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('A designer will call or email you by the end of Tuesday, November 24.');
  expect(note).toHaveTextContent('Your reference is H7KQ-2M4X');
});
