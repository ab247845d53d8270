import { css } from 'styled-system/css';
import { formatRelative } from '../time/relative-time.tsx';
import { useNow } from '../time/use-now.ts';
import { useBusinessTimeFormat } from './use-business-time-format.ts';

const tabular = css({ fontVariantNumeric: 'tabular-nums' });

/** Date and time in the time zone of the business, and how long ago that is. `at` is ISO 8601. */
export function BusinessTime({ at }: { at: string }) {
  const formatTime = useBusinessTimeFormat();
  const now = useNow();
  return (
    <>
      <time dateTime={at} className={tabular}>
        {formatTime(at)}
      </time>
      {`, ${formatRelative(new Date(at), new Date(now))}`}
    </>
  );
}
