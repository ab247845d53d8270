import { renderPage } from '@portal/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { Field, TextAreaField } from './field.tsx';

test('a field has a label and passes on native attributes', () => {
  renderPage(<Field label="Phone" name="phone" type="tel" autoComplete="tel" inputMode="tel" />);

  const field = screen.getByLabelText('Phone');
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toHaveAttribute('inputmode', 'tel');
  expect(field).toHaveAttribute('id', 'phone');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('a field is described by hint and error, and invalid with an error', () => {
  renderPage(<Field label="Email" name="email" hint="We answer there." error="Valid email is required" />);

  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription('We answer there. Valid email is required');
  expect(field).toBeInvalid();
});

test('a required field has the native attribute and a plain label', () => {
  renderPage(<Field label="Name" name="name" required />);

  expect(screen.getByLabelText('Name')).toBeRequired();
});

test('a text area accepts several lines and has an error', async () => {
  const { user } = renderPage(<TextAreaField label="Message" name="message" rows={4} error="Too short" />);

  const field = screen.getByLabelText('Message');
  await user.type(field, 'Two gates.{enter}One garage.');
  expect(field).toHaveValue('Two gates.\nOne garage.');
  expect(field).toHaveAttribute('rows', '4');
  expect(field).toHaveAccessibleDescription('Too short');
});

test('a text area with a maximum length counts characters and announces what is left near the limit', async () => {
  const { user } = renderPage(<TextAreaField label="Message" name="message" maxLength={10} />);
  const field = screen.getByLabelText('Message');
  expect(field).toHaveAttribute('maxlength', '10');
  expect(field).toHaveAccessibleDescription('Up to 10 characters');

  await user.type(field, 'Seven c');
  expect(field).toHaveAccessibleDescription('7 of 10 characters');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await user.type(field, 'haracters');
  expect(field).toHaveValue('Seven char');
  expect(field).toHaveAccessibleDescription('10 of 10 characters');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 of 10 characters left'));
});
