import { renderPage } from '@portal/testing/render';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Tooltips } from './tooltips.tsx';

const shown = () => screen.queryByRole('tooltip')?.textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const focus = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    await import('./tooltip-region.tsx');
  });

function showTwo() {
  renderPage(
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

async function hover(element: HTMLElement) {
  fireEvent.pointerOver(element);
  await act(() => import('./tooltip-region.tsx'));
  fireEvent.pointerMove(element, { pointerType: 'mouse' });
}

// Browser APIs that Radix needs and jsdom does not have.
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

afterEach(() => {
  jest.useRealTimers();
});

test('opens after 700 ms, the next one immediately, and after 700 ms again 300 ms later', async () => {
  jest.useFakeTimers();
  const { time, pause } = showTwo();
  await hover(time);
  await wait(690);
  expect(shown()).toBeUndefined();
  await wait(20);
  expect(shown()).toBe('Sent on Friday');
  expect(time).toHaveAccessibleDescription('Sent on Friday');

  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBeUndefined();
  expect(time).not.toHaveAttribute('aria-describedby');
  fireEvent.pointerLeave(time);
  await hover(pause);
  await wait(0);
  expect(shown()).toBe('Pause');

  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerLeave(pause);
  await wait(310);
  await hover(time);
  await wait(690);
  expect(shown()).toBeUndefined();
  await wait(20);
  expect(shown()).toBe('Sent on Friday');
});

test('opens on keyboard focus and closes on blur', async () => {
  const { time } = showTwo();
  await focus(time);
  await waitFor(() => expect(shown()).toBe('Sent on Friday'));
  act(() => time.blur());
  expect(shown()).toBeUndefined();
});

test('does not describe an element whose name contains the tooltip', async () => {
  const { pause } = showTwo();
  await focus(pause);
  await waitFor(() => expect(shown()).toBe('Pause'));
  expect(pause).not.toHaveAttribute('aria-describedby');
});

test('closes when its element is removed', async () => {
  showTwo();
  const row = document.body.appendChild(document.createElement('a'));
  Object.assign(row, { href: '/', ariaLabel: 'Row' }).dataset.tooltip = 'No reply yet';
  await focus(row);
  await waitFor(() => expect(shown()).toBe('No reply yet'));
  row.remove();
  fireEvent.pointerOver(document.body);
  expect(shown()).toBeUndefined();
});
