import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/verdict';
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

/** What happened to whose releases, the latest first. The address says whose. */
export function ReleaseHistory({ statuses }: { statuses: ReleaseStatus[] }) {
  const [search] = useSearchParams();
  const asked = search.get('remote');
  const remote = statuses.find(({ name }) => name === asked)?.name;
  const meant = statuses.filter(({ name }) => !remote || name === remote);
  const entries = meant.flatMap(entriesOf).sort((one, other) => other.at.localeCompare(one.at));
  const untold = meant.reduce(
    (sum, { history, historyLength = 0 }) => sum + Math.max(0, historyLength - history.length),
    0,
  );

  return (
    <section className={part} aria-label="History">
      <div className={top}>
        <h2 className={title}>History</h2>
        <Segments
          name="Whose history"
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
        <p className={quiet}>Nothing has happened yet.</p>
      ) : (
        <Entries key={remote} entries={entries} untold={untold} />
      )}
    </section>
  );
}

export type RemoteEntry = HistoryEntry & { remote: string };

const entriesOf = ({ name, history }: ReleaseStatus): RemoteEntry[] =>
  history.toReversed().map((entry) => ({ ...entry, remote: name }));

function Entries({ entries, untold }: { entries: RemoteEntry[]; untold: number }) {
  const [limit, setLimit] = useState(pageSize);
  const rest = entries.length - limit;
  return (
    <>
      <Table caption="What happened to releases">
        <TableHead className={headings}>
          <tr>
            <TableHeading>When</TableHeading>
            <TableHeading>Remote</TableHeading>
            <TableHeading>What happened</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {entries.slice(0, limit).map((entry) => (
            <HistoryRow key={`${entry.remote} ${entry.at} ${entry.type} ${entry.version}`} entry={entry} />
          ))}
        </tbody>
      </Table>
      <div className={foot}>
        {rest > 0 ? (
          <Button tone="quiet" size="sm" onClick={() => setLimit(limit + pageSize)}>
            Show what was before
          </Button>
        ) : (
          untold > 0 && (
            <p className={quiet}>
              {untold.toLocaleString('en-US')} older {untold === 1 ? 'entry is' : 'entries are'} kept where the portal
              runs, in its data folder: releases/‹remote›/history.jsonl.
            </p>
          )
        )}
      </div>
    </>
  );
}
