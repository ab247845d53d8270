import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './toast-region.tsx';
import { useToasts } from './use-toasts.ts';

const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Shows the platform's toasts. Mounted once, by the shell. The region itself is fetched when the visitor first touches
 * the page, long before anything can have failed, so that reading a page costs nothing.
 */
export function Toaster() {
  const { toasts, dismiss } = useToasts();
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [isCalled, setIsCalled] = useState(false);
  const isNeeded = toasts.length > 0;

  useEffect(() => {
    const fetchRegion = async (event?: Event) => {
      if (event instanceof KeyboardEvent && event.code === 'F8') setIsCalled(true);
      const { ToastRegion } = await import(/* webpackChunkName: "toasts" */ './toast-region.tsx');
      setRegion(() => ToastRegion);
    };
    if (isNeeded) fetchRegion();
    for (const sign of signsOfLife) document.addEventListener(sign, fetchRegion, { once: true, passive: true });
    return () => {
      for (const sign of signsOfLife) document.removeEventListener(sign, fetchRegion);
    };
  }, [isNeeded]);

  return Region && <Region toasts={toasts} dismiss={dismiss} isCalled={isCalled} />;
}
