import { practices } from '@portal/contracts/practices';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { place } from '../testing/measure.ts';
import { CourtyardBuilding } from './courtyard.tsx';
import { LimestoneBlock } from './limestone-block.tsx';
import { OfficeBuilding } from './office.tsx';

/** Advance and height of the labels on phones, see building.recipe.ts. */
const [advance, height] = [11.4, 15];

describe.each([OfficeBuilding, CourtyardBuilding, LimestoneBlock])('%p', (Building) => {
  const svg = () => screen.getByRole('img');
  const drawnText = (selector: string) =>
    [...svg().querySelectorAll<SVGTextElement>(selector)].filter((text) => !text.closest('[data-surroundings]'));

  test('names what each practice installs, and labels it in its color', () => {
    renderPage(<Building />);

    for (const { id, name } of practices) {
      expect(svg().getAttribute('aria-label')).toContain(
        `${name.charAt(0)}${name.slice(1).replace('Security', 'security')}: `.replace('Visual', 'visual'),
      );
      expect(drawnText(`[data-practice=${id}] text:not([data-detail])`).length).toBeGreaterThan(0);
    }
  });

  test('has a choice of one system or all, which is chosen at first', async () => {
    const { user } = renderPage(<Building />);
    const group = within(screen.getByRole('group', { name: 'Show one system' }));
    expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('All four');

    await user.click(group.getByRole('radio', { name: 'Networking' }));
    await user.click(group.getByRole('radio', { name: 'IT Security' }));
    expect(group.getByRole('radio', { name: 'Networking' })).not.toBeChecked();
    expect(group.getByRole('radio', { name: 'IT Security' })).toBeChecked();
  });

  test('keeps the labels that phones show inside the frame and apart', () => {
    renderPage(<Building />);
    const boxes = drawnText('text:not([data-detail])').map((text) => {
      const [x, y] = place(text, Number(text.getAttribute('x')), Number(text.getAttribute('y')));
      const width = (text.textContent ?? '').length * advance;
      const left = text.getAttribute('text-anchor') === 'end' ? x - width : x;
      return { text: text.textContent, left, right: left + width, top: y - height, bottom: y };
    });

    expect(boxes.length).toBeGreaterThan(6);
    expect(boxes.filter(({ left, right, top, bottom }) => left < 8 || right > 632 || top < 8 || bottom > 472)).toEqual(
      [],
    );
    expect(
      boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      ),
    ).toEqual([]);
  });

  test('is hidden from screen readers and has no controls where its text is in another language', () => {
    const { container } = renderPage(<Building isCompact />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
