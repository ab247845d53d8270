import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useRef } from 'react';
import { toast as looks } from 'styled-system/recipes';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '../icon/icons.ts';
import type { ShownToast } from './use-toasts.ts';

export interface ToastRegionProps {
  toasts: readonly ShownToast[];
  dismiss: (id: number) => void;
  /** The visitor pressed F8 before the region was there. */
  isCalled?: boolean;
}

export function ToastRegion({ toasts, dismiss, isCalled }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const classes = looks();

  useEffect(() => {
    if (isCalled) viewport.current?.focus();
  }, [isCalled]);

  return (
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, tone, title, description, action, isOpen }) => {
        const isBad = tone === 'destructive';
        const Mark = isBad ? CircleAlertIcon : CircleCheckIcon;
        return (
          <Root
            key={id}
            open={isOpen}
            onOpenChange={() => dismiss(id)}
            // A notice that offers something to do waits until it can have been read and reached.
            duration={action && 12_000}
            // Foreground is announced assertively: what failed must not wait for a pause in reading.
            type={isBad ? 'foreground' : 'background'}
            className={classes.root}
            data-ground="ink"
            data-tone={tone}
            data-practice={isBad ? undefined : 'it-security'}
          >
            <Mark className={classes.mark} aria-hidden />
            <div className={classes.words}>
              <Title className={classes.title}>{title}</Title>
              <Description className={classes.description}>{description}</Description>
              {action && (
                <Action altText={action.otherwise} className={classes.action} onClick={action.run}>
                  {action.label}
                </Action>
              )}
            </div>
            <Close className={classes.close} aria-label="Close">
              <XIcon aria-hidden />
            </Close>
          </Root>
        );
      })}
      <Viewport ref={viewport} hotkey={['F8']} className={classes.viewport} />
    </Provider>
  );
}
