import type { LeadSummary } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { useStore } from '@portal/ui/create-store';
import { css } from 'styled-system/css';
import { statuses } from '../leads/statuses.content.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { bulkProgress } from '../leads/use-lead-mutations.ts';

const bar = css({
  position: 'absolute',
  bottom: '4',
  insetInline: '4',
  zIndex: 'header',
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'calc(100% - 2rem)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  padding: '1.5',
  paddingInlineStart: '4',
  borderRadius: 'card',
  boxShadow: 'overlay',
  textStyle: 'small',
});
const count = css({
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: '2',
  whiteSpace: 'nowrap',
});

const formatCount = (number: number) => number.toLocaleString('en-US');

/** Short button labels by command id. Other commands have no button. */
const labels: Record<string, string> = {
  'assign-to-me': 'Assign to me',
  assign: 'Assign…',
  new: statuses.new.name,
  contacted: statuses.contacted.name,
  qualified: statuses.qualified.name,
  won: statuses.won.name,
  lost: statuses.lost.name,
  spam: 'Spam',
  release: 'Not spam',
  unread: 'Unread',
  read: 'Read',
};

interface BulkActionsProps {
  leads: LeadSummary[];
  /** The leads to change, if all that match are selected and not only loaded ones. */
  allIds: number[] | undefined;
  /** Selects everything that matches, or is undefined if there is no more than what is selected. */
  onSelectAll: (() => void) | undefined;
  isSelectingAll: boolean;
  onClear: () => void;
}

/** A toolbar for the selected leads, with the actions of a single lead. */
export function BulkActions({ leads, allIds, onSelectAll, isSelectingAll, onClear }: BulkActionsProps) {
  const commands = useLeadCommands(leads, allIds).filter(({ id }) => id in labels);
  const progress = useStore(bulkProgress);
  if (progress)
    return (
      <section className={bar} aria-label="Selected leads" data-color-mode="dark">
        <span className={count} role="status">
          Changing {formatCount(progress.done)} of {formatCount(progress.total)}…
        </span>
        <Button tone="plain" size="sm" onClick={progress.stop}>
          Stop
        </Button>
      </section>
    );
  if (leads.length === 0) return null;

  return (
    <section className={bar} aria-label="Selected leads" data-color-mode="dark">
      <span className={count} role="status">
        {allIds ? `All ${formatCount(allIds.length)} leads that match selected` : `${leads.length} selected`}
      </span>
      {onSelectAll && (
        <Button tone="plain" size="sm" disabled={isSelectingAll} onClick={onSelectAll}>
          {isSelectingAll ? 'Counting…' : 'Select all that match'}
        </Button>
      )}
      {commands.map(({ id, label, run }) => (
        <Button
          key={id}
          tone="plain"
          size="sm"
          title={label}
          onClick={() => {
            run();
            if (id !== 'assign') onClear();
          }}
        >
          {labels[id]}
        </Button>
      ))}
      <Button tone="plain" size="sm" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
