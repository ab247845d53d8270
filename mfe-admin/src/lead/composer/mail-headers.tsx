import { readableEmail } from '@portal/contracts/readable-email';
import { textLimits } from '@portal/contracts/text-limits';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { bouncedOf, shownValues } from '../../leads/use-correct-lead.ts';
import { textButton } from '../../shared.styles.ts';
import * as styles from './composer.styles.ts';
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

interface MailFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  placeholder?: string;
  maxLength?: number;
  suggestions?: string[];
  children?: ReactNode;
}

/** A header of an email: label and value in one line. */
export function MailField({
  label,
  value,
  onChange,
  error,
  placeholder,
  maxLength,
  suggestions = [],
  children,
}: MailFieldProps) {
  const id = useId();
  return (
    <div className={styles.mailField}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={label === 'Subject'}
        list={suggestions.length > 1 ? `${id}-list` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions.length > 1 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.fieldError}>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

interface BounceWarningProps {
  lead: Lead;
  to: string;
  onChange: (to: string) => void;
}

/** Mail to this address came back. Another one of the person is offered, e.g. the corrected one. */
export function BounceWarning({ lead, to, onChange }: BounceWarningProps) {
  const bounced = bouncedOf(lead).find((address) => addressesOf(to).includes(address));
  if (!bounced) return null;
  const other = shownValues(lead, 'email').find((address) => !bouncedOf(lead).includes(address));
  return (
    <p className={styles.fieldError}>
      Mail to <bdi>{readableEmail(bounced)}</bdi> came back.{' '}
      {other ? (
        <Button tone="plain" size="sm" className={textButton} onClick={() => onChange(to.replace(bounced, other))}>
          Use <bdi>{readableEmail(other)}</bdi>
        </Button>
      ) : (
        'Is the address right?'
      )}
    </p>
  );
}
