import { formatDateTime, formatShortDateTime } from './business-time.ts';

export const ShortTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatShortDateTime(at)}
  </time>
);
