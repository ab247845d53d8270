import { type ComponentProps, useEffect, useImperativeHandle } from 'react';

type LentTriggerProps = ComponentProps<'button'> & { element: HTMLElement };

const gestures = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focus', 'onFocus'],
  ['blur', 'onBlur'],
  ['click', 'onClick'],
] as const;

/**
 * Lends what Radix gives to its trigger to an element that is on the page already and belongs to somebody else. A
 * trigger around it would make it anew, and it would lose the focus that called for the tooltip.
 */
export function LentTrigger({ element, ref, 'aria-describedby': description, ...behaviour }: LentTriggerProps) {
  useImperativeHandle(ref, () => element as HTMLButtonElement, [element]);

  useEffect(() => {
    const rendered = new AbortController();
    for (const [type, name] of gestures) {
      // Radix reads of an event only what the browser's and React's have in common.
      const tell = (event: Event) => behaviour[name]?.(event as never);
      const listen = type === 'focus' ? whenReached(element, tell) : tell;
      element.addEventListener(type, listen, { signal: rendered.signal });
    }
    return () => rendered.abort();
  });

  useEffect(() => {
    if (element.matches(':hover')) element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'));
  }, [element]);

  useEffect(() => {
    const { ariaLabel, dataset } = element;
    // An icon whose tooltip is a part of its name would be read twice.
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

/**
 * The focus that a closed dialog gives back does not ask for an explanation, one that the keyboard brings does: at once
 * and again when the page has scrolled to it, because scrolling closes tooltips.
 */
const whenReached = (element: HTMLElement, tell: (event: Event) => void) => (event: Event) => {
  const tellHere = () => element.matches(':focus-visible') && tell(event);
  tellHere();
  document.addEventListener('scrollend', tellHere, { once: true });
};
