import { useQuery } from '@portal/platform/query';
import type { LeadSummary } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { css } from 'styled-system/css';
import { leadCommands } from '../lead/lead-commands.ts';
import { statusWords } from '../lead/statuses.content.ts';
import { sessionQuery, useMay } from '../session/session.ts';

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
const number = css({
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: '2',
  whiteSpace: 'nowrap',
});

/** What the button says: shorter than in the palette, where it stands among everything else. */
/** What the buttons say: shorter than in the palette, where they stand among everything else. */
const offered: Record<string, string> = {
  claim: 'Take',
  assign: 'Assign…',
  contacted: statusWords.contacted.name,
  qualified: statusWords.qualified.name,
  lost: statusWords.lost.name,
  spam: 'Spam',
  release: 'Release',
  unread: 'Unread',
  read: 'Read',
};

/** Acts on everything that is selected. */
export function BulkBar({ leads, onDone }: { leads: LeadSummary[]; onDone: () => void }) {
  const mayAct = useMay('agent');
  const { data: me } = useQuery(sessionQuery);
  if (leads.length === 0) return null;
  const commands = leadCommands(leads, me).filter(({ id }) => id in offered);

  return (
    <section className={bar} aria-label="Selected leads" data-ground="ink">
      <span className={number}>{leads.length} selected</span>
      {mayAct ? (
        commands.map(({ id, label, run }) => (
          <Button
            key={id}
            tone="plain"
            size="sm"
            title={label}
            onClick={() => {
              run();
              if (id !== 'assign') onDone();
            }}
          >
            {offered[id]}
          </Button>
        ))
      ) : (
        <span>Your role can read, not change.</span>
      )}
      <Button tone="plain" size="sm" onClick={onDone}>
        Clear
      </Button>
    </section>
  );
}
