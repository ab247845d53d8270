import type { LeadSummary } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import type { CommandId } from '../commands/command.ts';
import { statuses } from '../leads/statuses.content.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';

const bar = css({
  position: 'absolute',
  bottom: '4',
  insetInline: '4',
  zIndex: 'header',
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'calc(100% - 2rem)',
  display: 'flex',
  flexWrap: { md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  alignItems: 'center',
  gap: { md: '1' },
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

/** Short button labels by command id. Other commands have no button. */
const labels: Partial<Record<CommandId, string>> = {
  'assign-to-me': 'Assign to me',
  assign: 'Assign…',
  new: statuses.new.name,
  contacted: statuses.contacted.name,
  qualified: statuses.qualified.name,
  quoted: statuses.quoted.name,
  won: statuses.won.name,
  lost: statuses.lost.name,
  snooze: 'Snooze…',
  spam: 'Spam',
  release: 'Not spam',
  unread: 'Unread',
  read: 'Read',
};

/** Commands whose dialog changes the selected leads. */
const opensDialog = new Set<CommandId>(['assign', 'snooze', 'won', 'lost']);

interface BulkActionsProps {
  leads: LeadSummary[];
  /** The leads to change, if all that match are selected and not only loaded ones. */
  allIds: number[] | undefined;
  /** More leads match than one action can change. */
  hasMore: boolean;
  /** Selects everything that matches, or is undefined if there is no more than what is selected. */
  onSelectAll: (() => void) | undefined;
  isSelectingAll: boolean;
  onClear: () => void;
}

/** A toolbar for the selected leads, with the actions of a single lead. */
export function BulkActions({ leads, allIds, hasMore, onSelectAll, isSelectingAll, onClear }: BulkActionsProps) {
  const commands = useLeadCommands(leads, allIds).filter(({ id }) => id in labels);
  if (leads.length === 0) return null;
  const matching = `${hasMore ? 'The latest' : 'All'} ${allIds?.length} leads that match selected`;
  const button = (label: string, onClick: () => void, rest?: { title?: string; disabled?: boolean }) => (
    <Button key={label} tone="plain" size="sm" onClick={onClick} {...rest}>
      {label}
    </Button>
  );

  return (
    <section className={bar} aria-label="Selected leads" data-color-mode="dark">
      <span className={count} role="status">
        {allIds ? matching : `${leads.length} selected`}
      </span>
      {onSelectAll &&
        button(isSelectingAll ? 'Counting…' : 'Select all that match', onSelectAll, { disabled: isSelectingAll })}
      {commands.map(({ id, label, run }) =>
        button(
          labels[id] ?? label,
          () => {
            run();
            if (!opensDialog.has(id)) onClear();
          },
          { title: label },
        ),
      )}
      {button('Clear', onClear)}
    </section>
  );
}
