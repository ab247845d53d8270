import { readableEmail } from '@portal/contracts/readable-email';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { type ReactNode, useId } from 'react';
import { bouncedOf, shownValues } from '../../leads/use-correct-lead.ts';
import { textButton } from '../../shared.styles.ts';
import * as styles from './composer.styles.ts';
import { addressesOf } from './recipients.ts';

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
