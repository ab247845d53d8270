import type { ReleaseStatus } from '@portal/contracts/release-status';
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

const Bad = ({ label }: { label: string }) => (
  <span className={state} data-state="bad">
    {label}
  </span>
);

/** The state of a remote as short labels. */
export function RemoteState({ status }: { status: ReleaseStatus }) {
  const { live, isCheckedInBrowser, isPinned, needsOperator, waiting, checking, source, verdict, previews } = status;
  const isLiveFailed = verdict?.version === live;
  return (
    <p className={states}>
      {needsOperator && <Bad label="Needs an operator" />}
      {source.error && <Bad label="Source error" />}
      {verdict && verdict.violations.length > 0 && (
        <Bad label={isLiveFailed ? 'Failed its checks' : 'Release rejected'} />
      )}
      {waiting && <Bad label="Waiting for a browser" />}
      {live && isCheckedInBrowser === false && <Bad label="Not checked in a browser" />}
      {checking && (
        <span className={state} data-state="none">
          Checking
        </span>
      )}
      {!live ? (
        <span className={state} data-state="none">
          No live release
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
      {previews.length > 0 && (
        <span className={state} data-practice="connectivity">
          Preview
        </span>
      )}
    </p>
  );
}
