import { HttpResponse, http, respondToPost, server } from '@portal/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authPagesFor } from '../auth-pages.ts';
import { renderPath } from '../testing/render-path.tsx';

const open = (path: string) => renderPath(path, { isStaff: true, authPagesFor });

const error = (status: number, message: string) => () => HttpResponse.text(message, { status });
const noContent = () => new Response(null, { status: 204 });
const invitation = () => HttpResponse.json({ purpose: 'invitation', email: 'ada@example.com', name: 'Ada Byron' });

beforeEach(async () => {
  server.use(
    http.get('/api/password-reset', () => HttpResponse.json({ isPossible: true })),
    http.get('/api/session/methods', () => HttpResponse.json({ openIdConnect: null })),
  );
  Object.assign(window, { scrollTo: jest.fn() });
  (await import('@portal/platform/query')).queryClient.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = '/admin/password#token=abc-123';

describe('forgot-password page', () => {
  const requestLink = async () => {
    await userEvent.type(await screen.findByLabelText('Email'), ' ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  };

  test('sends the email and does not reveal whether the account exists', async () => {
    const requests = respondToPost('/api/password-reset', noContent);
    await open('/admin/forgot');
    await requestLink();

    expect(await heading('Check your email')).toHaveFocus();
    expect(screen.getByText(/If there is/)).toHaveTextContent('If there is an account for ada@example.com');
    expect(requests).toEqual([{ email: 'ada@example.com' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  test('refers to a manager where email is not configured', async () => {
    server.use(http.get('/api/password-reset', () => HttpResponse.json({ isPossible: false })));
    await open('/admin/forgot');

    expect(await screen.findByText(/Please ask a manager/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/admin');
  });

  test('keeps the email when the request fails', async () => {
    respondToPost('/api/password-reset', HttpResponse.error);
    await open('/admin/forgot');
    await requestLink();

    expect(await screen.findByText(/^The server cannot be reached/)).toHaveRole('alert');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

describe('set-password page', () => {
  const setPassword = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  };

  test('welcomes the invited person, sets the password and links to sign-in', async () => {
    const tokens = respondToPost('/api/password-links', invitation);
    const passwords = respondToPost('/api/password-reset/confirm', noContent);
    await open(link);

    expect(await heading('Welcome, Ada Byron')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await setPassword('four plain words');

    expect(await heading('Your password is set')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin');
    expect(tokens).toEqual([{ token: 'abc-123' }]);
    expect(passwords).toEqual([{ token: 'abc-123', password: 'four plain words' }]);
  });

  test('works while another account is signed in', async () => {
    respondToPost('/api/password-links', invitation);
    server.use(http.get('/api/session', () => HttpResponse.json({ name: 'Grace' })));
    await open(link);
    expect(await heading('Welcome, Ada Byron')).toBeVisible();
  });

  test('rejects a short password without a request', async () => {
    respondToPost('/api/password-links', invitation);
    const passwords = respondToPost('/api/password-reset/confirm', noContent);
    await open(link);
    await setPassword('short');

    expect(await screen.findByText('Use at least 8 characters')).toBeVisible();
    expect(passwords).toEqual([]);
  });

  test('shows why the API rejected the password and lets the visitor choose another one', async () => {
    respondToPost('/api/password-links', invitation);
    respondToPost('/api/password-reset/confirm', error(422, 'Many people use this password.'));
    await open(link);
    await setPassword('football');

    expect(await screen.findByText('Many people use this password.')).toHaveRole('alert');
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Set password' })).toBeEnabled();
  });

  test.each([410, 422])('offers a new link when the link is invalid (%i)', async (status) => {
    respondToPost('/api/password-links', error(status, 'This link has been used already.'));
    await open('/admin/password');

    expect(await heading('This link is no longer valid')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/admin/forgot');
  });

  test('offers a new link when the link expires before the password is submitted', async () => {
    respondToPost('/api/password-links', invitation);
    respondToPost('/api/password-reset/confirm', error(410, 'This link has been used already.'));
    await open(link);
    await setPassword('four plain words');

    expect(await heading('This link is no longer valid')).toHaveFocus();
  });

  test('retries a failed check of the link', async () => {
    respondToPost('/api/password-links', HttpResponse.error);
    await open(link);
    expect(await heading('Your link could not be checked')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');

    respondToPost('/api/password-links', invitation);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Welcome, Ada Byron')).toBeVisible();
  });
});

describe('two-step verification', () => {
  const session = { id: 1, email: 'ada@example.com', name: 'Ada', role: 'agent' };

  test('asks for the code after the password; a wrong one can be replaced by a recovery code', async () => {
    server.use(http.get('/api/session', () => new HttpResponse(null, { status: 401 })));
    const sent = respondToPost('/api/session', () => {
      if (sent.length === 1) return HttpResponse.json({ needsCode: true, methods: ['app'] }, { status: 202 });
      if (sent.length === 2) return HttpResponse.text('This code is wrong or was used before.', { status: 401 });
      return HttpResponse.json(session);
    });
    await open('/admin');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'analytical engine{Enter}');

    expect(await heading('Two-step verification')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('This code is wrong or was used before.')).toHaveRole('alert');
    expect(screen.getByLabelText('Code')).toHaveValue('');

    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd{Enter}');
    const credentials = { email: 'ada@example.com', password: 'analytical engine' };
    await waitFor(() =>
      expect(sent).toEqual([
        credentials,
        { ...credentials, code: '123456' },
        { ...credentials, code: 'aaaa-bbbb-cccc-dddd' },
      ]),
    );
  });

  test('asks for the passkey of an account without an app, or a recovery code', async () => {
    Object.assign(globalThis, { PublicKeyCredential: {} });
    server.use(http.get('/api/session', () => new HttpResponse(null, { status: 401 })));
    const sent = respondToPost('/api/session', () =>
      sent.length === 1
        ? HttpResponse.json({ needsCode: true, methods: ['passkey'] }, { status: 202 })
        : HttpResponse.json(session),
    );
    await open('/admin');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'analytical engine{Enter}');

    expect(await screen.findByText('Use your passkey to continue.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
});

describe('sign-in with an OpenID Connect provider', () => {
  beforeEach(() =>
    server.use(
      http.get('/api/session', () => new HttpResponse(null, { status: 401 })),
      http.get('/api/session/methods', () => HttpResponse.json({ openIdConnect: { name: 'Acme ID' } })),
    ),
  );

  test('is offered only where it is configured', async () => {
    server.use(http.get('/api/session/methods', () => HttpResponse.json({ openIdConnect: null })));
    await open('/admin');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  });

  test('sends the page to continue at, and says that the provider is down while the password form stays', async () => {
    const message = 'Acme ID cannot be reached. Please try again in a minute, or sign in with your password.';
    const sent = respondToPost('/api/session/oidc', error(503, message));
    await open('/admin?status=new#q=ada');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Acme ID' }));

    expect(await screen.findByText(message)).toHaveRole('alert');
    expect(sent).toEqual([{ returnTo: '/admin?status=new#q=ada' }]);
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in with Acme ID' })).toBeEnabled();
  });

  test.each([
    ['no-access', 'Your Acme ID account has no access to the lead desk. Please ask a manager.'],
    ['expired', 'The sign-in took too long or was used already. Please try again.'],
    ['canceled', 'You canceled the sign-in with Acme ID.'],
    ['rejected', 'The response of Acme ID could not be verified. Please try again.'],
  ])('explains the outcome "%s", and continues at the same page', async (outcome, message) => {
    await open(`/admin/sign-in?outcome=${outcome}#/admin?status=new#q=ada`);
    expect(await screen.findByText(message)).toHaveRole('alert');
    const sent = respondToPost('/api/session/oidc', error(503, 'Down.'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Acme ID' }));
    await waitFor(() => expect(sent).toEqual([{ returnTo: '/admin?status=new#q=ada' }]));
  });

  test.each([
    ['#/admin/staff', '/admin/staff'],
    ['', '/admin'],
    ['#//example.com', '/admin'],
    ['#/administration', '/admin'],
  ])('with a session, explains why a confirmation has failed: "%s" leads back to %s', async (fragment, path) => {
    server.use(http.get('/api/session', () => HttpResponse.json({ id: 1, name: 'Ada' })));
    await open(`/admin/sign-in?outcome=other-account${fragment}`);
    expect(await screen.findByText(/^This is not the account that you are signed in with/)).toHaveRole('alert');
    expect(await screen.findByRole('link', { name: 'Back to the lead desk' })).toHaveAttribute('href', path);
  });

  test('with a session, asks for the code of a confirmation', async () => {
    server.use(http.get('/api/session', () => HttpResponse.json({ id: 1, name: 'Ada' })));
    await open('/admin/sign-in?outcome=code');
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  test('after signing out, offers to sign out of the provider', async () => {
    await open('/admin/sign-in?outcome=signed-out');
    expect(await screen.findByText(/You may still be signed in to Acme ID/)).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Sign out of Acme ID' })).toBeVisible();
  });

  test('asks for the code of the account and continues at the page', async () => {
    const sent = respondToPost('/api/session/oidc/code', () =>
      sent.length === 1
        ? HttpResponse.text('This code is wrong or was used before.', { status: 401 })
        : HttpResponse.json({ returnTo: '/admin?done' }),
    );
    await open('/admin/sign-in?outcome=code');
    await userEvent.type(await screen.findByLabelText('Code'), '111111{Enter}');
    expect(await screen.findByText('This code is wrong or was used before.')).toHaveRole('alert');
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await heading('Staff sign-in')).toBeVisible();
    expect(sent).toEqual([{ code: '111111' }, { code: '123456' }]);
  });
});
