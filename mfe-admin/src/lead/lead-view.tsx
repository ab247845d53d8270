import { useLocation, useNavigate } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { css } from 'styled-system/css';
import { openRequest, openVisit } from '../commands/overlay.ts';
import { useCommands } from '../commands/use-commands.ts';
import { copyText } from '../copy-text.ts';
import { lastList, setActiveLead } from '../leads/list-state.ts';
import { useLeadCommands } from '../leads/use-lead-commands.ts';
import { useAnnouncedLead } from '../live/presence.ts';
import { PresenceLine } from '../live/presence-line.tsx';
import { leadPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { Composer } from './composer/composer.tsx';
import { PersonDialogs } from './dialogs/person-dialogs.tsx';
import { KeptTexts } from './kept-text.tsx';
import { LeadHeader, type Neighbors } from './lead-header.tsx';
import { LeadSidebar } from './lead-sidebar.tsx';
import { focusMessage } from './thread/message-anchor.ts';
import { Thread } from './thread/thread.tsx';

/** Conversation and panel beside each other; on smaller screens one of them. */
const columns = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
  gridTemplateRows: 'minmax(0, 1fr)',
  '&[data-about] > :first-child': { lgDown: { display: 'none' } },
  '&:not([data-about]) > :last-child': { lgDown: { display: 'none' } },
});
const conversation = css({ display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0' });
const presence = css({ paddingInline: { base: '3', md: '5' } });
const keptText = css({ maxHeight: '40%', overflowY: 'auto', borderTop: 'hairline' });

/** A lead: its conversation with the newest entry at the bottom, the composer below, and the person beside it. */
export function LeadView({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { hash } = useLocation();
  const neighbors = useNeighbors(lead.id);
  /** Whether small screens show the person instead of the conversation. */
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const seen = useRef(0);
  useLeadPageCommands(lead, neighbors);
  useAnnouncedLead(lead.id);
  const showMessage = (id: number) => {
    // On small screens, the thread is shown first.
    flushSync(() => setIsAboutOpen(false));
    focusMessage(id);
  };

  return (
    <>
      <LeadHeader
        lead={lead}
        neighbors={neighbors}
        isAboutOpen={isAboutOpen}
        onAbout={() => setIsAboutOpen(!isAboutOpen)}
      />
      <div className={columns} data-about={isAboutOpen || undefined}>
        <div className={conversation}>
          <Thread lead={lead} seen={seen} />
          <div className={presence}>
            <PresenceLine leadId={lead.id} />
          </div>
          {canEdit ? (
            <Composer lead={lead} initialTab={hash === '#note' ? 'note' : undefined} seen={seen} />
          ) : (
            <div className={keptText}>
              <KeptTexts leadId={lead.id} reason="With your role you can read and copy it, but not save it." />
            </div>
          )}
        </div>
        <LeadSidebar lead={lead} onMessage={showMessage} />
      </div>
      <PersonDialogs lead={lead} />
    </>
  );
}

/** Returns the leads before and after this one in the list it was opened from. */
function useNeighbors(id: number): Neighbors {
  const ids = lastList().ids();
  const index = ids.indexOf(id);
  return { previous: ids[index - 1], next: index < 0 ? undefined : ids[index + 1] };
}

function useLeadPageCommands(lead: Lead, { previous, next }: Neighbors) {
  const navigate = useNavigate();
  // `r` is for the reply.
  const leadCommands = useLeadCommands([lead]).map((command) =>
    command.keys === 'r' ? { ...command, keys: undefined } : command,
  );

  const open = (id: number | undefined) => {
    if (!id) return;
    setActiveLead(id, { focus: false });
    navigate(leadPath(id));
  };
  const back = () => {
    setActiveLead(lead.id, { focus: true });
    navigate(lastList().path);
  };
  const copyLink = () =>
    copyText(location.origin + leadPath(lead.id), {
      shown: null,
      done: ['Link copied', `Staff can open ${lead.name} with it.`],
      what: 'The link was',
    });

  useCommands([
    ...leadCommands,
    { id: 'request', label: 'Add a request', group: 'This lead', needs: 'agent', run: () => openRequest(lead) },
    { id: 'visit', label: 'Schedule visit', group: 'This lead', needs: 'agent', run: () => openVisit({ lead }) },
    { id: 'copy-link', label: 'Copy link', group: 'This lead', run: copyLink },
    { id: 'next', label: 'Next lead', group: 'List', keys: 'j', run: () => open(next) },
    { id: 'previous', label: 'Previous lead', group: 'List', keys: 'k', run: () => open(previous) },
    { id: 'back', label: 'Back to leads', group: 'List', keys: 'Escape', run: back },
  ]);
}
