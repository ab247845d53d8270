import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { useHasEnded } from '../session/ended.ts';

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

/** The page stays as it is, with what was typed; notes wait in this window until somebody is signed in again. */
export function SessionNotice() {
  if (!useHasEnded()) return null;
  return (
    <div className={notice} role="alert">
      <p>
        <strong>Your session has ended.</strong> Nothing is lost: a note you were writing is here again after you have
        signed in.
      </p>
      <Button size="sm" onClick={() => location.reload()}>
        Sign in again
      </Button>
    </div>
  );
}
