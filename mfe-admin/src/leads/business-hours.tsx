import { formatLongDay } from '@portal/contracts/business-time';
import { useQuery } from '@portal/platform/query';
import { sessionQuery } from '../session/session.ts';
import { businessHoursQuery } from './summary.queries.ts';

/** The hours of the week and the next closed days, in one sentence without a start. */
export function BusinessHours({ closedDays = 1 }: { closedDays?: number }) {
  const { data: hours } = useQuery(businessHoursQuery);
  const { data: session } = useQuery(sessionQuery);
  if (!hours) return null;
  const closed = hours.closedDays.slice(0, closedDays).map(({ day, name }) => `${formatLongDay(day)} (${name})`);
  return (
    <>
      {hours.week} ({session?.timeZone?.replaceAll('_', ' ')} time)
      {closed.length > 0 ? `; next closed on ${closed.join('; ')}.` : '.'}
    </>
  );
}
