import { screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Field, TextAreaField } from './field.tsx';

test('a field is reached by its label and carries what the browser may fill in', () => {
  show(<Field label="Phone" name="phone" type="tel" autoComplete="tel" inputMode="tel" />);

  const field = screen.getByLabelText('Phone');
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toHaveAttribute('inputmode', 'tel');
  expect(field).toHaveAttribute('id', 'phone');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('hint and error are read with the field, and the error marks it as invalid', () => {
  show(<Field label="Email" name="email" hint="We answer there." error="Valid email is required" />);

  const field = screen.getByLabelText('Email');
  expect(field).toHaveAccessibleDescription('We answer there. Valid email is required');
  expect(field).toBeInvalid();
});

test('a required field says so to the browser and keeps its plain label', () => {
  show(<Field label="Name" name="name" required />);

  expect(screen.getByLabelText('Name')).toBeRequired();
});

test('a text area takes lines and an error like any field', async () => {
  const { user } = show(<TextAreaField label="Message" name="message" rows={4} error="Too short" />);

  const field = screen.getByLabelText('Message');
  await user.type(field, 'Two gates.{enter}One garage.');
  expect(field).toHaveValue('Two gates.\nOne garage.');
  expect(field).toHaveAttribute('rows', '4');
  expect(field).toHaveAccessibleDescription('Too short');
});
