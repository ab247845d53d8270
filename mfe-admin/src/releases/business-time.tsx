import { css } from 'styled-system/css';
import { formatMediumDateTime } from '../time/business-time.ts';
import { formatRelative } from '../time/relative-time.tsx';
import { useNow } from '../time/use-now.ts';

const tabular = css({ fontVariantNumeric: 'tabular-nums' });

/** Date and time in the time zone of the business, and how long ago that is. `at` is ISO 8601. */
export function BusinessTime({ at }: { at: string }) {
  const now = useNow();
  return (
    <>
      <time dateTime={at} className={tabular}>
        {formatMediumDateTime(at)}
      </time>
      {`, ${formatRelative(new Date(at), new Date(now))}`}
    </>
  );
}
