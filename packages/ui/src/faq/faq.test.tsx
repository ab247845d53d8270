import { renderPage } from '@portal/testing/render';
import { screen } from '@testing-library/react';
import { Faq } from './faq.tsx';

test('a question opens its own answer only', async () => {
  const { user } = renderPage(
    <Faq
      items={[
        { question: 'Do you install on the same day?', answer: 'Yes, the same day or the next.' },
        { question: 'Do you take over systems?', answer: 'Often.' },
      ]}
    />,
  );
  expect(screen.getByText('Yes, the same day or the next.')).not.toBeVisible();

  await user.click(screen.getByText('Do you install on the same day?'));
  expect(screen.getByText('Yes, the same day or the next.')).toBeVisible();
  expect(screen.getByText('Often.')).not.toBeVisible();
});

test('a FAQ in columns shows all answers', () => {
  renderPage(<Faq shape="columns" items={[{ question: 'Do you take over systems?', answer: 'Often.' }]} />);

  expect(screen.getByText('Often.')).toBeVisible();
});
