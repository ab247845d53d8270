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
  /** `paper` is light everywhere; `around` follows the page, for the staff view's dark theme. */
  ground?: 'paper' | 'around';
  /** Where the focus goes when it closes, for a dialog that something other than `trigger` opens. */
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
  ground = 'paper',
  returnTo,
  children,
}: DialogProps) {
  const classes = dialog();
  // Radix asks to be told when nothing describes the dialog.
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  const focusReturn = (event: Event) => {
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
          data-ground={ground}
          data-practice={practice}
          onCloseAutoFocus={returnTo && focusReturn}
          {...undescribed}
        >
          <div className={classes.head}>
            <Title className={classes.title}>{title}</Title>
            {description && <Description className={classes.description}>{description}</Description>}
          </div>
          {children}
          <Close className={classes.close} aria-label="Close">
            <XIcon aria-hidden />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

/** Wraps a button inside the dialog that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Close asChild>{children}</Close>;
}
