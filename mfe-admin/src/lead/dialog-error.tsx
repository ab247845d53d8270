import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { errorMessage } from '../error-message.ts';
import { buttons } from './dialog.styles.ts';

/** The content of a dialog could not be loaded. */
export function DialogError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={css({ textStyle: 'small', color: 'danger.text' })}>{errorMessage(error)}</p>
      <div className={buttons}>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
