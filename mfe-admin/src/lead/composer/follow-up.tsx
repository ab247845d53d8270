import type { ContactChannel } from '@portal/contracts/lead';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { useEffect, useState } from 'react';
import { openContact } from '../../commands/overlay.ts';
import { contacts } from '../../leads/contacts.content.ts';
import { notice } from '../../shared.styles.ts';

const channels: Record<string, ContactChannel> = { 'tel:': 'call', 'mailto:': 'email' };

/** Returns the channel of the last link to a number or an address that was clicked on the page. */
export function useClickedChannel() {
  const [channel, setChannel] = useState<ContactChannel>();
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link) setChannel((before) => channels[link.protocol] ?? before);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  return [channel, setChannel] as const;
}

interface FollowUpProps {
  lead: Lead;
  channel: ContactChannel;
  onClose: () => void;
}

/** Offers to log a call or an email after a link to it was clicked. */
export function FollowUp({ lead, channel, onClose }: FollowUpProps) {
  const log = () => {
    onClose();
    openContact(lead, channel);
  };
  return (
    <p className={notice} role="status">
      {channel === 'email' ? 'Did you email' : 'Did you call'} <bdi>{lead.name}</bdi>?{' '}
      <Button size="sm" onClick={log}>
        {contacts[channel].command}
      </Button>
      <Button size="sm" tone="plain" onClick={onClose}>
        Not yet
      </Button>
    </p>
  );
}
