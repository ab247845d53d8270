import type { HistoryEntry } from '@portal/contracts/release-status';
import { Icon } from '@portal/ui/icon';
import {
  BanIcon,
  CheckIcon,
  CircleAlertIcon,
  EyeIcon,
  PinIcon,
  PinOffIcon,
  RotateIcon,
  SearchIcon,
  UndoIcon,
} from '@portal/ui/icons';
import { TableCell, TableRow } from '@portal/ui/table';
import { muted, stackedRow } from '../layout/page.styles.ts';
import { formatMediumDateTime } from '../time/business-time.ts';
import { formatRelative } from '../time/relative-time.tsx';
import { useNow } from '../time/use-now.ts';
import * as styles from './history-row.styles.ts';
import { details, version as versionStyles } from './releases.styles.ts';
import { ViolationList } from './violation-list.tsx';

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
  incompatible: { icon: CircleAlertIcon, label: 'Not compatible with the new shell' },
};

/** A history entry with the name of its remote. */
export type RemoteEntry = HistoryEntry & { remote: string };

export function HistoryRow({ entry }: { entry: RemoteEntry }) {
  const { at, remote, type, version, actor, reason, violations = [] } = entry;
  const now = useNow();
  const { icon, label } = events[type];
  return (
    <TableRow className={stackedRow}>
      <TableCell className={styles.timeCell}>
        <time dateTime={at} className={styles.time}>
          {formatMediumDateTime(at)}
        </time>
        <span className={muted}>{formatRelative(new Date(at), new Date(now))}</span>
      </TableCell>
      <TableCell>{remote}</TableCell>
      <TableCell className={styles.eventCell}>
        <div className={styles.line}>
          <span className={styles.icon} data-failed={type === 'rejected' || type === 'incompatible' || undefined}>
            <Icon of={icon} size="sm" />
          </span>
          <div className={styles.event}>
            {label} <span className={versionStyles}>{version}</span> <span className={muted}>by {actor}</span>
            {reason && <p>{reason}</p>}
            {violations.length > 0 && (
              <details className={details}>
                <summary>{violations.length === 1 ? '1 violation' : `${violations.length} violations`}</summary>
                <ViolationList violations={violations} />
              </details>
            )}
          </div>
        </div>
      </TableCell>
    </TableRow>
  );
}
