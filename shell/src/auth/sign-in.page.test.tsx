import { HttpError } from '@portal/platform';
import { renderPage } from '@portal/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { SignInPage } from './sign-in.page.tsx';

async function signIn(onSignIn: (credentials: unknown) => Promise<void>, email = 'ada@example.com') {
  const { user } = renderPage(<SignInPage onSignIn={onSignIn} onPasskey={async () => {}} />);
  if (email) await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'analytical engine');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the sign-in form has autocomplete attributes for password managers', () => {
  renderPage(<SignInPage onSignIn={async () => {}} onPasskey={async () => {}} />);

  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('submits email and password', async () => {
  const onSignIn = jest.fn(async () => {});
  await signIn(onSignIn);

  expect(onSignIn).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'analytical engine' });
});

test('submits what a password manager has filled in without an event', async () => {
  const onSignIn = jest.fn(async () => {});
  const { user } = renderPage(<SignInPage onSignIn={onSignIn} onPasskey={async () => {}} />);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'ada@MÜLLER.example';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'analytical engine';
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  await waitFor(() =>
    expect(onSignIn).toHaveBeenCalledWith({ email: 'ada@xn--mller-kva.example', password: 'analytical engine' }),
  );
});

test('rejects an empty email and focuses the field', async () => {
  const onSignIn = jest.fn(async () => {});
  await signIn(onSignIn, '');

  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(onSignIn).not.toHaveBeenCalled();
});

test('shows the error message of the API, keeps the email and focuses the password', async () => {
  await signIn(() => Promise.reject(new HttpError(401, 'Email or password is wrong.')));

  expect(await screen.findByText('Email or password is wrong.')).toHaveRole('alert');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

describe('after too many attempts', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('counts down without announcing each second, and then allows another attempt', async () => {
    const message = 'Too many sign-in attempts. Please try again in 2 minutes.';
    const onSignIn = jest.fn(() => Promise.reject(new HttpError(429, message, 64)));
    await signIn(onSignIn);

    expect(await screen.findByText(message)).toHaveRole('alert');
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 1:04');
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button).toBeDisabled();
    act(() => jest.advanceTimersByTime(9_000));
    expect(screen.getByRole('timer')).toHaveTextContent('Try again in 0:55');
    expect(screen.getByText(message)).toHaveRole('alert');

    act(() => jest.advanceTimersByTime(56_000));
    expect(screen.getByRole('alert')).toHaveTextContent('You can try again now.');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(button).toBeEnabled();
  });

  test('a server that is unavailable is not waited for', async () => {
    await signIn(() => Promise.reject(new HttpError(503, 'Please try again in a minute.', 30)));
    expect(await screen.findByText('Please try again in a minute.')).toHaveRole('alert');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

test('shows a connection error for a request without a response', async () => {
  await signIn(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(await screen.findByText(/^The server cannot be reached/)).toHaveRole('alert');
});

test('links to the password reset', () => {
  renderPage(<SignInPage onSignIn={async () => {}} onPasskey={async () => {}} />);

  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/admin/forgot');
});

describe('with a passkey', () => {
  const canAutofill = jest.fn<Promise<boolean>, []>();
  beforeEach(() => {
    canAutofill.mockResolvedValue(true);
    Object.assign(globalThis, { PublicKeyCredential: { isConditionalMediationAvailable: canAutofill } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  test('signs in with the button and shows why it failed', async () => {
    const onPasskey = jest.fn(() => Promise.reject(new HttpError(401, 'This passkey is not registered here.')));
    const { user } = renderPage(<SignInPage onSignIn={async () => {}} onPasskey={onPasskey} />);
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

    expect(await screen.findByText('This passkey is not registered here.')).toHaveRole('alert');
    expect(onPasskey.mock.calls).toEqual([[false]]);
    expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  });

  test('offers passkeys in the email field once it is used, not before', async () => {
    const onPasskey = jest.fn(() => new Promise<void>(() => {}));
    const { user } = renderPage(<SignInPage onSignIn={async () => {}} onPasskey={onPasskey} />);
    expect(onPasskey).not.toHaveBeenCalled();
    await user.hover(screen.getByLabelText('Email'));
    await user.click(screen.getByLabelText('Email'));
    await waitFor(() => expect(onPasskey.mock.calls).toEqual([[true]]));
  });

  test('shows why a passkey of the email field was rejected, and offers them again', async () => {
    const onPasskey = jest.fn(() => Promise.reject(new HttpError(401, 'This request has expired.')));
    const { user } = renderPage(<SignInPage onSignIn={async () => {}} onPasskey={onPasskey} />);
    await user.click(screen.getByLabelText('Email'));
    expect(await screen.findByText('This request has expired.')).toHaveRole('alert');
    const count = onPasskey.mock.calls.length;
    await user.click(screen.getByLabelText('Password'));
    await user.click(screen.getByLabelText('Email'));
    await waitFor(() => expect(onPasskey.mock.calls.length).toBeGreaterThan(count));
  });

  test('has no button in a browser without passkeys', () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    renderPage(<SignInPage onSignIn={async () => {}} onPasskey={async () => {}} />);
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
