import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { Tooltips } from './tooltips.tsx';

const shown = () => screen.queryByRole('tooltip')?.textContent;
const wait = (milliseconds: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)));

/** Comes to an element with the keyboard. */
const reach = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    await import('./tooltip-region.tsx');
  });

function showTwo() {
  show(
    <>
      <button type="button" data-tooltip="Sent on Friday">
        An hour ago
      </button>
      <button type="button" aria-label="Pause clients" data-tooltip="Pause">
        ||
      </button>
      <Tooltips />
    </>,
  );
  const [time, pause] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  return { time, pause };
}

/** The pointer comes to rest on an element. */
async function rest(element: HTMLElement) {
  fireEvent.pointerOver(element);
  await act(() => import('./tooltip-region.tsx'));
  fireEvent.pointerMove(element, { pointerType: 'mouse' });
}

// What a tooltip needs of a browser and jsdom does not have.
beforeAll(() => {
  Object.assign(window, {
    PointerEvent: class extends MouseEvent {
      pointerType: string;
      constructor(type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = pointerType;
      }
    },
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});

test('it opens after 700 ms, the next one at once, and after another 300 ms without one it takes 700 ms again', async () => {
  const { time, pause } = showTwo();
  await rest(time);
  await wait(600);
  expect(shown()).toBeUndefined();
  await wait(200);
  expect(shown()).toBe('Sent on Friday');
  expect(time).toHaveAccessibleDescription('Sent on Friday');

  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
  expect(time).not.toHaveAttribute('aria-describedby');
  fireEvent.pointerLeave(time);
  await rest(pause);
  await waitFor(() => expect(shown()).toBe('Pause'), { timeout: 150 });

  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerLeave(pause);
  await wait(350);
  await rest(time);
  await wait(300);
  expect(shown()).toBeUndefined();
});

test('it opens when the keyboard comes to it and closes when it goes on', async () => {
  const { time } = showTwo();
  await reach(time);
  await waitFor(() => expect(shown()).toBe('Sent on Friday'));
  act(() => time.blur());
  expect(shown()).toBeUndefined();
});

test('what is a part of the name already is not read a second time', async () => {
  const { pause } = showTwo();
  await reach(pause);
  await waitFor(() => expect(shown()).toBe('Pause'));
  expect(pause).not.toHaveAttribute('aria-describedby');
});

test('what left the page takes its tooltip with it', async () => {
  showTwo();
  const row = document.body.appendChild(document.createElement('a'));
  Object.assign(row, { href: '/', ariaLabel: 'Row' }).dataset.tooltip = 'Nobody has answered';
  await reach(row);
  await waitFor(() => expect(shown()).toBe('Nobody has answered'));
  row.remove();
  fireEvent.pointerOver(document.body);
  expect(shown()).toBeUndefined();
});
