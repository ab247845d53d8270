import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { AccessControlDrawing } from './sheets/access-control.tsx';

test('a drawing is an image with an accessible name', () => {
  renderPage(<AccessControlDrawing />);

  expect(screen.getByRole('img', { name: /A door with a reader and a strike/ })).toBeVisible();
});

test('a compact drawing is hidden from screen readers', () => {
  const { container } = renderPage(<AccessControlDrawing isCompact />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
