import type { Session, SubmissionsPage } from '@portal/contracts/staff';
import { keepPreviousData, queryOptions } from '@portal/platform/query';

/** One page of contact submissions, newest first. The page before stays in sight while the next one is on its way. */
export const submissionsQuery = (page: number) =>
  queryOptions<SubmissionsPage>({
    queryKey: ['/api/admin', `submissions?page=${page}`],
    placeholderData: keepPreviousData,
  });

/** Who is signed in; the shell's gate has put the answer in place. */
export const sessionQuery = queryOptions<Session>({ queryKey: ['/api', 'session'] });
