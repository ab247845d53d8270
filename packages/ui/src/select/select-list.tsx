import {
  Content,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { cx } from 'styled-system/css';
import { field, selectList } from 'styled-system/recipes';
import type { wiringOf } from '../field/field-frame.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.ts';

export type SelectListProps = ReturnType<typeof wiringOf> & {
  /** The browser's own, which holds the value. */
  select: RefObject<HTMLSelectElement | null>;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

/**
 * Covers the browser's own select and chooses in it. Radix forgets what was typed after 1000 ms and scrolls every 50 ms
 * while a scroll button is pointed at; both are fixed in it.
 */
export function SelectList({ select, options, placeholder, required, disabled, name: _, ...wiring }: SelectListProps) {
  const classes = selectList();
  const [value, choose] = useValueOf(select);
  // A screen reader's landmarks hold the list too.
  const landmark = select.current?.closest('main');
  const ground = select.current?.closest<HTMLElement>('[data-ground]')?.dataset.ground;
  const choices = placeholder ? [{ value: '', label: placeholder }, ...options] : options;
  return (
    <Root value={value} onValueChange={choose} required={required} disabled={disabled}>
      <Trigger className={cx(field().control, classes.trigger)} {...wiring}>
        <Value placeholder={placeholder} />
      </Trigger>
      <Portal container={landmark}>
        <Content
          className={classes.content}
          data-ground={ground}
          position="popper"
          sideOffset={6}
          collisionPadding={10}
        >
          <ScrollUpButton className={cx(classes.scroll, classes.up)}>
            <ChevronDownIcon aria-hidden />
          </ScrollUpButton>
          <Viewport className={classes.viewport}>
            {choices.map(({ value, label }) => (
              <Item key={value} value={value} className={classes.option}>
                <ItemText>{label}</ItemText>
                <ItemIndicator className={classes.chosen}>
                  <CheckIcon aria-hidden />
                </ItemIndicator>
              </Item>
            ))}
          </Viewport>
          <ScrollDownButton className={classes.scroll}>
            <ChevronDownIcon aria-hidden />
          </ScrollDownButton>
        </Content>
      </Portal>
    </Root>
  );
}

/** The value of a select that others may change too: the browser by filling in, the form by starting over. */
function useValueOf(ref: RefObject<HTMLSelectElement | null>) {
  const read = () => ref.current?.value ?? '';
  const listen = useCallback(
    (changed: () => void) => {
      const select = ref.current;
      // A form tells that it will start over before it does.
      const later = () => setTimeout(changed);
      select?.addEventListener('change', changed);
      select?.form?.addEventListener('reset', later);
      return () => {
        select?.removeEventListener('change', changed);
        select?.form?.removeEventListener('reset', later);
      };
    },
    [ref],
  );
  const choose = (value: string) => {
    const select = ref.current;
    if (!select || select.value === value) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return [useSyncExternalStore(listen, read, read), choose] as const;
}
