import { useQuery } from '@portal/platform/query';
import { dashboardQuery } from '../dashboard/dashboard.queries.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone = ''): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone || undefined,
  });
  formats.set(timeZone, format);
  return format;
}

const zoneQuery = { ...dashboardQuery('7'), select: ({ timeZone }: { timeZone: string }) => timeZone };

/**
 * Says a moment by the clock of the business, and names that clock: until the API has told which one it is, it is this
 * browser's.
 */
export function useBusinessTime(): (at: string) => string {
  const { data: timeZone } = useQuery(zoneQuery);
  return (at) => formatOf(timeZone).format(new Date(at));
}
