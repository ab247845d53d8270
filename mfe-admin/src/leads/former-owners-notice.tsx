import { Link } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { countOf } from '../numbers.ts';
import { inboxPath, openLeads } from '../paths.ts';
import { link, notice } from '../shared.styles.ts';
import { formerOwnersQuery } from './summary.queries.ts';

const ofFormerOwners = `${openLeads}&owner=left`;

/** Warns of open leads that nobody works on, because their owner cannot act on leads any more. */
export function FormerOwnersNotice() {
  const { data = [] } = useQuery(formerOwnersQuery);
  const count = data.reduce((sum, { openLeads }) => sum + openLeads, 0);
  if (count === 0) return null;
  return (
    <p className={notice}>
      {countOf(count, 'open lead belongs', 'open leads belong')} to people who left.{' '}
      <Link to={inboxPath(ofFormerOwners)} className={link}>
        {count === 1 ? 'Show it' : 'Show them'}
      </Link>
    </p>
  );
}
