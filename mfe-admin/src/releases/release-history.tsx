import type { HistoryEntry, ReleaseStatus } from '@portal/contracts/release-status';
import { useSearchParams } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import {
  BanIcon,
  CheckIcon,
  CircleAlertIcon,
  EyeIcon,
  KeyIcon,
  PinIcon,
  PinOffIcon,
  RotateIcon,
  SearchIcon,
  UndoIcon,
} from '@portal/ui/icons';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { css } from 'styled-system/css';
import { SegmentedNav } from '../app/layout/segmented-nav.tsx';
import { countOf } from '../numbers.ts';
import { releasesPath } from '../paths.ts';
import { footer, header, heading, muted, section } from '../shared.styles.ts';
import { BusinessTime } from './business-time.tsx';
import { details, version as versionStyles } from './releases.styles.ts';
import { ViolationList } from './violation-list.tsx';

const line = css({ display: 'flex', gap: '2.5' });
const iconStyles = css({ paddingTop: '0.5', color: 'fg.muted', '&[data-failed]': { color: 'danger.text' } });

/** A history entry with the name of its remote. */
type RemoteEntry = HistoryEntry & { remote: string };

/** History of all remotes or of the one in the query, the latest entry first. */
export function ReleaseHistory({ statuses }: { statuses: ReleaseStatus[] }) {
  const [search] = useSearchParams();
  const remote = statuses.find(({ name }) => name === search.get('remote'))?.name;
  const shown = statuses.filter(({ name }) => !remote || name === remote);
  const entries = shown
    .flatMap(({ name, history }) => history.toReversed().map((entry) => ({ ...entry, remote: name })))
    .sort((one, other) => other.at.localeCompare(one.at));
  const older = shown.reduce((sum, { history, historyLength }) => sum + Math.max(0, historyLength - history.length), 0);

  return (
    <section className={section} aria-label="History">
      <div className={header}>
        <h2 className={heading}>History</h2>
        <SegmentedNav
          name="Remote"
          items={[
            { to: releasesPath(), label: 'All', isCurrent: !remote },
            ...statuses.map(({ name }) => ({ to: releasesPath(name), label: name, isCurrent: name === remote })),
          ]}
        />
      </div>
      {entries.length === 0 ? (
        <p className={muted}>No entries yet.</p>
      ) : (
        <Table caption="Release history" headings={['When', 'Remote', 'Event']} stacked>
          {entries.map((entry) => (
            <Entry key={`${entry.remote} ${entry.number}`} entry={entry} />
          ))}
        </Table>
      )}
      {older > 0 && (
        <p className={footer}>
          {countOf(older, 'older entry is', 'older entries are')} in the publisher’s data folder:
          state/&lt;remote&gt;/history.jsonl
        </p>
      )}
    </section>
  );
}

const events: Record<HistoryEntry['type'], { icon: typeof CheckIcon; label: string }> = {
  checking: { icon: SearchIcon, label: 'Check started' },
  checked: { icon: CheckIcon, label: 'Checked in a browser' },
  interrupted: { icon: CircleAlertIcon, label: 'Check interrupted' },
  retried: { icon: RotateIcon, label: 'Check requested' },
  published: { icon: CheckIcon, label: 'Published' },
  rejected: { icon: BanIcon, label: 'Rejected' },
  'rolled-back': { icon: UndoIcon, label: 'Rolled back to' },
  pinned: { icon: PinIcon, label: 'Pinned' },
  unpinned: { icon: PinOffIcon, label: 'Unpinned' },
  previewed: { icon: EyeIcon, label: 'Previewed' },
  suspected: { icon: CircleAlertIcon, label: 'Does harm' },
  'key-rotated': { icon: KeyIcon, label: 'Key replaced' },
  incompatible: { icon: CircleAlertIcon, label: 'Not compatible with the new shell' },
};

function Entry({ entry }: { entry: RemoteEntry }) {
  const { at, remote, type, version, from, actor, reason, violations = [] } = entry;
  const { icon, label } = events[type];
  return (
    <TableRow>
      <TableCell>
        <BusinessTime at={at} />
      </TableCell>
      <TableCell>{remote}</TableCell>
      <TableCell wide>
        <div className={line}>
          <span
            className={iconStyles}
            data-failed={['rejected', 'incompatible', 'suspected'].includes(type) || undefined}
          >
            <Icon of={icon} size="sm" />
          </span>
          <div>
            {label} <span className={versionStyles}>{version}</span>
            {from && (
              <>
                {' '}
                from <span className={versionStyles}>{from}</span>
              </>
            )}{' '}
            <span className={muted}>by {actor}</span>
            {reason && <p>{reason}</p>}
            {violations.length > 0 && (
              <details className={details}>
                <summary>{countOf(violations.length, 'violation')}</summary>
                <ViolationList violations={violations} />
              </details>
            )}
          </div>
        </div>
      </TableCell>
    </TableRow>
  );
}
