import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { copyText } from '../copy-text.ts';
import { useContinue } from '../session/opened-page.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '2',
  fontFamily: 'mono',
  fontSize: 'sm',
});

/** Returns a dialog that shows new recovery codes, once, and a function that opens it. After it the opened page continues. */
export function useRecoveryCodes() {
  const [codes, setCodes] = useState<string[]>([]);
  const continueAtOpenedPage = useContinue();
  const close = () => {
    setCodes([]);
    continueAtOpenedPage();
  };
  return { show: setCodes, dialog: codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={close} /> };
}

function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const shown = useRef<HTMLUListElement>(null);
  const copy = () =>
    copyText(codes.join('\n'), {
      shown: shown.current,
      done: ['Recovery codes copied', 'Keep them in a safe place.'],
      what: 'The codes were',
    });
  return (
    <Dialog
      title="Recovery codes"
      description="Save these codes, for example in your password manager. Each one signs you in once if you lose your device. They are not shown again."
      open
      onOpenChange={onClose}
    >
      <ul ref={shown} className={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={copy}>Copy</Button>
      <Button tone="quiet" onClick={onClose}>
        I have saved them
      </Button>
    </Dialog>
  );
}
