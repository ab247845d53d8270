import { practices } from '@portal/contracts/practices';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { boxesOf, outsideFrame, overlapping } from '../testing/text-boxes.ts';
import { CourtyardBuilding } from './courtyard.tsx';
import { LimestoneBlock } from './limestone-block.tsx';
import { OfficeBuilding } from './office.tsx';

/** The drawings that were scrolled into view. jsdom has no layout. */
const shown: Element[] = [];
Element.prototype.scrollIntoView = function () {
  shown.push(this);
};

/** The labels on phones and on larger windows, see building.recipe.ts. */
const [phone, large] = [
  { advance: 11.4, height: 15 },
  { advance: 6.1, height: 8 },
];

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
    expect(shown.at(-1)).toBe(screen.getByRole('img'));
    await user.click(group.getByRole('radio', { name: 'IT Security' }));
    expect(group.getByRole('radio', { name: 'Networking' })).not.toBeChecked();
    expect(group.getByRole('radio', { name: 'IT Security' })).toBeChecked();
  });

  test('keeps the labels that phones show inside the frame, and all labels apart', () => {
    renderPage(<Building />);
    const onPhones = boxesOf(drawnText('text:not([data-detail])'), phone);

    expect(onPhones.length).toBeGreaterThan(6);
    expect(outsideFrame(onPhones)).toEqual([]);
    expect(overlapping(onPhones)).toEqual([]);
    expect(overlapping(boxesOf(drawnText('text'), large))).toEqual([]);
  });

  test('is hidden from screen readers and has no controls where its text is in another language', () => {
    const { container } = renderPage(<Building isCompact />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
