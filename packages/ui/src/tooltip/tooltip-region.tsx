import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { tooltip } from 'styled-system/recipes';
import { VirtualTrigger } from './virtual-trigger.tsx';

export interface TooltipTarget {
  key: number;
  element: HTMLElement;
}

export interface TooltipRegionProps {
  targets: readonly TooltipTarget[];
}

/** One tooltip per target. */
export function TooltipRegion({ targets }: TooltipRegionProps) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {targets.map(({ key, element }) => (
        <Root key={key}>
          <Trigger asChild>
            <VirtualTrigger element={element} />
          </Trigger>
          <Portal container={element.closest('main, header, footer')}>
            <Content className={tooltip()} data-color-mode="dark" sideOffset={6} collisionPadding={10}>
              <TooltipText element={element} />
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

/** Reads the text when the tooltip opens: it may have changed since the target was found. */
const TooltipText = ({ element }: { element: HTMLElement }) => element.dataset.tooltip;
