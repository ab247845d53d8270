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
import type { fieldAriaProps } from '../field/field-frame.tsx';
import { CheckIcon, ChevronDownIcon } from '../icon/icons.ts';

export type SelectListProps = ReturnType<typeof fieldAriaProps> & {
  /** The native select, which holds the value. */
  select: RefObject<HTMLSelectElement | null>;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

/** A Radix select that covers a native one and sets its value. Radix resets type-ahead after 1000 ms and scrolls every 50 ms. */
export function SelectList({ select, options, placeholder, required, disabled, name: _, ...aria }: SelectListProps) {
  const classes = selectList();
  const [value, setValue] = useNativeValue(select);
  // Inside the landmark, for screen readers.
  const landmark = select.current?.closest('main');
  const colorMode = select.current?.closest<HTMLElement>('[data-color-mode]')?.dataset.colorMode;
  const choices = placeholder ? [{ value: '', label: placeholder }, ...options] : options;
  return (
    <Root value={value} onValueChange={setValue} required={required} disabled={disabled}>
      <Trigger className={cx(field().control, classes.trigger)} {...aria}>
        <Value placeholder={placeholder} />
      </Trigger>
      <Portal container={landmark}>
        <Content
          className={classes.content}
          data-color-mode={colorMode}
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

/** The value of a native select, which autofill and form resets change too. */
function useNativeValue(ref: RefObject<HTMLSelectElement | null>) {
  const read = () => ref.current?.value ?? '';
  const subscribe = useCallback(
    (changed: () => void) => {
      const select = ref.current;
      // The event precedes the reset.
      const afterReset = () => setTimeout(changed);
      select?.addEventListener('change', changed);
      select?.form?.addEventListener('reset', afterReset);
      return () => {
        select?.removeEventListener('change', changed);
        select?.form?.removeEventListener('reset', afterReset);
      };
    },
    [ref],
  );
  const setValue = (value: string) => {
    const select = ref.current;
    if (!select || select.value === value) return;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return [useSyncExternalStore(subscribe, read, read), setValue] as const;
}
