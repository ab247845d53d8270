import type { HistoryEntry } from '@portal/contracts/verdict';
import { Icon } from '@portal/ui/icon';
import { BanIcon, CheckIcon, EyeIcon, PinIcon, PinOffIcon, UndoIcon } from '@portal/ui/icons';
import { TableCell, TableRow } from '@portal/ui/table';
import { useBusinessTime } from '../time/business-time.ts';
import { ago } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';
import { FindingList } from './finding-list.tsx';
import { block, findings as findingsLook, line, mark, moment, what, when, whole } from './history-row.styles.ts';
import type { RemoteEntry } from './release-history.tsx';
import { quiet, version as versionLook } from './releases.styles.ts';

const events: Record<HistoryEntry['type'], { icon: typeof CheckIcon; words: string }> = {
  live: { icon: CheckIcon, words: 'Went live' },
  refused: { icon: BanIcon, words: 'Refused' },
  'rolled-back': { icon: UndoIcon, words: 'Rolled back to' },
  pinned: { icon: PinIcon, words: 'Pinned' },
  unpinned: { icon: PinOffIcon, words: 'Unpinned' },
  previewed: { icon: EyeIcon, words: 'Previewed' },
};

export function HistoryRow({ entry }: { entry: RemoteEntry }) {
  const { at, remote, type, version } = entry;
  const inBusinessTime = useBusinessTime();
  const now = useNow();
  const { icon, words } = events[type];
  return (
    <TableRow className={block}>
      <TableCell className={moment}>
        <time dateTime={at} className={when}>
          {inBusinessTime(at)}
        </time>
        <span className={quiet}>{ago(new Date(at), new Date(now))}</span>
      </TableCell>
      <TableCell>{remote}</TableCell>
      <TableCell className={whole}>
        <div className={line}>
          <span className={mark} data-bad={type === 'refused' || undefined}>
            <Icon of={icon} size="sm" />
          </span>
          <div className={what}>
            {words}{' '}
            <span className={versionLook}>{version === 'unreadable' ? 'a release without a version' : version}</span>
            {entry.type === 'refused' && (
              <details className={findingsLook}>
                <summary>{entry.findings.length === 1 ? '1 finding' : `${entry.findings.length} findings`}</summary>
                <FindingList findings={entry.findings} />
              </details>
            )}
          </div>
        </div>
      </TableCell>
    </TableRow>
  );
}
