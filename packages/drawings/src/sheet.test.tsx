import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { AccessControlDrawing } from './sheets/access-control.tsx';

test('is an image with an accessible name', () => {
  renderPage(<AccessControlDrawing />);

  expect(screen.getByRole('img', { name: /A door with a reader and a strike/ })).toBeVisible();
});

test('is hidden from screen readers when it is compact', () => {
  const { container } = renderPage(<AccessControlDrawing isCompact />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
