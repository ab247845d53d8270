import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipRegionProps, TooltipTarget } from './tooltip-region.tsx';

const triggerEvents = ['pointerover', 'focusin'] as const;

/**
 * Shows a tooltip for every element with `data-tooltip` that is hovered or focused. Mounted once, by the shell. The
 * code of tooltips is loaded with the first such element.
 */
export function Tooltips() {
  const [targets, setTargets] = useState<TooltipTarget[]>([]);
  const [Region, setRegion] = useState<ComponentType<TooltipRegionProps>>();
  const isNeeded = targets.length > 0;

  useEffect(() => {
    let count = 0;
    const addTarget = ({ target }: { target: EventTarget | null }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
      setTargets((targets) => {
        const connected = targets.every((target) => target.element.isConnected)
          ? targets
          : targets.filter((target) => target.element.isConnected);
        if (!element || connected.some((target) => target.element === element)) return connected;
        count += 1;
        return [...connected, { key: count, element }];
      });
    };
    for (const type of triggerEvents) document.addEventListener(type, addTarget, { passive: true });
    // The interaction that started the application.
    const current = document.querySelector('[data-tooltip]:is(:hover, :focus-visible)');
    if (current) addTarget({ target: current });
    return () => {
      for (const type of triggerEvents) document.removeEventListener(type, addTarget);
    };
  }, []);

  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "tooltips" */ './tooltip-region.tsx').then(
      ({ TooltipRegion }) => setRegion(() => TooltipRegion),
      // Without its chunk the page works, without tooltips.
      () => {},
    );
  }, [isNeeded]);

  return Region && <Region targets={targets} />;
}
