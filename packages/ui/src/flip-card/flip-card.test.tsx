import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { FlipCard } from './flip-card.tsx';

const card = () =>
  renderPage(
    <FlipCard title="Government" backTitle="Government Solutions">
      <p>CJIS compliant systems</p>
      <a href="/industries">Explore</a>
    </FlipCard>,
  );
const checkbox = () => screen.getByRole('checkbox', { name: 'Turn over: Government' });

test('both sides are in the accessibility tree', () => {
  card();

  expect(screen.getByRole('heading', { name: 'Government' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Government Solutions' })).toBeVisible();
  expect(screen.getByText('CJIS compliant systems')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore' })).toBeVisible();
});

test('turns over and back by click and with the keyboard', async () => {
  const { user } = card();
  await user.click(checkbox());
  expect(checkbox()).toBeChecked();

  await user.keyboard(' ');
  expect(checkbox()).not.toBeChecked();
});

test('the link on the back follows the checkbox in the tab order', async () => {
  const { user } = card();
  await user.tab();
  expect(checkbox()).toHaveFocus();

  await user.tab();
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveFocus();
});
