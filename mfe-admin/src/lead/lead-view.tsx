import { draftKinds } from '@portal/contracts/lead';
import { useLocation, useNavigate } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { useEffect } from 'react';
import { css } from 'styled-system/css';
import { openRequest } from '../commands/overlay.ts';
import { useCommands } from '../commands/use-commands.ts';
import { toInboxPath } from '../leads/lead-filter.ts';
import { loadedLeads } from '../leads/leads.queries.ts';
import { lastFilter, setActiveLead } from '../leads/list-state.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { leadPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { KeptText } from './kept-text.tsx';
import { LeadHeader, type Neighbors } from './lead-header.tsx';
import { LeadSidebar } from './lead-sidebar.tsx';
import { NoteForm } from './note-form.tsx';
import { Timeline } from './timeline.tsx';

const scroll = css({ flex: '1', minHeight: '0', overflowY: 'auto' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  minHeight: 'full',
});
const main = css({ padding: { base: '4', md: '6' }, display: 'flex', flexDirection: 'column', gap: '6' });

const noteId = 'note';
const focusNote = () => document.getElementById(noteId)?.focus();

export function LeadView({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { hash } = useLocation();
  const neighbors = useNeighbors(lead.id);
  useLeadPageCommands(lead, neighbors);
  useEffect(() => {
    if (hash === `#${noteId}`) focusNote();
  }, [hash]);

  return (
    <>
      <LeadHeader lead={lead} neighbors={neighbors} />
      <div className={scroll}>
        <div className={columns}>
          <div className={main}>
            {canEdit ? (
              <NoteForm leadId={lead.id} id={noteId} version={lead.timeline[0]?.id} />
            ) : (
              draftKinds.map((kind) => <KeptText key={kind} leadId={lead.id} kind={kind} />)
            )}
            <Timeline lead={lead} />
          </div>
          <LeadSidebar lead={lead} />
        </div>
      </div>
    </>
  );
}

/** Returns the leads before and after this one in the list it was opened from. */
function useNeighbors(id: number): Neighbors {
  const ids = loadedLeads(lastFilter()).map((lead) => lead.id);
  const index = ids.indexOf(id);
  return { previous: ids[index - 1], next: index < 0 ? undefined : ids[index + 1] };
}

function useLeadPageCommands(lead: Lead, { previous, next }: Neighbors) {
  const navigate = useNavigate();
  const leadCommands = useLeadCommands([lead]);

  const open = (id: number | undefined) => {
    if (!id) return;
    setActiveLead(id, { focus: false });
    navigate(leadPath(id));
  };
  const back = () => {
    setActiveLead(lead.id, { focus: true });
    navigate(toInboxPath(lastFilter()));
  };

  useCommands([
    ...leadCommands,
    { id: 'request', label: 'Add a request', group: 'This lead', needs: 'agent', run: () => openRequest(lead) },
    { id: 'note', label: 'Add a note', group: 'This lead', keys: 'n', needs: 'agent', run: focusNote },
    { id: 'next', label: 'Next lead', group: 'List', keys: 'j', run: () => open(next) },
    { id: 'previous', label: 'Previous lead', group: 'List', keys: 'k', run: () => open(previous) },
    { id: 'back', label: 'Back to leads', group: 'List', keys: 'Escape', run: back },
  ]);
}
