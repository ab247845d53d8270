import { css } from 'styled-system/css';
import { useBusinessTime } from './business-time.ts';
import { ago } from './moment.tsx';
import { useNow } from './use-now.ts';

const exact = css({ fontVariantNumeric: 'tabular-nums' });

/** A moment by the clock of the business, and how long ago that is. `at` is ISO 8601. */
export function BusinessMoment({ at }: { at: string }) {
  const inBusinessTime = useBusinessTime();
  const now = useNow();
  return (
    <>
      <time dateTime={at} className={exact}>
        {inBusinessTime(at)}
      </time>
      {`, ${ago(new Date(at), new Date(now))}`}
    </>
  );
}
