import type { LeadSummary } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { statuses } from '../leads/statuses.content.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { useHasRole } from '../session/session.ts';

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

/** Short button labels by command id. Other commands have no button. */
const labels: Record<string, string> = {
  'assign-to-me': 'Assign to me',
  assign: 'Assign…',
  contacted: statuses.contacted.name,
  qualified: statuses.qualified.name,
  lost: statuses.lost.name,
  spam: 'Spam',
  release: 'Not spam',
  unread: 'Unread',
  read: 'Read',
};

/** A toolbar for the selected leads. */
export function BulkActions({ leads, onClear }: { leads: LeadSummary[]; onClear: () => void }) {
  const canEdit = useHasRole('agent');
  const commands = useLeadCommands(leads).filter(({ id }) => id in labels);
  if (leads.length === 0) return null;

  return (
    <section className={bar} aria-label="Selected leads" data-color-mode="dark">
      <span className={count}>{leads.length} selected</span>
      {canEdit ? (
        commands.map(({ id, label, run }) => (
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
        ))
      ) : (
        <span>Read-only access</span>
      )}
      <Button tone="plain" size="sm" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
