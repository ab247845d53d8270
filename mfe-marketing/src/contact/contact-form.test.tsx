import { refusedContactFields } from '@portal/contracts/contact-request.cases';
import { serviceInterests } from '@portal/contracts/practices';
import { rememberVisit } from '@portal/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { laterAnswer, serve, visit } from '../testing/visit.tsx';
import { ContactForm } from './contact-form.tsx';

const received = () => Response.json({ id: 1, receivedAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });
const button = () => screen.getByRole('button');
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`, 'i'));

async function fill(user: ReturnType<typeof visit>['user']) {
  await user.type(field('Name'), 'Ada Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.selectOptions(field('Service'), 'it-security');
  await user.type(field('Message'), 'Two gates.');
}

test.each(refusedContactFields)('%s %p is refused under the field: %s', async (name, value, message) => {
  const requests = serve(received);
  const { user } = visit(<ContactForm />);
  await fill(user);
  await user.clear(field(name));
  if (value) await user.type(field(name), value);
  await user.click(button());

  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  expect(requests).toEqual([]);
});

test('an empty form moves the focus to a summary that leads to each refused field', async () => {
  serve(received);
  const { user } = visit(<ContactForm />);
  await user.click(button());

  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('link', { name: 'Name is required' })).toHaveAttribute('href', '#name');
  expect(within(summary).getByRole('link', { name: 'Valid email is required' })).toHaveAttribute('href', '#email');
});

test('a complete request is sent once, thanked for, and the fields are empty again', async () => {
  const requests = serve(received);
  const { user, toasts } = visit(<ContactForm />);
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
    {
      url: '/api/contact',
      method: 'POST',
      body: { name: 'Ada Byron', email: 'ada@example.com', service: 'it-security', message: 'Two gates.', phone: '' },
    },
  ]);
  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  for (const name of ['Name', 'Email', 'Service', 'Message']) expect(field(name)).toHaveValue('');
});

test('it tells where the visitor came from, and what fell into the trap, and neither is seen', async () => {
  const requests = serve(received);
  rememberVisit(() => ({
    page: '/contact',
    before: '/austin',
    landing: '/?utm_source=a',
    release: '1.0.0',
    took: 4000,
  }));
  const { user, container } = visit(<ContactForm />);
  rememberVisit(() => ({
    page: '/contact',
    before: '/austin',
    landing: '/?utm_source=a',
    release: '1.0.1',
    took: 9000,
  }));
  const trap = container.querySelector<HTMLInputElement>('[name=website]');
  expect(trap?.closest('[inert]')).not.toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(container.querySelector('[name=release]')).toHaveValue('1.0.0');

  await fill(user);
  await user.click(button());
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body.visit).toEqual({ page: '/austin', landing: '/?utm_source=a', release: '1.0.1', took: 9000 });
  expect(requests[0]?.body).not.toHaveProperty('website');

  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  if (trap) trap.value = 'https://spam.example';
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.body.website).toBe('https://spam.example');
  rememberVisit(() => ({}));
});

test('while it is being sent the button says so, is disabled, and a second submit does nothing', async () => {
  const { answer, arrive } = laterAnswer();
  const requests = serve(answer);
  const { user, container } = visit(<ContactForm />);
  await fill(user);
  await user.dblClick(button());
  container.querySelector('form')?.requestSubmit();

  await waitFor(() => expect(button()).toBeDisabled());
  expect(button()).toHaveTextContent('PROCESSING...');
  arrive(received());
  await waitFor(() => expect(button()).toHaveTextContent('REQUEST CONSULTATION'));
  expect(requests).toHaveLength(1);
});

test('a failure keeps what was typed and shows the error; a retry is the same submission, the next request a new one', async () => {
  const answers = [new Response('Please call 512-555-0142.', { status: 503 }), received(), received()];
  const requests = serve(() => answers.shift() ?? received());
  const { user, toasts } = visit(<ContactForm />);
  await fill(user);
  await user.click(button());

  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'destructive', title: 'Error', description: '503: Please call 512-555-0142.' }]),
  );
  expect(field('Name')).toHaveValue('Ada Byron');
  expect(field('Message')).toHaveValue('Two gates.');

  await user.click(button());
  await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent('Thank you'));
  await waitFor(() => expect(screen.getByRole('note')).toHaveFocus());
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(toasts).toHaveLength(3));

  const ids = requests.map(({ body }) => body.submissionId);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('an error without words gets the general sentence', async () => {
  serve(() => Promise.reject(new Error('')));
  const { user, toasts } = visit(<ContactForm />);
  await fill(user);
  await user.click(button());

  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'destructive', title: 'Error', description: 'Failed to submit form. Please try again.' },
    ]),
  );
});

test('it is an ordinary form for browsers without JavaScript, and fills itself in', () => {
  const { container } = visit(<ContactForm />);

  expect(container.querySelector('form')).toHaveAttribute('action', '/api/contact');
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  expect(field('Message')).toHaveAttribute('rows', '4');
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  for (const { label, value } of serviceInterests) {
    expect(screen.getByRole('option', { name: label })).toHaveValue(value);
  }
});
