import { formatLongDay, formatMonth } from '@portal/contracts/business-time';
import { isClosed } from '@portal/contracts/lead';
import type { Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { type KeyboardEvent, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { Details } from '../../app/layout/details.tsx';
import { Select } from '../../app/layout/select.tsx';
import { openOutcome } from '../../commands/overlay.ts';
import { monthChoices } from '../../leads/months.ts';
import {
  formatDollars,
  lostReasonLabels,
  notDollars,
  parseDollars,
  roundingHint,
} from '../../leads/outcomes.content.ts';
import { statuses } from '../../leads/statuses.content.ts';
import { useLeadAction } from '../../leads/use-lead-mutations.ts';
import { useHasRole } from '../../session/session.ts';
import { control, header, label, muted } from '../../shared.styles.ts';

const fields = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' });
const field = css({ display: 'grid', gap: '1', fontSize: 'xs', color: 'fg.muted', '& > *': { width: 'full' } });
const problem = css({ fontSize: 'xs', color: 'danger.text' });

/** What an open lead is expected to be worth, and when it will be won. Agents change both in place. */
export function ExpectedSection({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { value, expectedMonth } = lead;
  if (isClosed(lead.status) || lead.isSpam) return null;
  if (!canEdit && value === null && expectedMonth === null) return null;
  return (
    <section aria-label="Expected">
      <h2 className={label}>Expected</h2>
      {canEdit ? (
        <ExpectedFields lead={lead} />
      ) : (
        <Details
          of={[
            ['Value', value !== null && formatDollars(value)],
            ['Month', expectedMonth && formatMonth(expectedMonth)],
          ]}
        />
      )}
    </section>
  );
}

function ExpectedFields({ lead }: { lead: Lead }) {
  const { mutate } = useLeadAction();
  /** Undefined: what is stored, also when a colleague changes it. */
  const [typed, setTyped] = useState<string>();
  const stored = lead.value === null ? '' : formatDollars(lead.value);
  const value = parseDollars(typed ?? stored);
  const hint = roundingHint(typed);
  const { expectedMonth } = lead;
  const months = monthChoices();
  const isListed = !expectedMonth || months.some(([month]) => month === expectedMonth);
  const saveValue = () => {
    if (value === undefined) return;
    setTyped(undefined);
    if (value !== lead.value) mutate({ leads: [lead], action: { kind: 'expected', expected: { value } } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') saveValue();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <>
      <div className={fields}>
        <label className={field}>
          Value
          <input
            className={control}
            inputMode="decimal"
            autoComplete="off"
            placeholder="$18,500"
            value={typed ?? stored}
            aria-invalid={value === undefined || undefined}
            aria-describedby="expected-hint"
            onChange={({ target }) => setTyped(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={saveValue}
            onKeyDown={onKeyDown}
          />
        </label>
        <label className={field}>
          Month
          <Select
            value={expectedMonth ?? ''}
            options={[
              ['', 'Not specified'],
              ...(isListed ? [] : [[expectedMonth, formatMonth(expectedMonth)] as const]),
              ...months,
            ]}
            onChange={({ target }) =>
              mutate({ leads: [lead], action: { kind: 'expected', expected: { month: target.value || null } } })
            }
          />
        </label>
      </div>
      <p id="expected-hint" className={cx(value === undefined ? problem : muted)} role="status">
        {value === undefined ? notDollars : hint}
      </p>
    </>
  );
}

/** How a lead was won or lost. */
export function OutcomeSection({ lead }: { lead: Lead }) {
  const canEdit = useHasRole('agent');
  const { status, outcome } = lead;
  if (!outcome || (status !== 'won' && status !== 'lost')) return null;
  const { value, lostReason, closedOn } = outcome;
  return (
    <section aria-label="Outcome">
      <div className={header}>
        <h2 className={label}>{statuses[status].name}</h2>
        {canEdit && (
          <Button size="sm" tone="plain" onClick={() => openOutcome({ leads: [lead], status })}>
            Edit outcome
          </Button>
        )}
      </div>
      <Details
        of={[
          ['Value', value === null ? 'Not specified' : formatDollars(value)],
          ['Reason', status === 'lost' && (lostReason ? lostReasonLabels[lostReason] : 'Not specified')],
          ['Closed', formatLongDay(closedOn)],
        ]}
      />
    </section>
  );
}
