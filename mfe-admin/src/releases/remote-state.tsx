import type { ReleaseStatus } from '@portal/contracts/verdict';
import { css } from 'styled-system/css';

const states = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'xs' });
const state = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  _before: { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'accent' },
  '&[data-state=bad]': { color: 'danger.text', fontWeight: 'semibold', _before: { bg: 'danger.text' } },
  '&[data-state=none]': { color: 'fg.muted', _before: { bg: 'fg.subtle' } },
});

/** How a remote stands, in a word. */
export function RemoteState({ status: { live, isPinned, findings, previews } }: { status: ReleaseStatus }) {
  return (
    <p className={states}>
      {findings.length > 0 && (
        <span className={state} data-state="bad">
          Newest release refused
        </span>
      )}
      {!live ? (
        <span className={state} data-state="none">
          Nothing is live
        </span>
      ) : isPinned ? (
        <span className={state} data-practice="physical-security">
          Pinned
        </span>
      ) : (
        <span className={state} data-practice="it-security">
          Live
        </span>
      )}
      {previews && previews.length > 0 && (
        <span className={state} data-practice="connectivity">
          Preview
        </span>
      )}
    </p>
  );
}
