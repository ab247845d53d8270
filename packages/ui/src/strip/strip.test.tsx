import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { Strip } from './strip.tsx';

const names = ['Northgate Commons', 'Mesa Storage'];

test('screen readers read each name once', () => {
  renderPage(<Strip label="client names" items={names} />);

  const list = screen.getByRole('list', { name: 'client names' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(names);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test('its button pauses and resumes it', async () => {
  const { user, container } = renderPage(<Strip label="client names" items={names} />);
  await user.click(screen.getByRole('button', { name: 'Pause client names' }));
  expect(container.querySelector('[data-paused]')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Play client names' }));
  expect(container.querySelector('[data-paused]')).toBeNull();
});
