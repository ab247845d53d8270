import { css } from 'styled-system/css';
import { useConnection } from '../live/use-live-stream.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: '8',
  paddingInline: { base: '3', lg: '2' },
  color: 'fg.muted',
});
const dot = css({
  flexShrink: '0',
  width: '2',
  height: '2',
  marginInline: '1',
  borderRadius: 'full',
  bg: 'fg.subtle',
  '&[data-state=live]': { bg: 'accent' },
  '&[data-state=offline]': { bg: 'danger.text' },
  '&[data-state=reconnecting]': {
    animationName: 'pulse',
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
});

const labels = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};

/** State of the live stream. */
export function ConnectionStatus() {
  const connection = useConnection();
  return (
    <p className={line} role="status" title={labels[connection]}>
      <span className={dot} data-state={connection} data-practice="it-security" />
      {labels[connection]}
    </p>
  );
}
