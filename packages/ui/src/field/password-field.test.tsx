import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { PasswordField } from './password-field.tsx';

test('shows and hides the password', async () => {
  const { user } = renderPage(<PasswordField label="New password" name="password" autoComplete="new-password" />);
  const field = screen.getByLabelText('New password');
  await user.type(field, 'quiet lamp');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('quiet lamp');
  await user.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('allows pasting and has an autocomplete attribute', async () => {
  const { user } = renderPage(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  field.focus();
  await user.paste('from the password manager');

  expect(field).toHaveValue('from the password manager');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
});

test('a password field is described by hint and error', () => {
  renderPage(
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      hint="At least 8 characters."
      error="Please choose another"
    />,
  );
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters. Please choose another');
});
