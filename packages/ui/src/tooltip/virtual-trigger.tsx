import { type ComponentProps, useEffect, useImperativeHandle } from 'react';

type VirtualTriggerProps = ComponentProps<'button'> & { element: HTMLElement };

const events = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focus', 'onFocus'],
  ['blur', 'onBlur'],
  ['click', 'onClick'],
] as const;

/**
 * Makes an existing element of the page the trigger of a Radix tooltip. Rendering a trigger around the element would
 * mount it again, and it would lose the focus.
 */
export function VirtualTrigger({ element, ref, 'aria-describedby': description, ...handlers }: VirtualTriggerProps) {
  useImperativeHandle(ref, () => element as HTMLButtonElement, [element]);

  useEffect(() => {
    const listeners = new AbortController();
    for (const [type, name] of events) {
      // Radix only reads fields that native and React events have in common.
      const handle = (event: Event) => handlers[name]?.(event as never);
      const listener = type === 'focus' ? onKeyboardFocus(element, handle) : handle;
      element.addEventListener(type, listener, { signal: listeners.signal });
    }
    return () => listeners.abort();
  });

  useEffect(() => {
    if (element.matches(':hover')) element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'));
  }, [element]);

  useEffect(() => {
    const { ariaLabel, dataset } = element;
    // A tooltip that repeats the accessible name would be read twice.
    if (!description || ariaLabel?.includes(dataset.tooltip ?? '')) return;
    const own = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', own ? `${own} ${description}` : description);
    return () => {
      if (own) element.setAttribute('aria-describedby', own);
      else element.removeAttribute('aria-describedby');
    };
  }, [element, description]);

  return null;
}

/** Returns a focus listener for keyboard focus only. It runs again after the page has scrolled: scrolling closes tooltips. */
const onKeyboardFocus = (element: HTMLElement, handle: (event: Event) => void) => (event: Event) => {
  const handleIfVisible = () => element.matches(':focus-visible') && handle(event);
  handleIfVisible();
  document.addEventListener('scrollend', handleIfVisible, { once: true });
};
