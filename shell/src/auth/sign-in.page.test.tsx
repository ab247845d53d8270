import { HttpError } from '@portal/platform';
import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { SignInPage } from './sign-in.page.tsx';

async function signIn(onSignIn: (credentials: unknown) => Promise<void>, email = 'ada@example.com') {
  const { user } = renderPage(<SignInPage onSignIn={onSignIn} />);
  if (email) await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'analytical engine');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('has autocomplete attributes for password managers', () => {
  renderPage(<SignInPage onSignIn={async () => {}} />);

  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('submits email and password', async () => {
  const onSignIn = jest.fn(async () => {});
  await signIn(onSignIn);

  expect(onSignIn).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'analytical engine' });
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

test('shows a connection error for a request without a response', async () => {
  await signIn(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(await screen.findByText(/^The server cannot be reached/)).toHaveRole('alert');
});

test('links to the password reset', () => {
  renderPage(<SignInPage onSignIn={async () => {}} />);

  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/admin/forgot');
});
