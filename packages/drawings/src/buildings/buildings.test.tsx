import { practices } from '@portal/contracts/practices';
import { renderPage } from '@portal/testing/render';
import { screen, within } from '@testing-library/react';
import { place, pointsOf } from '../testing/measure.ts';
import { CourtyardBuilding } from './courtyard.tsx';
import { LimestoneBlock } from './limestone-block.tsx';
import { OfficeBuilding } from './office.tsx';

/** The drawings that were scrolled into view. jsdom has no layout. */
const shown: Element[] = [];
Element.prototype.scrollIntoView = function () {
  shown.push(this);
};

/** Advance and height of the labels on phones and on larger windows, see building.recipe.ts. */
const [phone, large] = [
  { advance: 11.4, height: 15 },
  { advance: 6.1, height: 8 },
];

interface Box {
  text?: string | null;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOf =
  ({ advance, height }: typeof phone) =>
  (text: SVGTextElement): Box => {
    const width = (text.textContent ?? '').length * advance;
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
    const left = text.getAttribute('text-anchor') === 'end' ? x - width : x;
    const [xs, ys] = [0, 1].map((axis) =>
      [place(text, left, y), place(text, left + width, y - height)].map((at) => at[axis] as number),
    );
    return {
      text: text.textContent,
      left: Math.min(...(xs ?? [])),
      right: Math.max(...(xs ?? [])),
      top: Math.min(...(ys ?? [])),
      bottom: Math.max(...(ys ?? [])),
    };
  };

/** Each part of a path as a box. */
const partsOf = (path: SVGPathElement): Box[] =>
  (path.getAttribute('d') ?? '').split(/(?=M)/).map((part) => {
    const one = path.cloneNode() as SVGPathElement;
    one.setAttribute('d', part);
    const points = pointsOf(one);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys), text: part };
  });

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

  test('keeps the labels that phones show inside the frame and apart', () => {
    renderPage(<Building />);
    const boxes = drawnText('text:not([data-detail])').map(boxOf(phone));

    expect(boxes.length).toBeGreaterThan(6);
    expect(boxes.filter(({ left, right, top, bottom }) => left < 8 || right > 632 || top < 8 || bottom > 472)).toEqual(
      [],
    );
    expect(boxes.filter((one, index) => boxes.slice(index + 1).some((other) => meet(one, other)))).toEqual([]);
  });

  test('keeps labels off walls, devices and other labels', () => {
    renderPage(<Building />);
    const boxes = drawnText('text').map(boxOf(large));
    const walls = [...svg().querySelectorAll<SVGPathElement>('[data-stroke=cut] path')].flatMap(partsOf);
    const devices = [
      ...svg().querySelectorAll<SVGPathElement>(
        '[data-system] path:is([data-fill=background], [data-fill=solid], [data-dash])',
      ),
    ].flatMap(partsOf);

    expect(boxes.filter((one, index) => boxes.slice(index + 1).some((other) => meet(one, other)))).toEqual([]);
    expect(
      [...walls, ...devices].flatMap((obstacle) =>
        boxes.filter((box) => meet(box, obstacle)).map(({ text }) => [text, obstacle.text]),
      ),
    ).toEqual([]);
  });

  test('is hidden from screen readers and has no controls where its text is in another language', () => {
    const { container } = renderPage(<Building isCompact />);

    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
