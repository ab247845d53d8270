import { Button } from '@portal/ui/button';
import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { FormNotice, OfflineNotice } from '../form/form-notice.tsx';
import type { CaseStudyDialog } from './case-study-dialog.tsx';

const loadDialog = () => import(/* webpackChunkName: "case-study-dialog" */ './case-study-dialog.tsx');

/**
 * The button that opens the request form: a dialog, or the form's page of the API without JavaScript and when the dialog cannot
 * be loaded.
 */
export function CaseStudyDownload() {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof CaseStudyDialog>>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const preload = () => void loadDialog().catch(() => undefined);

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const { CaseStudyDialog } = await loadDialog();
      setDialog(() => CaseStudyDialog);
      setIsOpen(true);
    } catch {
      button.current?.form?.submit();
    }
  };

  return (
    <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
      <form action="/api/download-case-study" className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        <Button
          ref={button}
          type="submit"
          size="lg"
          aria-haspopup="dialog"
          data-interactive
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
        >
          Download Full Case Study
        </Button>
        <OfflineNotice>You are offline. Press the button again when you are connected.</OfflineNotice>
      </form>
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
