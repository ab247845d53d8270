import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { AccessControlDrawing } from './sheets/access-control.tsx';

test('is hidden from screen readers without a title', () => {
  const { container } = renderPage(<AccessControlDrawing />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('is an image with an accessible name with a title', () => {
  renderPage(<AccessControlDrawing title="A reader, a door and their controller" />);

  expect(screen.getByRole('img', { name: 'A reader, a door and their controller' })).toBeVisible();
});
