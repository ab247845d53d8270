import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/release-status';
import { useSearchParams } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { Table, TableHead, TableHeading } from '@portal/ui/table';
import { useState } from 'react';
import { part, top } from '../frame/screen.styles.ts';
import { Segments } from '../frame/segments.tsx';
import { headings } from './history-row.styles.ts';
import { HistoryRow } from './history-row.tsx';
import { foot, quiet, title } from './releases.styles.ts';

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
    <section className={part} aria-label="History">
      <div className={top}>
        <h2 className={title}>History</h2>
        <Segments
          name="Remote"
          of={[
            { to: '/admin/releases', label: 'All', isHere: !remote },
            ...statuses.map(({ name }) => ({
              to: `/admin/releases?remote=${name}`,
              label: name,
              isHere: name === remote,
            })),
          ]}
        />
      </div>
      {entries.length === 0 ? (
        <p className={quiet}>No entries yet.</p>
      ) : (
        <Entries key={remote} entries={entries} older={older} />
      )}
    </section>
  );
}

export type RemoteEntry = HistoryEntry & { remote: string };

const entriesOf = ({ name, history }: ReleaseStatus): RemoteEntry[] =>
  history.toReversed().map((entry) => ({ ...entry, remote: name }));

function Entries({ entries, older }: { entries: RemoteEntry[]; older: number }) {
  const [limit, setLimit] = useState(pageSize);
  const rest = entries.length - limit;
  return (
    <>
      <Table caption="Release history">
        <TableHead className={headings}>
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
      <div className={foot}>
        {rest > 0 ? (
          <Button tone="quiet" size="sm" onClick={() => setLimit(limit + pageSize)}>
            Show older entries
          </Button>
        ) : (
          older > 0 && (
            <p className={quiet}>
              {older.toLocaleString('en-US')} older {older === 1 ? 'entry is' : 'entries are'} in the publisher’s data
              folder: state/‹remote›.jsonl
            </p>
          )
        )}
      </div>
    </>
  );
}
