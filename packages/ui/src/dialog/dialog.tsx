import type { Practice } from '@portal/contracts/practices';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { dialog } from 'styled-system/recipes';
import { XIcon } from '../icon/icons.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** The button that opens it. */
  trigger?: ReactElement;
  /** Whether it is open, for a dialog without `trigger`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  practice?: Practice;
  /** `end`: beside the page. For apps whose recipe has it. */
  placement?: 'end';
  /** Gets the focus when the dialog closes, instead of the trigger or what had it before. */
  returnTo?: RefObject<HTMLElement | null>;
  /** A function gets a function that closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A modal dialog: focus stays inside, Escape and the backdrop close it, focus returns to the trigger. */
export function Dialog({
  title,
  description,
  trigger,
  practice,
  placement,
  returnTo,
  children,
  ...controlled
}: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { open = isOpen, onOpenChange = setIsOpen } = controlled;
  const classes = dialog();
  // Radix warns unless a missing description is explicit.
  const aria = description ? {} : { 'aria-describedby': undefined };
  // Radix returns the focus to a trigger only.
  const opener = useRef<Element>(null);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // A command may have moved the focus on.
    const isLost = document.activeElement === document.body;
    const target = returnTo?.current ?? (isLost ? opener.current : null);
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <Overlay className={classes.overlay} />
        <Content
          className={classes.content}
          data-color-mode="inherit"
          data-practice={practice}
          data-placement={placement}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={trigger && !returnTo ? undefined : returnFocus}
          {...aria}
        >
          <Title className={classes.title}>{title}</Title>
          {description && <Description className={classes.description}>{description}</Description>}
          {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
          <Close className={classes.close} aria-label="Close">
            <XIcon aria-hidden />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
