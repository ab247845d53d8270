import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { Field } from '../field/field.tsx';
import { ErrorSummary } from './error-summary.tsx';

test('an error summary is empty without errors', () => {
  renderPage(<ErrorSummary errors={[]} />);

  expect(screen.queryByRole('alert')).toBeNull();
});

test('can be focused and links to the invalid field', () => {
  const summary = createRef<HTMLDivElement>();
  renderPage(
    <>
      <ErrorSummary ref={summary} errors={[{ name: 'email', message: 'Valid email is required' }]} />
      <Field label="Email" name="email" />
    </>,
  );

  summary.current?.focus();
  expect(screen.getByRole('alert')).toHaveFocus();
  const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Valid email is required' });
  expect(link).toHaveAttribute('href', `#${screen.getByLabelText('Email').id}`);
});
