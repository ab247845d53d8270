import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { Field } from '../field/field.tsx';
import { show } from '../testing/show.tsx';
import { ErrorSummary } from './error-summary.tsx';

test('says nothing while nothing is wrong', () => {
  show(<ErrorSummary errors={[]} />);

  expect(screen.queryByRole('alert')).toBeNull();
});

test('takes the focus and leads to the field by its id', () => {
  const summary = createRef<HTMLDivElement>();
  show(
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
