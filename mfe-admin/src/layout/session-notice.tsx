import { Button } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { css } from 'styled-system/css';
import { sessionEnded } from '../session/session-ended.ts';

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '4',
  paddingBlock: '2',
  bg: 'bg.sunken',
  borderBottomWidth: 'rule',
  borderBottomStyle: 'solid',
  borderColor: 'danger.text',
});

/** Shown above the page, which keeps its contents. Unsaved notes are kept in this browser tab. */
export function SessionNotice() {
  const hasEnded = useStore(sessionEnded);
  if (!hasEnded) return null;
  return (
    <div className={notice} role="alert">
      <p>
        <strong>Your session has ended.</strong> Sign in again to continue. Unsaved notes are kept.
      </p>
      <Button size="sm" onClick={() => location.reload()}>
        Sign in again
      </Button>
    </div>
  );
}
