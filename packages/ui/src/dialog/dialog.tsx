import type { Practice } from '@portal/contracts/practices';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { dialog } from 'styled-system/recipes';
import { XIcon } from '../icon/icons.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** The button that opens it. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  practice?: Practice;
  /** `inherit` for the lead desk, which has a dark theme. */
  colorMode?: 'light' | 'inherit';
  /** Gets the focus when the dialog closes. Needed without `trigger`. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog: focus stays inside, Escape and the backdrop close it, focus returns to the trigger. */
export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  practice,
  colorMode = 'light',
  returnTo,
  children,
}: DialogProps) {
  const classes = dialog();
  // Radix warns unless a missing description is explicit.
  const aria = description ? {} : { 'aria-describedby': undefined };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    returnTo?.current?.focus();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <Overlay className={classes.overlay} />
        <Content
          className={classes.content}
          data-color-mode={colorMode}
          data-practice={practice}
          onCloseAutoFocus={returnTo && returnFocus}
          {...aria}
        >
          <Title className={classes.title}>{title}</Title>
          {description && <Description className={classes.description}>{description}</Description>}
          {children}
          <Close className={classes.close} aria-label="Close">
            <XIcon aria-hidden />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
