import { practices } from '@portal/contracts/practices';
import { screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { drawingNames, SystemDrawing } from './drawing.tsx';

test('every practice has its drawing', () => {
  expect(drawingNames).toEqual(expect.arrayContaining(practices.map(({ id }) => id)));
});

test.each(drawingNames)('%s is drawn, and silent without a title', (name) => {
  const { container } = show(<SystemDrawing name={name} />);

  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a drawing with a title is a picture with a name', () => {
  show(<SystemDrawing name="access-control" title="A reader, a door and their controller" />);

  expect(screen.getByRole('img', { name: 'A reader, a door and their controller' })).toBeVisible();
});
