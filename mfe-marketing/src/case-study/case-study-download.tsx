import { Button } from '@portal/ui/button';
import { type ComponentProps, type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { css } from 'styled-system/css';
import { FormNotice } from '../form/form-notice.tsx';
import type { CaseStudyDialog } from './case-study-dialog.tsx';
import { PlainCaseStudyForm } from './plain-case-study-form.tsx';

const loadDialog = () => import(/* webpackChunkName: "case-study-dialog" */ './case-study-dialog.tsx');

const isVisible = (element: HTMLElement | null) => element?.checkVisibility?.() ?? false;

/**
 * The button that opens the request form: a dialog, or a native popover with a plain form before hydration and when the
 * dialog cannot be loaded.
 */
export function CaseStudyDownload() {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof CaseStudyDialog>>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isPlain, setIsPlain] = useState(true);
  const [isRequested, setIsRequested] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A popover that was opened before hydration stays.
    if (!isVisible(popover.current)) setIsPlain(false);
  }, []);

  const preload = () => void loadDialog().catch(() => undefined);

  const open = async (event: MouseEvent) => {
    if (isVisible(popover.current)) return;
    event.preventDefault();
    try {
      const { CaseStudyDialog } = await loadDialog();
      setDialog(() => CaseStudyDialog);
      setIsOpen(true);
    } catch {
      flushSync(() => setIsPlain(true));
      popover.current?.showPopover();
    }
  };

  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      <Button
        ref={button}
        size="lg"
        aria-haspopup="dialog"
        data-interactive
        popoverTarget={isPlain ? 'case-study-request' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        Download Full Case Study
      </Button>
      {isPlain && (
        <div
          ref={popover}
          id="case-study-request"
          popover="auto"
          data-color-mode="light"
          className={css({
            margin: 'auto',
            width: 'min(100% - {spacing.8}, {sizes.dialog})',
            maxHeight: '[90dvh]',
            overflowY: 'auto',
            padding: { base: '6', md: '8' },
            borderWidth: '0',
            borderRadius: 'card',
            boxShadow: 'overlay',
            '&[data-color-mode]': { bg: 'bg.raised' },
            '&::backdrop': { background: 'scrim' },
          })}
        >
          <PlainCaseStudyForm />
        </div>
      )}
      {isRequested && <FormNotice tone="done">The case study is on its way to your downloads folder.</FormNotice>}
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          returnTo={button}
          onSuccess={() => {
            setIsRequested(true);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
