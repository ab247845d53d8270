import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { cameraPrice, doorPrice } from '../client-statements.ts';
import { PriceRange } from './price-range.tsx';
import { Component } from './pricing.page.tsx';

const price = { from: 1_250, to: 4_800, includes: 'With lock, reader and cable.' };

test('a missing price renders nothing, and the page names no amount of money', () => {
  const { container, unmount } = renderPage(
    <PriceRange statement={{ about: 'A price', status: 'missing' }} unit="a door" />,
  );
  expect(container).toBeEmptyDOMElement();
  unmount();

  expect([doorPrice.status, cameraPrice.status]).toEqual(['missing', 'missing']);
  expect(renderPage(<Component />).container).not.toHaveTextContent(/\$\s*\d/);
});

test('a confirmed price is a range of dollars with what it includes', () => {
  renderPage(<PriceRange statement={{ about: 'A price', status: 'confirmed', value: price }} unit="a door" />, {
    site: { content: 'confirmed' },
  });

  expect(screen.getByText('$1,250 to $4,800 for a door, installed')).toBeVisible();
  expect(screen.getByText(/With lock, reader and cable\./)).not.toHaveTextContent('Sample');
});

test('tables for doors, cameras and the three financial models have a value in every cell', () => {
  renderPage(<Component />);

  for (const [name, headings] of [
    ['What drives the price of a door', ['Part of a door', 'Keeps it low', 'Makes it higher']],
    ['What drives the price of a camera', ['Part of a camera', 'Keeps it low', 'Makes it higher']],
    ['CapEx, OpEx and Hybrid compared', ['What differs', 'CapEx', 'OpEx', 'Hybrid']],
  ] as const) {
    const table = within(screen.getByRole('table', { name }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headings);
    const rows = table.getAllByRole('rowheader').length;
    const cells = table.getAllByRole('cell');
    expect(cells).toHaveLength(rows * (headings.length - 1));
    for (const cell of cells) expect(cell).not.toBeEmptyDOMElement();
  }
});
