import { contactChannels } from '@portal/contracts/lead';
import { useSite } from '@portal/platform';
import type { Lead } from '@portal/staff-client/lead';
import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronDownIcon, PhoneIcon, PlusIcon, ReplyIcon, XIcon } from '@portal/ui/icons';
import { Suspense, useEffect, useState } from 'react';
import { openChoice, openContact } from '../commands/overlay.ts';
import { useCommands } from '../commands/use-commands.ts';
import { contacts } from '../leads/contacts.content.ts';
import { shownValues } from '../leads/use-correct-lead.ts';
import { segment } from '../shared.styles.ts';
import * as styles from './composer.styles.ts';
import { mailtoLink } from './contact-links.ts';
import { FollowUp, useClickedChannel } from './follow-up.tsx';
import { NoteForm } from './note-form.tsx';
import { usePhoneText } from './use-phone-text.ts';

const noteId = 'note';

type Tab = 'note';

interface ComposerProps {
  lead: Lead;
  /** Opened when the page is. */
  initialTab: Tab | undefined;
}

/** Below the thread: what is written next. On phones a bar, over which it opens. */
export function Composer({ lead, initialTab }: ComposerProps) {
  /** What the user has opened. A new object focuses its field. */
  const [opened, setOpened] = useState<{ tab: Tab } | undefined>(initialTab && { tab: initialTab });
  const [channel, setChannel] = useClickedChannel();
  const open = (tab: Tab) => setOpened({ tab });
  useEffect(() => {
    if (opened) document.getElementById(noteId)?.focus();
  }, [opened]);
  useCommands([
    { id: 'note', label: 'Add a note', group: 'This lead', keys: 'n', needs: 'agent', run: () => open('note') },
  ]);
  const log = () =>
    openChoice('Log', [
      ...contactChannels.map((channel) => ({
        label: contacts[channel].command,
        hint: contacts[channel].key,
        run: () => openContact(lead, channel),
      })),
      { label: 'Add a note', hint: 'n', run: () => open('note') },
    ]);

  return (
    <>
      {channel && <FollowUp lead={lead} channel={channel} onClose={() => setChannel(undefined)} />}
      <section className={styles.composer} aria-label="Write" data-open={opened !== undefined || undefined}>
        <div className={styles.tabs}>
          <button type="button" className={segment} aria-pressed data-current onClick={() => open('note')}>
            Note
          </button>
          <ReplyLink lead={lead} className={styles.reply} />
          <Button tone="plain" size="sm" className={styles.log} aria-haspopup="dialog" onClick={log}>
            <Icon of={PlusIcon} size="sm" />
            Log
            <Icon of={ChevronDownIcon} size="sm" />
          </Button>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => setOpened(undefined)}>
            <Icon of={XIcon} size="sm" />
          </button>
        </div>
        <NoteForm leadId={lead.id} id={noteId} version={lead.timeline[0]?.id} />
      </section>
      <div className={styles.bar}>
        <Suspense>
          <CallButton lead={lead} onCall={() => setChannel('call')} />
        </Suspense>
        <ReplyLink lead={lead} className={styles.barButton} />
        <Button tone="plain" size="sm" className={styles.barButton} aria-haspopup="dialog" onClick={log}>
          <Icon of={PlusIcon} size="sm" />
          Log
        </Button>
      </div>
    </>
  );
}

/** Calls the number of the person, or one of several. */
function CallButton({ lead, onCall }: { lead: Lead; onCall: () => void }) {
  const phoneText = usePhoneText();
  const choices = shownValues(lead, 'phone').flatMap((typed) => {
    const { telephone, shown } = phoneText(typed);
    return telephone ? [{ label: shown, to: telephone.href }] : [];
  });
  const [first, ...others] = choices;
  const caption = (
    <>
      <Icon of={PhoneIcon} size="sm" />
      Call
    </>
  );
  if (!first) return null;
  if (others.length === 0)
    return (
      <ButtonLink to={first.to} tone="plain" size="sm" className={styles.barButton}>
        {caption}
      </ButtonLink>
    );
  const call = (to: string) => {
    onCall();
    location.assign(to);
  };
  return (
    <Button
      tone="plain"
      size="sm"
      className={styles.barButton}
      aria-haspopup="dialog"
      onClick={() =>
        openChoice(
          'Call…',
          choices.map(({ label, to }) => ({ label, run: () => call(to) })),
        )
      }
    >
      {caption}
    </Button>
  );
}

function ReplyLink({ lead, className }: { lead: Lead; className: string }) {
  const { company } = useSite();
  if (!lead.email) return null;
  return (
    <ButtonLink to={mailtoLink(lead, company)} tone="plain" size="sm" className={className}>
      <Icon of={ReplyIcon} size="sm" />
      Reply
    </ButtonLink>
  );
}
