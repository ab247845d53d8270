import { type ContactChannel, contactChannels, leadStatuses } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import { Link, useSite } from '@portal/platform';
import type { Lead, LeadAction } from '@portal/staff-client/lead';
import { Button, ButtonLink } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, PhoneIcon, ReplyIcon, UserIcon } from '@portal/ui/icons';
import { Suspense, useState } from 'react';
import { openChoice, openContact } from '../commands/overlay.ts';
import { contacts } from '../leads/contacts.content.ts';
import { DueBadge, WroteAgain } from '../leads/due-badge.tsx';
import { toInboxPath } from '../leads/lead-filter.ts';
import { lastFilter } from '../leads/list-state.ts';
import { Owner } from '../leads/owner.tsx';
import { StatusIcon } from '../leads/status-icon.tsx';
import { statuses } from '../leads/statuses.content.ts';
import { shownValues } from '../leads/use-correct-lead.ts';
import { useChooseOwner } from '../leads/use-lead-commands.ts';
import { useLeadAction } from '../leads/use-lead-mutations.ts';
import { leadPath } from '../paths.ts';
import { useHasRole } from '../session/session.ts';
import { buttons, hidden, notice, segment, segments } from '../shared.styles.ts';
import { mailtoLink } from './contact-links.ts';
import * as styles from './lead-header.styles.ts';
import { usePhoneText } from './use-phone-text.ts';

/** Ids of the leads before and after this one. */
export interface Neighbors {
  previous: number | undefined;
  next: number | undefined;
}

/** Name, contact links, status and owner of a lead. */
export function LeadHeader({ lead, neighbors }: { lead: Lead; neighbors: Neighbors }) {
  const canEdit = useHasRole('agent');
  /** A call or an email whose link was clicked. */
  const [contact, setContact] = useState<ContactChannel>();

  return (
    <header className={styles.header}>
      <div className={styles.toolbar}>
        <Link to={toInboxPath(lastFilter())} className={styles.back}>
          <Icon of={ChevronLeftIcon} size="sm" />
          Back to leads
        </Link>
        <NeighborLink id={neighbors.previous} label="Previous lead" icon={ChevronLeftIcon} />
        <NeighborLink id={neighbors.next} label="Next lead" icon={ChevronRightIcon} />
      </div>
      <div className={styles.spread}>
        <div>
          <h1 className={styles.name}>
            <bdi>{lead.name}</bdi>
          </h1>
          <p className={styles.line}>
            <bdi>{lead.company}</bdi>
            {lead.isSpam && <span className={styles.spam}>Spam</span>}
            <DueBadge lead={lead} />
            <WroteAgain lead={lead} />
          </p>
        </div>
        <ContactLinks lead={lead} onContact={setContact} />
      </div>
      {canEdit ? (
        <>
          {contact && lead.responseDueAt && (
            <FollowUp lead={lead} channel={contact} onDismiss={() => setContact(undefined)} />
          )}
          <ContactButtons lead={lead} />
          <Controls lead={lead} />
        </>
      ) : (
        <div className={styles.line}>
          <span className={segment} data-current>
            <StatusIcon status={lead.status} />
            {statuses[lead.status].name}
          </span>
          <Owner owner={lead.owner} />
          Read-only access
        </div>
      )}
    </header>
  );
}

interface NeighborLinkProps {
  id: number | undefined;
  label: string;
  icon: typeof ChevronLeftIcon;
}

function NeighborLink({ id, label, icon }: NeighborLinkProps) {
  if (!id) return null;
  return (
    <Link to={leadPath(id)} className={styles.neighbor} aria-label={label} title={label}>
      <Icon of={icon} size="sm" />
    </Link>
  );
}

/** Calls the preferred number, or another one. */
function CallLinks({ phones, onCall }: { phones: string[]; onCall: () => void }) {
  const phoneText = usePhoneText();
  const [[phone, first] = [], ...others] = phones.map((typed) => [typed, phoneText(typed)] as const);
  return (
    <>
      {first?.telephone ? (
        <ButtonLink to={first.telephone.href} tone="quiet" size="sm" title={phone} onClick={onCall}>
          <Icon of={PhoneIcon} size="sm" />
          {first.shown}
        </ButtonLink>
      ) : (
        <bdi>{phone}</bdi>
      )}
      <OthersButton
        label="Other phone numbers"
        title="Call…"
        choices={others.flatMap(([, { telephone, shown }]) =>
          telephone ? [{ label: shown, to: telephone.href }] : [],
        )}
        onChoose={onCall}
      />
    </>
  );
}

interface OthersButtonProps {
  label: string;
  /** Of the dialog. */
  title: string;
  choices: { label: string; to: string }[];
  onChoose: () => void;
}

function OthersButton({ label, title, choices, onChoose }: OthersButtonProps) {
  if (choices.length === 0) return null;
  const open = ({ to }: { to: string }) => {
    onChoose();
    location.assign(to);
  };
  return (
    <Button
      tone="quiet"
      size="sm"
      aria-label={label}
      title={label}
      onClick={() =>
        openChoice(
          title,
          choices.map((choice) => ({ label: choice.label, run: () => open(choice) })),
        )
      }
    >
      <Icon of={ChevronDownIcon} size="sm" />
    </Button>
  );
}

function ContactLinks({ lead, onContact }: { lead: Lead; onContact: (channel: ContactChannel) => void }) {
  const { company } = useSite();
  const phones = shownValues(lead, 'phone');
  const [email, ...otherEmails] = shownValues(lead, 'email');
  return (
    <div className={buttons}>
      {phones.length > 0 && (
        <Suspense fallback={<bdi>{lead.phone}</bdi>}>
          <CallLinks phones={phones} onCall={() => onContact('call')} />
        </Suspense>
      )}
      {email && (
        <ButtonLink
          to={mailtoLink(lead, company)}
          size="sm"
          onClick={() => onContact('email')}
          title={readableEmail(email)}
        >
          <Icon of={ReplyIcon} size="sm" />
          Reply
        </ButtonLink>
      )}
      <OthersButton
        label="Other email addresses"
        title="Reply to…"
        choices={otherEmails.map((other) => ({
          label: readableEmail(other),
          to: mailtoLink({ ...lead, email: other }, company),
        }))}
        onChoose={() => onContact('email')}
      />
    </div>
  );
}

interface FollowUpProps {
  lead: Lead;
  channel: ContactChannel;
  onDismiss: () => void;
}

/** Offers to log a call or an email after its link was clicked. */
const FollowUp = ({ lead, channel, onDismiss }: FollowUpProps) => (
  <p className={notice} role="status">
    {channel === 'email' ? 'Did you email' : 'Did you call'} <bdi>{lead.name}</bdi>?{' '}
    <Button size="sm" onClick={() => openContact(lead, channel)}>
      {contacts[channel].command}
    </Button>
    <Button size="sm" tone="plain" onClick={onDismiss}>
      Not yet
    </Button>
  </p>
);

/** Buttons that log a contact. */
const ContactButtons = ({ lead }: { lead: Lead }) => (
  <fieldset className={buttons}>
    <legend className={hidden}>Log a contact</legend>
    {contactChannels.map((channel) => (
      <Button
        key={channel}
        tone="quiet"
        size="sm"
        title={`${contacts[channel].command} (${contacts[channel].key})`}
        onClick={() => openContact(lead, channel)}
      >
        {contacts[channel].command}
      </Button>
    ))}
  </fieldset>
);

/** Status, owner and spam. */
function Controls({ lead }: { lead: Lead }) {
  const chooseOwner = useChooseOwner();
  const { mutate } = useLeadAction();
  const apply = (action: LeadAction) => () => mutate({ leads: [lead], action });

  return (
    <div className={styles.line}>
      <fieldset className={segments}>
        <legend className={hidden}>Status</legend>
        {leadStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className={segment}
            aria-pressed={lead.status === status}
            data-current={lead.status === status || undefined}
            title={`${statuses[status].command} (${statuses[status].key})`}
            onClick={apply({ kind: 'status', status })}
          >
            <StatusIcon status={status} />
            {statuses[status].name}
          </button>
        ))}
      </fieldset>
      <Button tone="quiet" size="sm" title="Assign (a)" onClick={() => chooseOwner([lead])}>
        {lead.owner ? (
          <Owner owner={lead.owner} />
        ) : (
          <>
            <Icon of={UserIcon} size="sm" />
            Assign…
          </>
        )}
      </Button>
      <Button
        tone={lead.isSpam ? 'quiet' : 'plain'}
        size="sm"
        title={lead.isSpam ? 'Not spam (s)' : 'Move to spam (s)'}
        onClick={apply({ kind: lead.isSpam ? 'release' : 'spam' })}
      >
        {lead.isSpam ? 'Not spam' : 'Spam'}
      </Button>
    </div>
  );
}
