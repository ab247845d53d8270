import { contactChannels } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { useSite } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { Lead } from '@portal/staff-client/lead';
import type { Mailbox } from '@portal/staff-client/mail';
import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronDownIcon, PhoneIcon, PlusIcon, ReplyIcon, TimerIcon, XIcon } from '@portal/ui/icons';
import { type MouseEvent, type RefObject, Suspense, useEffect, useState } from 'react';
import { openContact, openMenu } from '../../commands/overlay.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { IconButton, Segment } from '../../controls.tsx';
import { mailtoLink } from '../../leads/contact-links.ts';
import { contacts } from '../../leads/contacts.content.ts';
import { askWhatNext, openNextStep } from '../../leads/next-step-question.ts';
import { mailboxQuery } from '../../leads/summary.queries.ts';
import { shownValues } from '../../leads/use-correct-lead.ts';
import { usePhoneText } from '../../leads/use-phone-text.ts';
import { announceWriting } from '../../live/presence.ts';
import { PresenceLine } from '../../live/presence-line.tsx';
import { isEmpty } from '../../session/draft.ts';
import { drafts } from '../../session/drafts.ts';
import { useDraft, useLoadDrafts } from '../../session/use-draft.ts';
import { caution, muted } from '../../shared.styles.ts';
import { focusTimeline, timelineAnchor } from '../thread/message-anchor.ts';
import * as styles from './composer.styles.ts';
import { FollowUp, useClickedChannel } from './follow-up.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';

type Tab = 'reply' | 'note';

interface Opened {
  tab: Tab;
  hasFocus?: boolean;
  /** Small screens show the thread, and others one line. */
  isClosed?: boolean;
}

interface ComposerProps {
  lead: Lead;
  /** Opened when the page is. */
  initialTab: Tab | undefined;
  /** The newest entry of the timeline that the user has seen. */
  seen: RefObject<number>;
}

/** Below the thread: what is written next. One line until it is used; on small screens a bar, over which it opens. */
export function Composer({ lead, initialTab, seen }: ComposerProps) {
  /** What the user has opened, or else has begun to use. A new object focuses its field. */
  const [opened, setOpened] = useState<Opened | undefined>(initialTab && { tab: initialTab });
  const [channel, setChannel] = useClickedChannel();
  useLoadDrafts(lead.id, lead.timeline[0]?.id);
  const hasReply = !isEmpty(useDraft(lead.id, 'reply').draft);
  const hasNote = !isEmpty(useDraft(lead.id, 'note').draft);
  const { data: mailbox } = useQuery(mailboxQuery);
  const canSend = !mailbox?.missing.includes('SMTP_URL');
  const tab = opened?.tab ?? (hasReply || (canSend && lead.email && !hasNote) ? 'reply' : 'note');
  const open = (next: Tab) => setOpened({ tab: next });
  const isOpen = opened !== undefined && !opened.isClosed;
  const isFolded = !isOpen && !hasReply && !hasNote && (tab === 'note' || canSend);
  const saved = ({ hasReminder } = { hasReminder: false }) => {
    setOpened({ tab, hasFocus: true, isClosed: true });
    if (!hasReminder) askWhatNext(lead.id);
    // Shortcuts go on, unless more was typed meanwhile. The button that was clicked is hidden.
    const { activeElement, body } = document;
    const form = document.getElementById(tab)?.closest('form');
    if (isEmpty(drafts.get(lead.id, tab)) && (activeElement === body || form?.contains(activeElement))) focusTimeline();
  };
  useEffect(() => {
    if (opened && !opened.hasFocus) document.getElementById(opened.tab)?.focus();
  }, [opened]);
  useCommands([
    { id: 'reply', label: 'Reply', group: 'This lead', keys: 'r', needs: 'agent', run: () => open('reply') },
    { id: 'note', label: 'Add a note', group: 'This lead', keys: 'n', needs: 'agent', run: () => open('note') },
  ]);
  const log = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    openMenu(
      'Log',
      [
        ...contactChannels.map((one) => ({
          label: contacts[one].name,
          hint: contacts[one].key,
          run: () => openContact(lead, one),
        })),
        { label: 'Note', hint: 'n', run: () => open('note') },
      ],
      currentTarget,
    );
  const tabButton = (of: Tab, label: string, hasDraft: boolean) => (
    <Segment isCurrent={tab === of} onClick={() => open(of)}>
      {label}
      {hasDraft && tab !== of && <span className={muted}>(draft)</span>}
    </Segment>
  );

  return (
    <>
      {channel && <FollowUp lead={lead} channel={channel} onClose={() => setChannel(undefined)} />}
      <section
        className={styles.composer}
        aria-label="Write"
        data-open={isOpen || undefined}
        data-folded={isFolded || undefined}
        onFocus={() => setOpened((before) => (before && !before.isClosed ? before : { tab, hasFocus: true }))}
        onInput={announceWriting}
        // Of the conversation that small screens do not show meanwhile.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget?.closest(`#${timelineAnchor.id}`)) setOpened({ tab, hasFocus: true, isClosed: true });
        }}
        // Shortcuts are ignored in text fields.
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          focusTimeline();
        }}
      >
        <div className={styles.tabs}>
          {tabButton('reply', 'Reply', hasReply)}
          {tabButton('note', 'Note', hasNote)}
          <Button tone="plain" size="sm" className={styles.log} aria-haspopup="menu" onClick={log}>
            <Icon of={PlusIcon} size="sm" />
            Log
            <Icon of={ChevronDownIcon} size="sm" />
          </Button>
          <div className={styles.presence}>
            <PresenceLine leadId={lead.id} />
          </div>
          <IconButton icon={XIcon} className={styles.close} aria-label="Close" onClick={() => setOpened(undefined)} />
        </div>
        {tab === 'note' ? (
          <NoteForm leadId={lead.id} id="note" onSaved={saved} />
        ) : canSend ? (
          <>
            {mailbox && <MissingMail mailbox={mailbox} />}
            <ReplyForm lead={lead} id="reply" seen={seen} onSaved={saved} onUndone={() => open('reply')} />
          </>
        ) : (
          <MailProgram lead={lead} mailbox={mailbox} />
        )}
      </section>
      <div className={styles.bar}>
        <Suspense>
          <CallButton lead={lead} onCall={() => setChannel('call')} />
        </Suspense>
        <Button tone="plain" size="sm" className={styles.barButton} onClick={() => open('reply')}>
          <Icon of={ReplyIcon} size="sm" />
          Reply
        </Button>
        <Button tone="plain" size="sm" className={styles.barButton} aria-haspopup="menu" onClick={log}>
          <Icon of={PlusIcon} size="sm" />
          Log
        </Button>
        <Button tone="plain" size="sm" className={styles.barButton} onClick={() => openNextStep(lead.id)}>
          <Icon of={TimerIcon} size="sm" />
          Next
        </Button>
      </div>
    </>
  );
}

/** A link to the user's mail program, while the desk cannot send mail. */
function MailProgram({ lead, mailbox }: { lead: Lead; mailbox: Mailbox | undefined }) {
  const { company } = useSite();
  return (
    <div className={styles.withoutMail}>
      {mailbox && <MissingMail mailbox={mailbox} />}
      {lead.email && (
        <ButtonLink id="reply" to={mailtoLink(lead, company)} size="sm">
          <Icon of={ReplyIcon} size="sm" />
          Write to {readableEmail(lead.email)}
        </ButtonLink>
      )}
    </div>
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
      aria-haspopup="menu"
      onClick={({ currentTarget }) =>
        openMenu(
          'Call…',
          choices.map(({ label, to }) => ({ label, run: () => call(to) })),
          currentTarget,
        )
      }
    >
      {caption}
    </Button>
  );
}

/** What the desk cannot do of a conversation because a setting is missing, and what to do instead. */
function MissingMail({ mailbox: { missing, address } }: { mailbox: Pick<Mailbox, 'missing' | 'address'> }) {
  if (missing.includes('SMTP_URL'))
    return (
      <p className={caution}>
        The lead desk cannot send email: the setting <code>SMTP_URL</code> is missing. Write in your mail program, then
        log it here.
      </p>
    );
  if (missing.includes('IMAP_URL'))
    return (
      <p className={caution}>
        Answers do not arrive here: the setting <code>IMAP_URL</code> is missing. Read them in the mailbox{' '}
        <bdi>{readableEmail(address)}</bdi>, then log them here.
      </p>
    );
  return null;
}
