import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { tooltip } from 'styled-system/recipes';
import { LentTrigger } from './lent-trigger.tsx';

export interface Anchor {
  key: number;
  element: HTMLElement;
}

export interface TooltipRegionProps {
  anchors: readonly Anchor[];
}

/** The tooltips of everything that was approached so far. Next to one that was just open the next one opens at once. */
export function TooltipRegion({ anchors }: TooltipRegionProps) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {anchors.map(({ key, element }) => (
        <Root key={key}>
          <Trigger asChild>
            <LentTrigger element={element} />
          </Trigger>
          <Portal container={element.closest('main, header, footer')}>
            <Content className={tooltip()} data-ground="ink" sideOffset={6} collisionPadding={10}>
              <Words of={element} />
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

/** Read when the tooltip opens: what an element has to say may have changed since it was met. */
const Words = ({ of: element }: { of: HTMLElement }) => element.dataset.tooltip;
