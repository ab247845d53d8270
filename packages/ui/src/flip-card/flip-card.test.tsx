import { renderPage } from '@portal/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { FlipCard } from './flip-card.tsx';

const card = () =>
  renderPage(
    <FlipCard title="Government" backTitle="Government Solutions">
      <p>CJIS compliant systems</p>
    </FlipCard>,
  );
const button = () => screen.getByRole('button', { name: 'Turn card: Government' });

test('both sides are in the accessibility tree', () => {
  card();

  expect(screen.getByRole('heading', { name: 'Government' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Government Solutions' })).toBeVisible();
  expect(screen.getByText('CJIS compliant systems')).toBeVisible();
});

test('the button turns the card over and back', async () => {
  const { user } = card();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button().parentElement).toHaveAttribute('data-turned', 'true');

  await user.click(button());
  expect(button().parentElement).toHaveAttribute('data-turned', 'false');
});

test('turns with the keyboard', async () => {
  const { user } = card();
  await user.tab();
  expect(button()).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

test('resets when the pointer leaves', async () => {
  const { user } = card();
  await user.click(button());
  fireEvent.mouseLeave(button().parentElement as HTMLElement);

  expect(button().parentElement).not.toHaveAttribute('data-turned');
});
