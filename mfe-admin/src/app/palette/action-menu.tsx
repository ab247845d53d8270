import { useStore } from '@portal/ui/create-store';
import { Icon } from '@portal/ui/icon';
import { CheckIcon } from '@portal/ui/icons';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ChoiceMenu,
  closeAndRun,
  closeOverlay,
  type OpenMenu,
  overlay,
  type SubMenu,
} from '../../commands/overlay.ts';
import * as styles from './command-palette.styles.ts';

/** The open menu. Mounted without one too: Radix focuses the first item if the last input was a key. */
export function ActionMenu() {
  const current = useStore(overlay);
  return (
    <Menu.Root open={current.kind === 'menu'} onOpenChange={closeOverlay} modal={false}>
      {current.kind === 'menu' && (
        <>
          <Menu.Trigger asChild>
            <Anchor element={current.anchor} />
          </Menu.Trigger>
          {/* Inside the landmark, for screen readers. */}
          <Menu.Portal container={current.anchor.closest('main')}>
            <Content menu={current} />
          </Menu.Portal>
        </>
      )}
    </Menu.Root>
  );
}

/** The entries of a menu. Those of a submenu replace them: on a phone, there is no space beside. */
function Content({ menu }: { menu: OpenMenu }) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<SubMenu | ChoiceMenu>();
  /** What had the focus is replaced. */
  const show = (next: SubMenu | ChoiceMenu | undefined) => {
    flushSync(() => setOpened(next));
    content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  useEffect(() => {
    // Radix focuses the first entry when the menu has the focus.
    const frame = requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('[data-current]')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu.Content
      ref={content}
      className={styles.menu}
      data-color-mode="inherit"
      aria-labelledby={titleId}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      loop
      onKeyDown={({ key }: KeyboardEvent) => {
        if (opened && (key === 'ArrowLeft' || key === 'Backspace')) show(undefined);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // What was chosen may have moved the focus on.
        if (document.activeElement === document.body) returnFocus(menu);
      }}
    >
      <Menu.Label id={titleId} className={styles.title}>
        {opened?.label ?? menu.title}
      </Menu.Label>
      {opened && 'choices' in opened && <Choices of={opened} />}
      {(opened && 'choices' in opened ? [] : (opened ?? menu).items).map((item) => (
        <Menu.Item
          key={'run' in item ? `${item.label} ${item.hint}` : item.label}
          className={styles.item}
          textValue={item.label}
          data-current={('isCurrent' in item && item.isCurrent) || undefined}
          aria-haspopup={'run' in item ? undefined : 'menu'}
          onSelect={(event) => {
            if ('run' in item) return closeAndRun(item.run);
            event.preventDefault();
            show(item);
          }}
        >
          <span className={styles.label}>{item.label}</span>
          {!('run' in item) ? (
            <span className={styles.hint} aria-hidden>
              ›
            </span>
          ) : (
            item.hint && <span className={styles.hint}>{item.hint}</span>
          )}
        </Menu.Item>
      ))}
    </Menu.Content>
  );
}

/** Checkboxes. The menu stays open, and what is chosen applies at once. */
function Choices({ of: { choices, chosen: first, onChoose } }: { of: ChoiceMenu }) {
  const [chosen, setChosen] = useState(first);
  return choices.map(([value, label]) => {
    const values = value.split(',');
    const isChosen = values.every((one) => chosen.includes(one));
    return (
      <Menu.CheckboxItem
        key={value}
        className={styles.item}
        textValue={label}
        checked={isChosen}
        onSelect={(event) => {
          event.preventDefault();
          const others = chosen.filter((one) => !values.includes(one));
          const next = isChosen ? others : [...others, ...values];
          setChosen(next);
          onChoose(next);
        }}
      >
        <span className={styles.label}>{label}</span>
        <Menu.ItemIndicator>
          <Icon of={CheckIcon} size="sm" />
        </Menu.ItemIndicator>
      </Menu.CheckboxItem>
    );
  });
}

/** Makes an element of the page the trigger of the menu. */
function Anchor({ element, ref }: { element: Element; ref?: Ref<Element> }) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    if (!element.matches('button')) return undefined;
    element.setAttribute('aria-expanded', 'true');
    return () => element.removeAttribute('aria-expanded');
  }, [element]);
  return null;
}

/** A click does not focus a button in every browser. */
function returnFocus({ opener, anchor }: OpenMenu) {
  const target = opener === document.body ? anchor : opener;
  if (target instanceof HTMLElement) target.focus();
}
