import { readQuantities } from '@portal/contracts/quantities';
import { renderPage } from '@portal/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { Component as PricingPage } from '../pricing/pricing.page.tsx';
import { Calculator } from './calculator.tsx';
import { withQuantities } from './describe-size.ts';
import { PriceEstimate } from './price-estimate.tsx';

const nothing = { doors: 0, cameras: 0, days: 0, area: 0, displays: 0, soundArea: 0, ceiling: 0 };
const example = { ...nothing, doors: 2, cameras: 10, days: 30 };
const calculator = <Calculator example={{ doors: 2, cameras: 10, days: 30 }} consultation={{ about: 'Doors' }} />;
const result = () => screen.getByRole('status').textContent;

test('computes with what is entered, and names a number that is not valid', async () => {
  const { user } = renderPage(calculator);
  expect(result()).toBe('12 Cable drops12 Switch ports134 Watts of PoE9.7 Terabytes8 Rack units');

  await user.clear(screen.getByLabelText('Cameras'));
  expect(screen.getByLabelText('Cameras')).toHaveAccessibleDescription('A whole number up to 1,000, please');
  expect(result()).toContain('– Cable drops');

  await user.type(screen.getByLabelText('Cameras'), '20');
  expect(screen.getByLabelText('Cameras')).toBeValid();
  expect(result()).toContain('22 Cable drops');
  for (const value of ['1.5', '-1', '1001']) {
    fireEvent.input(screen.getByLabelText('Cameras'), { target: { value } });
    expect(screen.getByLabelText('Cameras')).toBeInvalid();
  }
});

test('sends its numbers to the contact form, which begins the message with them', () => {
  const { container } = renderPage(calculator);
  const form = container.querySelector('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/contact');
  const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  expect(String(query)).toBe('about=Doors&doors=2&cameras=10&days=30');

  const quantities = readQuantities(query);
  expect(quantities).toEqual(example);
  const message = withQuantities('Call after 5.', example, 'en');
  expect(message).toMatch(/^Doors and gates: 2\nCameras: 10\nDays of video kept: 30\n\nCable drops: 12\n/);
  const later = withQuantities(message, { ...example, cameras: 1_200 }, 'es');
  expect(later).toMatch(/^Puertas y rejas: 2\nCámaras: 1,200\n.*\nCall after 5\.$/s);
  expect(later).not.toContain('Doors');
});

test('shows only what a count needs', async () => {
  const { user } = renderPage(<Calculator example={{ soundArea: 840, ceiling: 10 }} consultation={{}} />);
  expect(result()).toBe('5 Loudspeakers47 Watts of amplifier');
  await user.clear(screen.getByLabelText('Ceiling, feet high'));
  expect(result()).toBe('– Loudspeakers– Watts of amplifier');

  const query = new URLSearchParams({ soundArea: '840', ceiling: '10' });
  const quantities = readQuantities(query);
  expect(quantities).toEqual({ ...nothing, soundArea: 840, ceiling: 10 });
  const message = withQuantities('', { ...nothing, soundArea: 840, ceiling: 10 }, 'en');
  expect(message).toBe(
    'Sound, square feet: 840\nCeiling, feet high: 10\n\nLoudspeakers: 5\nWatts of amplifier: 47\n\n',
  );
  expect(withQuantities(`${message}Soon, please.`, example, 'en')).toMatch(
    /^Doors.*\nRack units: 8\n\nSoon, please\.$/s,
  );
});

test.each(['', 'doors=0', 'doors=-1', 'doors=1.5', 'cameras=1e9', 'days=x'])('ignores the query "%s"', (query) => {
  expect(readQuantities(new URLSearchParams(query))).toBeUndefined();
});

test('a range of money appears when the client has confirmed both prices', () => {
  const texts = { installed: 'installed.', samplePrices: 'Sample prices' };
  const { container, unmount } = renderPage(<PriceEstimate quantities={example} texts={texts} />);
  expect(container).toBeEmptyDOMElement();
  unmount();

  const price = (from: number, to: number) =>
    ({ about: 'A price', status: 'confirmed', value: { from, to, includes: '' } }) as const;
  renderPage(<PriceEstimate quantities={example} texts={texts} door={price(1_000, 2_000)} camera={price(500, 900)} />);
  expect(screen.getByText('$7,000–$13,000')).toBeVisible();
});

test('the pricing page has worked examples for readers without script', () => {
  renderPage(<PricingPage />);

  expect(screen.getByText('Corner shop').parentElement).toHaveTextContent(
    '1 display. Cable drops: 10. Switch ports: 10. Watts of PoE: 115. Terabytes: 5.8. Rack units: 8.',
  );
});
