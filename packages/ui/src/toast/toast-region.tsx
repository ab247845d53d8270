import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { type FocusEvent, useEffect, useRef } from 'react';
import { toast } from 'styled-system/recipes';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icon/icons.ts';
import type { ToastLabels } from './toast-labels.ts';
import type { ShownToast } from './use-toasts.ts';

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  dismiss: (id: number) => void;
  /** Moves the focus to the region when it is mounted: the visitor has pressed F8. */
  takesFocus?: boolean;
  labels: ToastLabels;
}

export function ToastRegion({ toasts, dismiss, takesFocus, labels }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  /** What had the focus before the region. */
  const opener = useRef<Element>(null);
  const classes = toast();

  useEffect(() => {
    if (takesFocus) viewport.current?.focus();
  }, [takesFocus]);

  const rememberOpener = ({ relatedTarget }: FocusEvent) => {
    if (!viewport.current?.contains(relatedTarget)) opener.current = relatedTarget;
  };

  return (
    <Provider label={labels.toast} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, tone, title, description, action, isOpen }) => {
        const isError = tone === 'destructive';
        const Mark = isError ? CircleAlertIcon : CircleCheckIcon;
        return (
          <Root
            key={id}
            open={isOpen}
            onFocus={rememberOpener}
            onOpenChange={() => {
              // Radix moves the focus of a toast that is closed to the list.
              if (document.activeElement === viewport.current && opener.current instanceof HTMLElement)
                opener.current.focus();
              dismiss(id);
            }}
            // Toasts with an action stay longer, so that the button can be reached.
            duration={action && (action.seconds ?? 12) * 1000}
            // Foreground toasts are announced assertively.
            type={isError ? 'foreground' : 'background'}
            className={classes.root}
            data-color-mode="dark"
            data-tone={tone}
            data-practice={isError ? undefined : 'it-security'}
          >
            <Mark className={classes.mark} aria-hidden />
            <div className={classes.content}>
              <Title className={classes.title}>{title}</Title>
              <Description className={classes.description}>{description}</Description>
              {action && (
                <Action altText={action.altText} className={classes.action} onClick={action.run}>
                  {action.label}
                </Action>
              )}
            </div>
            <Close className={classes.close} aria-label={labels.close}>
              <XIcon aria-hidden />
            </Close>
          </Root>
        );
      })}
      <Viewport
        ref={viewport}
        label={labels.region}
        hotkey={['F8']}
        className={classes.viewport}
        onFocus={rememberOpener}
      />
    </Provider>
  );
}
