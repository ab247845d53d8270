import { css } from 'styled-system/css';

const change = css({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: 'fg.muted',
  '&[data-is=better]': { color: 'accent' },
  '&[data-is=worse]': { color: 'danger.text' },
});

interface ChangeProps {
  now: number | null;
  before: number | null;
  /** Whether a smaller number is better. */
  isLessBetter?: boolean;
  /** Shares change by points instead of percents. */
  isShare?: boolean;
}

/** `▲ 12%`: how much a number has changed since the period before. */
export function Change({ now, before, isLessBetter = false, isShare = false }: ChangeProps) {
  if (now === null || before === null) return null;
  if (now === before) return <span className={change}>= no change</span>;
  const isMore = now > before;
  const size = isShare ? Math.abs(now - before) * 100 : (Math.abs(now - before) / before) * 100;
  const rounded = Math.round(size);
  const unit = isShare ? (rounded === 1 ? ' pt' : ' pts') : '%';
  const text = before === 0 && !isShare ? 'new' : `${rounded.toLocaleString('en-US')}${unit}`;
  return (
    <span className={change} data-is={isMore === isLessBetter ? 'worse' : 'better'} data-practice="it-security">
      <span aria-hidden>{isMore ? '▲' : '▼'}</span> {text}
      <span className={css({ srOnly: true })}>{isMore ? ' more' : ' less'}</span>
    </span>
  );
}
