import type { ReleaseStatus } from '@portal/contracts/release-status';
import { css } from 'styled-system/css';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'xs' });
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  _before: { content: '""', width: '2', height: '2', borderRadius: 'full', bg: 'accent' },
  '&[data-state=bad]': { color: 'danger.text', fontWeight: 'semibold', _before: { bg: 'danger.text' } },
  '&[data-state=none]': { color: 'fg.muted', _before: { bg: 'fg.subtle' } },
});

type State = [label: string, tone: 'bad' | 'none' | 'live' | 'pinned' | 'preview'];

const practices = { live: 'it-security', pinned: 'physical-security', preview: 'connectivity' };

/** The state of a remote as short labels. */
export const RemoteState = ({ status }: { status: ReleaseStatus }) => (
  <p className={list}>
    {statesOf(status).map(([label, tone]) => (
      <span
        key={label}
        className={item}
        data-state={tone}
        data-practice={tone in practices ? practices[tone as keyof typeof practices] : undefined}
      >
        {label}
      </span>
    ))}
  </p>
);

function statesOf(status: ReleaseStatus): State[] {
  const { live, isCheckedInBrowser, isPinned, needsOperator, suspicion, waiting, checking, source, verdict, previews } =
    status;
  const states: (State | '' | false | undefined)[] = [
    needsOperator && ['Needs an operator', 'bad'],
    suspicion && ['Does harm', 'bad'],
    source.error && ['Source error', 'bad'],
    verdict !== undefined &&
      verdict.violations.length > 0 && [verdict.version === live ? 'Failed its checks' : 'Release rejected', 'bad'],
    waiting && ['Waiting for a browser', 'bad'],
    live !== undefined && isCheckedInBrowser === false && !checking && ['Not checked in a browser', 'bad'],
    checking && ['Being checked', 'none'],
    live ? (isPinned ? ['Pinned', 'pinned'] : ['Live', 'live']) : ['No live release', 'none'],
    previews.length > 0 && ['Preview', 'preview'],
  ];
  return states.filter((state) => typeof state === 'object');
}
