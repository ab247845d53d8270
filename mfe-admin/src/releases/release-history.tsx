import type { ReleaseStatus } from '@portal/contracts/release-status';
import { useSearchParams } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Table, TableHead, TableHeading } from '@portal/ui/table';
import { useState } from 'react';
import { header, muted, section, stackedHead } from '../layout/page.styles.ts';
import { SegmentedNav } from '../layout/segmented-nav.tsx';
import { releasesPath } from '../paths.ts';
import { HistoryRow, type RemoteEntry } from './history-row.tsx';
import { footer, title } from './releases.styles.ts';

const pageSize = 50;

/** History of all remotes or of the one in the query, the latest entry first. */
export function ReleaseHistory({ statuses }: { statuses: ReleaseStatus[] }) {
  const [search] = useSearchParams();
  const selected = search.get('remote');
  const remote = statuses.find(({ name }) => name === selected)?.name;
  const shown = statuses.filter(({ name }) => !remote || name === remote);
  const entries = shown.flatMap(entriesOf).sort((one, other) => other.at.localeCompare(one.at));
  const older = shown.reduce((sum, { history, historyLength }) => sum + Math.max(0, historyLength - history.length), 0);

  return (
    <section className={section} aria-label="History">
      <div className={header}>
        <h2 className={title}>History</h2>
        <SegmentedNav
          name="Remote"
          items={[
            { to: releasesPath(), label: 'All', isCurrent: !remote },
            ...statuses.map(({ name }) => ({
              to: releasesPath(name),
              label: name,
              isCurrent: name === remote,
            })),
          ]}
        />
      </div>
      {entries.length === 0 ? (
        <p className={muted}>No entries yet.</p>
      ) : (
        <Entries key={remote} entries={entries} older={older} />
      )}
    </section>
  );
}

const entriesOf = ({ name, history }: ReleaseStatus): RemoteEntry[] =>
  history.toReversed().map((entry) => ({ ...entry, remote: name }));

function Entries({ entries, older }: { entries: RemoteEntry[]; older: number }) {
  const [limit, setLimit] = useState(pageSize);
  const rest = entries.length - limit;
  return (
    <>
      <Table caption="Release history">
        <TableHead className={stackedHead}>
          <tr>
            <TableHeading>When</TableHeading>
            <TableHeading>Remote</TableHeading>
            <TableHeading>Event</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {entries.slice(0, limit).map((entry) => (
            <HistoryRow key={`${entry.remote} ${entry.number}`} entry={entry} />
          ))}
        </tbody>
      </Table>
      <div className={footer}>
        {rest > 0 ? (
          <Button tone="quiet" size="sm" onClick={() => setLimit(limit + pageSize)}>
            Show older entries
          </Button>
        ) : (
          older > 0 && (
            <p className={muted}>
              {older.toLocaleString('en-US')} older {older === 1 ? 'entry is' : 'entries are'} in the publisher’s data
              folder: {'state/<remote>.jsonl'}
            </p>
          )
        )}
      </div>
    </>
  );
}
