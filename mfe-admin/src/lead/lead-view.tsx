import { useLocation, useNavigate } from '@portal/platform';
import { queryClient, useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { useCommands } from '../commands/use-commands.ts';
import { toList } from '../inbox/lead-filter.ts';
import { loadedLeads } from '../inbox/leads.queries.ts';
import { activeLead, rememberedList, rememberList } from '../inbox/where-we-are.ts';
import { sessionQuery, useMay } from '../session/session.ts';
import { leadQuery } from './lead.queries.ts';
import { leadCommands } from './lead-commands.ts';
import { LeadHeader } from './lead-header.tsx';
import { LeadSide } from './lead-side.tsx';
import { NoteBox } from './note-box.tsx';
import { Timeline } from './timeline.tsx';

const scroll = css({ flex: '1', minHeight: '0', overflowY: 'auto' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  minHeight: 'full',
});
const story = css({ padding: { base: '4', md: '6' }, display: 'flex', flexDirection: 'column', gap: '6' });

export function LeadView({ lead }: { lead: Lead }) {
  const mayAct = useMay('agent');
  const { hash } = useLocation();
  const note = useRef<HTMLTextAreaElement>(null);
  const neighbours = useNeighbours(lead.id);
  useLeadPageCommands(lead, neighbours, () => note.current?.focus());
  useEffect(() => {
    if (hash === '#note') note.current?.focus();
  }, [hash]);

  return (
    <>
      <LeadHeader lead={lead} neighbours={neighbours} />
      <div className={scroll}>
        <div className={columns}>
          <div className={story}>
            {mayAct && <NoteBox leadId={lead.id} ref={note} />}
            <Timeline lead={lead} />
          </div>
          <LeadSide lead={lead} />
        </div>
      </div>
    </>
  );
}

export interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
}

/** The leads before and after this one in the list it was opened from; the next one is fetched ahead. */
function useNeighbours(id: number): Neighbours {
  const ids = loadedLeads(rememberedList()).map((lead) => lead.id);
  const at = ids.indexOf(id);
  const [previous, next] = at < 0 ? [] : [ids[at - 1], ids[at + 1]];

  useEffect(() => {
    if (next) queryClient.prefetchQuery(leadQuery(next));
  }, [next]);
  return { previous, next };
}

function useLeadPageCommands(lead: Lead, { previous, next }: Neighbours, writeNote: () => void) {
  const { data: me } = useQuery(sessionQuery);
  const navigate = useNavigate();

  const go = (id: number | undefined) => {
    if (!id) return;
    activeLead.become(id, false);
    navigate(`/admin/leads/${id}`);
  };
  const back = () => {
    activeLead.become(lead.id, true);
    rememberList(rememberedList());
    navigate(toList(rememberedList()));
  };

  useCommands([
    ...leadCommands([lead], me),
    { id: 'note', label: 'Write a note', group: 'This lead', keys: 'n', needs: 'agent', run: writeNote },
    { id: 'next', label: 'Next lead of the list', group: 'List', keys: 'j', run: () => go(next) },
    { id: 'previous', label: 'Previous lead of the list', group: 'List', keys: 'k', run: () => go(previous) },
    { id: 'back', label: 'Back to the list', group: 'List', keys: 'Escape', run: back },
  ]);
}
