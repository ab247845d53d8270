import { type ComponentType, useEffect, useState } from 'react';
import { englishToasts } from './toast-labels.ts';
import type { ToastRegionProps } from './toast-region.tsx';
import { useToasts } from './use-toasts.ts';

const activityEvents = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Shows the toasts of `@portal/platform`. Mounted once, by the shell. The region is loaded on the visitor's first
 * interaction, or with the first toast.
 */
export function Toaster({ labels = englishToasts }) {
  const { toasts, dismiss } = useToasts();
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [takesFocus, setTakesFocus] = useState(false);
  const isNeeded = toasts.length > 0;

  useEffect(() => {
    const loadRegion = (event?: Event) => {
      if (event instanceof KeyboardEvent && event.code === 'F8') setTakesFocus(true);
      import(/* webpackChunkName: "toasts" */ './toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        // Offline, or the page is being left: loaded again with the first toast.
        () => {},
      );
    };
    if (isNeeded) loadRegion();
    for (const type of activityEvents) document.addEventListener(type, loadRegion, { once: true, passive: true });
    return () => {
      for (const type of activityEvents) document.removeEventListener(type, loadRegion);
    };
  }, [isNeeded]);

  return Region && <Region toasts={toasts} dismiss={dismiss} takesFocus={takesFocus} labels={labels} />;
}
