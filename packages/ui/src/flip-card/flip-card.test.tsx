import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { FlipCard } from './flip-card.tsx';

const card = () =>
  show(
    <FlipCard title="Government" backTitle="Government Solutions">
      <p>CJIS compliant systems</p>
    </FlipCard>,
  );
const button = () => screen.getByRole('button', { name: 'Turn card: Government' });

test('both faces can be read at any time', () => {
  card();

  expect(screen.getByRole('heading', { name: 'Government' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Government Solutions' })).toBeVisible();
  expect(screen.getByText('CJIS compliant systems')).toBeVisible();
});

test('a tap turns it, the next one turns it back', async () => {
  const { user } = card();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button().parentElement).toHaveAttribute('data-turned', 'true');

  await user.click(button());
  expect(button().parentElement).toHaveAttribute('data-turned', 'false');
});

test('it is reached and turned by keyboard', async () => {
  const { user } = card();
  await user.tab();
  expect(button()).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('hover and focus decide again once the pointer has left', async () => {
  const { user } = card();
  await user.click(button());
  fireEvent.mouseLeave(button().parentElement as HTMLElement);

  expect(button().parentElement).not.toHaveAttribute('data-turned');
});
