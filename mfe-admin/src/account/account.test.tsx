import { http, type RequestHandler, respondToPost, server } from '@portal/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import {
  noContent,
  renderStaffPage,
  respondTo,
  respondToDelete,
  signedInAs,
  stubOwners,
  type User,
} from '../testing/render-staff-page.tsx';
import { businessDay } from '../time/business-time.ts';
import { Component as AccountPage } from './account.page.tsx';

const session = { startedAt: '2026-11-20T12:00:00.000Z', lastSeenAt: '2026-11-20T12:00:00.000Z' };
const sessions = [
  { ...session, id: 'a', browser: 'Firefox on Linux', isCurrent: true },
  { ...session, id: 'b', browser: 'Safari on iPhone', isCurrent: false },
];

const off = { isOn: false, hasApp: false, recoveryCodesLeft: 0 };
let secondFactor = off;
let passkeys: Passkey[] = [];
let devices = 0;
beforeEach(() => {
  devices = 0;
  passkeys = [];
  secondFactor = off;
});

type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

const renderAccount = (...handlers: RequestHandler[]) =>
  renderStaffPage(AccountPage, {
    path: '/admin/account',
    handlers: [
      ...handlers,
      http.get('/api/admin/account/sessions', () => Response.json(sessions)),
      http.get('/api/admin/mail-signature', () => Response.json({ text: 'Grace Hopper' })),
      http.get('/api/admin/account/second-factor', () => Response.json(secondFactor)),
      http.get('/api/admin/account/passkeys', () => Response.json(passkeys)),
      http.get('/api/admin/account/calendar', () => Response.json({ hasAddress: false })),
      http.get('/api/admin/notifications/settings', () => Response.json({ mails: true, digest: true })),
      http.get('/api/admin/notifications/push', () => Response.json({ publicKey: 'key of the portal', devices })),
    ],
  });

/** Requires a recent sign-in. */
const stepUp = () =>
  Response.json(
    { detail: 'Please confirm that it is you: sign in again.' },
    { status: 403, headers: { 'www-authenticate': 'Session error="insufficient_user_authentication"' } },
  );

test('rejects a short password without a request', async () => {
  const { user, requests } = await renderAccount();
  await user.type(await screen.findByLabelText('New password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  expect(await screen.findByText('Current password is required')).toBeVisible();
  expect(screen.getByText('Use at least 8 characters')).toBeVisible();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('changes the password and clears the form', async () => {
  const sent = respondToPost('/api/admin/account/password', noContent);
  const { user } = await renderAccount();
  await user.type(await screen.findByLabelText('Current password'), 'development');
  await user.type(screen.getByLabelText('New password'), 'seven owls over the lake');
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
  expect(sent).toEqual([{ current: 'development', next: 'seven owls over the lake' }]);
});

test('creates the address of a calendar, which is shown once, and ends it', async () => {
  const address = 'https://desk.example/api/calendar/secret.ics';
  server.use(http.post('/api/admin/account/calendar', () => Response.json({ address })));
  const ended = respondToDelete('/api/admin/account/calendar');
  const { user } = await renderAccount();
  await user.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await screen.findByLabelText('Address of your calendar')).toHaveValue(address);
  expect(screen.getByRole('button', { name: 'Create another address' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the address' }));
  await waitFor(() => expect(screen.queryByLabelText('Address of your calendar')).toBeNull());
  expect(screen.getByRole('button', { name: 'Create an address' })).toBeVisible();
  expect(ended).toHaveLength(1);
});

test('saves the signature, and shows how a reply ends with it', async () => {
  const stored = respondTo('put', '/api/admin/mail-signature');
  const { user } = await renderAccount();
  const field = await screen.findByLabelText('Signature');
  expect(field).toHaveValue('Grace Hopper');
  await user.type(field, '{Enter}512-555-0142');
  expect(screen.getByRole('region', { name: 'Preview of a reply' })).toHaveTextContent('-- Grace Hopper 512-555-0142');
  await user.click(screen.getByRole('button', { name: 'Save signature' }));
  expect(await screen.findByText('Signature saved')).toBeVisible();
  expect(stored).toEqual([{ text: 'Grace Hopper\n512-555-0142' }]);
});

test('turns the morning digest, and e-mail of one kind, off', async () => {
  const sent = respondTo('put', '/api/admin/notifications/settings');
  const { user } = await renderAccount();
  const digest = await screen.findByRole('checkbox', { name: /^Morning digest/ });
  expect(digest).toBeChecked();
  await user.click(digest);

  await waitFor(() => expect(digest).not.toBeChecked());
  await user.click(screen.getByRole('checkbox', { name: 'An answer or a next step is overdue' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { mails: true, digest: false },
    { mails: true, digest: false, unmailed: ['overdue', 'unanswered', 'step-overdue'] },
  ]);
});

test('a browser without push messages says so, and can stop those of others', async () => {
  devices = 2;
  const stopped = respondToDelete('/api/admin/notifications/push', () => {
    devices = 0;
    return noContent();
  });
  const { user } = await renderAccount();
  const choice = await screen.findByRole('checkbox', { name: /^Notifications of this browser/ });
  expect(choice).toBeDisabled();
  expect(choice).toHaveAccessibleName(/add the lead desk to the home screen first/);
  expect(screen.getByText(/^2 browsers of yours get them\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop all' }));
  await waitFor(() => expect(screen.queryByText(/browsers of yours/)).toBeNull());
  expect(stopped).toHaveLength(1);
});

test('says when somebody is away', async () => {
  const sent = respondTo('put', '/api/admin/absence');
  const { user } = await renderAccount(stubOwners('Staff', 'Ben'));
  await user.click(await screen.findByRole('button', { name: 'Set absence' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your absence' }));
  expect(dialog.getByLabelText('First day')).toHaveValue(businessDay());
  await user.clear(dialog.getByLabelText('First day'));
  await user.type(dialog.getByLabelText('First day'), '2026-12-24');
  await user.type(dialog.getByLabelText('Last day'), '2026-12-23');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The last day is before the first')).toBeVisible();
  expect(sent).toEqual([]);

  await user.clear(dialog.getByLabelText('Last day'));
  await user.type(dialog.getByLabelText('Last day'), '2026-12-31');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who is told of new requests' }), 'Ben');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'The open leads' }), 'Hand over now to Ben');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ from: '2026-12-24', until: '2026-12-31', standInId: 2, leadsTo: 2 }]);
});

async function openSignOut(user: User) {
  const item = within((await screen.findByText('Safari on iPhone')).closest('li') as HTMLElement);
  await user.click(item.getByRole('button', { name: 'Sign out' }));
  return within(await screen.findByRole('dialog', { name: 'Sign out of Safari on iPhone' }));
}

test('signs out another session after the password was entered', async () => {
  const sent = respondToPost('/api/admin/account/sessions/end', () =>
    sent.length === 1 ? Response.json({ detail: 'This is not your current password.' }, { status: 422 }) : noContent(),
  );
  const { user } = await renderAccount();
  await openSignOut(user);
  await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();

  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'development{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { password: 'wrong', sessionId: 'b' },
    { password: 'development', sessionId: 'b' },
  ]);
});

describe('two-step verification', () => {
  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
  test('is turned on with a code of the app, and shows recovery codes once', async () => {
    server.use(
      http.post('/api/admin/account/second-factor/totp', () =>
        Response.json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }, { status: 201 }),
      ),
    );
    const sent = respondToPost('/api/admin/account/second-factor/totp/confirm', () => {
      if (sent.length === 1)
        return Response.json({ detail: 'This code is wrong or was used before.' }, { status: 422 });
      secondFactor = { isOn: true, hasApp: true, recoveryCodesLeft: 2 };
      return Response.json({ codes });
    });
    const { user } = await renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('img', { name: 'QR code of the key' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/),
    );
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '111111{Enter}');
    expect(await screen.findByText('This code is wrong or was used before.')).toBeVisible();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '222222{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Recovery codes' })).toBeVisible();
    for (const code of codes) expect(screen.getByText(code)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/2 of 10 recovery codes left/)).toBeVisible();
    expect(sent).toEqual([{ code: '111111' }, { code: '222222' }]);
  });

  test('asks for password and code again after some time, and repeats the request', async () => {
    secondFactor = { isOn: true, hasApp: true, recoveryCodesLeft: 1 };
    let isRecent = false;
    server.use(
      http.delete('/api/admin/account/second-factor/totp', () => {
        if (!isRecent) return stepUp();
        secondFactor = off;
        return noContent();
      }),
    );
    const signIns = respondToPost('/api/session', () => {
      if (signIns.length === 1) return new Response('Email or password is wrong.', { status: 401 });
      if (signIns.length === 2) return Response.json({ needsCode: true, methods: ['app'] }, { status: 202 });
      isRecent = true;
      return Response.json({});
    });
    const { user } = await renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Remove app' }));
    await user.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');
    expect(await screen.findByText('The password is wrong.')).toBeVisible();
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'development{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');

    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
    const email = 'staff@example.com';
    expect(signIns).toEqual([
      { email, password: 'wrong' },
      { email, password: 'development' },
      { email, password: 'development', code: '123456' },
    ]);
  });

  test('changes nothing when the confirmation is closed', async () => {
    secondFactor = { isOn: true, hasApp: true, recoveryCodesLeft: 1 };
    server.use(http.delete('/api/admin/account/second-factor/totp', stepUp));
    const { user } = await renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Remove app' }));
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.keyboard('{Escape}');
    await screen.findAllByText('You have not confirmed that it is you.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove app' })).toBeEnabled();
  });
});

describe('passkeys', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  const create = jest.fn();
  const get = jest.fn();
  const laptop: Passkey = { id: 3, name: 'Laptop', createdAt: session.startedAt, lastUsedAt: null };
  const options = {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Lead desk' },
    user: { id: 'dXNlcg', name: 'staff@example.com', displayName: 'Staff' },
    pubKeyCredParams: [],
    allowCredentials: [],
  };

  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(globalThis, { PublicKeyCredential: class {} });
    Object.assign(navigator, { credentials: { create, get } });
    const credential = (response: object) => ({
      id: 'aWQ',
      rawId: bytes('id'),
      type: 'public-key',
      response: { clientDataJSON: bytes('client'), ...response },
      getClientExtensionResults: () => ({}),
    });
    create.mockResolvedValue(
      credential({ attestationObject: bytes('attestation'), getTransports: () => ['internal', 'telepathy'] }),
    );
    get.mockResolvedValue(credential({ authenticatorData: bytes('data'), signature: bytes('signature') }));
    server.use(http.post('/api/admin/account/passkeys/options', () => Response.json({ options })));
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  test('adds one, and shows the recovery codes of the first second factor', async () => {
    const sent = respondToPost('/api/admin/account/passkeys', () => {
      passkeys = [laptop];
      secondFactor = { isOn: true, hasApp: false, recoveryCodesLeft: 1 };
      return Response.json({ ...laptop, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] }, { status: 201 });
    });
    const { user } = await renderAccount();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));

    expect(await screen.findByRole('dialog', { name: 'Recovery codes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('Laptop')).toBeVisible();
    expect(await screen.findByText(/On, with your passkeys\. 1 of 10 recovery codes left/)).toBeVisible();
    expect(sent).toEqual([
      {
        id: 'aWQ',
        response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'YXR0ZXN0YXRpb24', transports: ['internal'] },
      },
    ]);
  });

  test('adds none when the user cancels', async () => {
    create.mockRejectedValue(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
    const { user } = await renderAccount();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await screen.findAllByText('The request was canceled or timed out. Please try again.');
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  });

  test('renames one', async () => {
    passkeys = [laptop];
    const names = respondTo('patch', '/api/admin/account/passkeys/3', () => {
      passkeys = [{ ...laptop, name: 'Work laptop' }];
      return Response.json(passkeys[0]);
    });
    const { user } = await renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
    const name = within(await screen.findByRole('dialog', { name: 'Rename passkey' })).getByLabelText('Name');
    expect(name).toHaveValue('Laptop');
    await user.clear(name);
    await user.type(name, 'Work laptop{Enter}');
    expect(await screen.findByText('Work laptop')).toBeVisible();
    expect(names).toEqual([{ name: 'Work laptop' }]);
  });

  test('removes one after the identity was confirmed with a passkey', async () => {
    passkeys = [laptop];
    let isRecent = false;
    server.use(
      http.delete('/api/admin/account/passkeys/3', () => {
        if (!isRecent) return stepUp();
        passkeys = [];
        return noContent();
      }),
      http.post('/api/admin/account/passkeys/confirmation', () => Response.json({ options })),
    );
    const signIns = respondToPost('/api/session/passkey', () => {
      if (signIns.length === 1) return new Response('This passkey belongs to another account.', { status: 401 });
      isRecent = true;
      return Response.json({});
    });
    const { user } = await renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('This passkey belongs to another account.')).toHaveRole('alert');
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));

    await waitFor(() => expect(screen.queryByText('Laptop')).toBeNull());
    expect(signIns).toMatchObject([{ id: 'aWQ' }, { id: 'aWQ', response: { signature: 'c2lnbmF0dXJl' } }]);
  });

  test('shows why the last one of a manager stays', async () => {
    passkeys = [laptop];
    const detail = 'Your account needs two-step verification. Add another passkey or an authenticator app first.';
    server.use(http.delete('/api/admin/account/passkeys/3', () => Response.json({ detail }, { status: 409 })));
    const { user } = await renderAccount();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    await screen.findAllByText(detail);
    expect(screen.getByText('Laptop')).toBeVisible();
  });
});

test('with an identity provider, there is no password, and signing in again happens there', async () => {
  respondToPost('/api/admin/account/sessions/end', stepUp);
  const sent = respondToPost('/api/session/oidc', () => new Response('Acme ID cannot be reached.', { status: 503 }));
  const { user } = await renderAccount(signedInAs('agent', { hasPassword: false, identityProvider: 'Acme ID' }));
  expect(await screen.findByText(/Your role is agent/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  const dialog = await openSignOut(user);
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));

  await user.click(await screen.findByRole('button', { name: 'Continue with Acme ID' }));
  expect(await screen.findByText('Acme ID cannot be reached.')).toHaveRole('alert');
  expect(sent).toEqual([{ returnTo: '/admin/account', isConfirmation: true }]);
});
