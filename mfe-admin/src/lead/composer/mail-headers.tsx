import { readableEmail } from '@portal/contracts/readable-email';
import { textLimits } from '@portal/contracts/text-limits';
import type { Lead } from '@portal/staff-client/lead';
import { useState } from 'react';
import { bouncedOf, shownValues } from '../../leads/use-correct-lead.ts';
import * as styles from './composer.styles.ts';
import { BounceWarning, MailField } from './mail-field.tsx';
import { addressesOf } from './recipients.ts';

interface Headers {
  to: string;
  cc: string;
  subject: string;
}

interface MailHeadersProps {
  lead: Lead;
  mail: Headers;
  errors: Readonly<Record<string, string>>;
  onChange: (changed: Partial<Headers>) => void;
  /** Of a sender who has none yet. */
  name: string | undefined;
  onName: (name: string) => void;
}

/** Recipients and subject in one line, which opens to change them, and by itself when something is missing or wrong. */
export function MailHeaders({ lead, mail, errors, onChange, name, onName }: MailHeadersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { to, cc, subject } = mail;
  const recipients = addressesOf(to);
  const isDoubtful =
    name !== undefined ||
    to.trim() === '' ||
    ['to', 'cc', 'subject'].some((field) => errors[field]) ||
    bouncedOf(lead).some((address) => recipients.includes(address));
  return (
    <details
      className={styles.headers}
      open={isOpen || isDoubtful}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.headersLine} title="Recipients and subject">
        To <bdi>{recipients.map(readableEmail).join(', ')}</bdi>
        {cc && (
          <>
            , Cc <bdi>{addressesOf(cc).map(readableEmail).join(', ')}</bdi>
          </>
        )}{' '}
        · <bdi>{subject || lead.answer.subject}</bdi>
      </summary>
      <div className={styles.mailFields}>
        {name !== undefined && (
          <MailField
            label="From"
            error={errors.name}
            value={name}
            placeholder="Your name, as customers see it"
            maxLength={textLimits.name}
            onChange={onName}
          />
        )}
        <MailField
          label="To"
          error={errors.to}
          value={to}
          onChange={(changed) => onChange({ to: changed })}
          suggestions={shownValues(lead, 'email')}
        >
          <BounceWarning lead={lead} to={to} onChange={(changed) => onChange({ to: changed })} />
        </MailField>
        <MailField label="Cc" error={errors.cc} value={cc} onChange={(changed) => onChange({ cc: changed })} />
        <MailField
          label="Subject"
          error={errors.subject}
          value={subject}
          placeholder={lead.answer.subject}
          maxLength={textLimits.name}
          onChange={(changed) => onChange({ subject: changed })}
        />
      </div>
    </details>
  );
}
