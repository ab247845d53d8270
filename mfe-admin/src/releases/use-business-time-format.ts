import { useQuery } from '@portal/platform/query';
import { useMemo } from 'react';
import { dashboardQuery } from '../leads/dashboard.queries.ts';

const timeZoneQuery = { ...dashboardQuery('7'), select: ({ timeZone }: { timeZone: string }) => timeZone };

/** Returns a formatter for the time zone of the business, or of the browser until that is loaded. */
export function useBusinessTimeFormat(): (at: string) => string {
  const { data: timeZone } = useQuery(timeZoneQuery);
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    return (at) => format.format(new Date(at));
  }, [timeZone]);
}
