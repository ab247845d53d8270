import { type ComponentType, useEffect, useState } from 'react';
import type { Anchor, TooltipRegionProps } from './tooltip-region.tsx';

const approaches = ['pointerover', 'focusin'] as const;

/**
 * Explains whatever carries `data-tooltip` as soon as the pointer rests on it or the keyboard reaches it. Mounted once,
 * by the shell: a tooltip costs a page one attribute, and what draws it is fetched with the first one that is approached.
 */
export function Tooltips() {
  const [anchors, setAnchors] = useState<Anchor[]>([]);
  const [Region, setRegion] = useState<ComponentType<TooltipRegionProps>>();
  const isNeeded = anchors.length > 0;

  useEffect(() => {
    let count = 0;
    const meet = ({ target }: Event) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
      setAnchors((known) => {
        const left = known.every((anchor) => anchor.element.isConnected)
          ? known
          : known.filter((anchor) => anchor.element.isConnected);
        if (!element || left.some((anchor) => anchor.element === element)) return left;
        count += 1;
        return [...left, { key: count, element }];
      });
    };
    for (const approach of approaches) document.addEventListener(approach, meet, { passive: true });
    return () => {
      for (const approach of approaches) document.removeEventListener(approach, meet);
    };
  }, []);

  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: "tooltips" */ './tooltip-region.tsx').then(
      ({ TooltipRegion }) => setRegion(() => TooltipRegion),
      // Without it the page lacks an explanation and nothing else.
      () => {},
    );
  }, [isNeeded]);

  return Region && <Region anchors={anchors} />;
}
