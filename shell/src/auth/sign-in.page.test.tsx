import '@portal/build/jest-setup';
import { HttpError, SiteContext } from '@portal/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { site } from '../testing/visit.tsx';
import { SignInPage } from './sign-in.page.tsx';

const show = (onSignIn: (credentials: unknown) => Promise<void>) =>
  render(
    <SiteContext value={site}>
      <SignInPage onSignIn={onSignIn} />
    </SiteContext>,
    { wrapper: MemoryRouter },
  );

async function signIn(onSignIn: (credentials: unknown) => Promise<void>) {
  show(onSignIn);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'analytical engine');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('password managers know the two fields', () => {
  show(async () => {});

  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('what was entered is sent', async () => {
  const onSignIn = jest.fn(async () => {});
  await signIn(onSignIn);

  expect(onSignIn).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'analytical engine' });
});

test('a refusal is shown in the words of the API and keeps the address', async () => {
  await signIn(() => Promise.reject(new HttpError(401, 'Email or password is wrong.')));

  expect(screen.getByRole('alert')).toHaveTextContent(/^Email or password is wrong\.$/);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('a call that got no answer is told in words that help', async () => {
  await signIn(() => Promise.reject(new TypeError('Failed to fetch')));

  expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer.');
});

test('whoever has forgotten the password finds the way', () => {
  show(async () => {});

  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/admin/forgot');
});
