import { formatDateTime, formatShortDateTime } from '../time/business-time.ts';

export const EntryTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatShortDateTime(at)}
  </time>
);
