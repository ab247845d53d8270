import { lostReasons, maxLeadValue } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextAreaField } from '@portal/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { closeOverlay, type OutcomeQuestion } from '../commands/overlay.ts';
import { Choices } from '../layout/choices.tsx';
import { lostReasonLabels } from '../leads/outcomes.content.ts';
import { statuses } from '../leads/statuses.content.ts';
import { useLeadAction } from '../leads/use-lead-mutations.ts';
import { columns } from '../shared.styles.ts';
import { businessDay } from '../time/business-time.ts';

const styles = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const button = css({ alignSelf: 'flex-start' });

/** Asks how leads were won or lost. Everything is optional: Enter is enough. */
export function OutcomeDialog({ leads, ids, status }: OutcomeQuestion) {
  const count = ids?.length ?? leads.length;
  const [lead] = count === 1 ? leads : [];
  const subject = lead?.name ?? `${count.toLocaleString('en-US')} leads`;
  return (
    <Dialog
      title={`${statuses[status].name}: ${subject}`}
      description={
        lead ? 'All of it is optional.' : 'All of it is optional. Each lead gets the same value, reason and date.'
      }
      open
      onOpenChange={closeOverlay}
    >
      <OutcomeForm leads={leads} ids={ids} status={status} />
    </Dialog>
  );
}

function OutcomeForm({ leads, ids, status }: OutcomeQuestion) {
  const { mutate } = useLeadAction();
  const [error, setError] = useState('');
  const valueField = useRef<HTMLInputElement>(null);
  const [lead] = leads.length === 1 && !ids ? leads : [];
  const isEdit = lead?.status === status;
  const known = isEdit ? lead.outcome : undefined;
  const [lostReason, setLostReason] = useState<string>(known?.lostReason ?? '');
  const today = businessDay();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name) ?? '').trim();
    const value = parseDollars(textOf('value'));
    if (value === undefined) {
      setError('Enter dollars, for example 18,500');
      valueField.current?.focus();
      return;
    }
    const outcome = {
      value,
      lostReason: lostReasons.find((reason) => reason === lostReason) ?? null,
      closedOn: textOf('closedOn') || null,
      note: textOf('note') || null,
    };
    closeOverlay();
    mutate({ leads, ids, action: isEdit ? { kind: 'outcome', outcome } : { kind: 'status', status, outcome } });
  };

  return (
    <form className={styles} noValidate onSubmit={submit}>
      {status === 'lost' && (
        <Choices
          legend="Reason"
          name="lostReason"
          options={lostReasons.map((reason) => [reason, lostReasonLabels[reason]])}
          chosen={lostReason}
          onChange={({ target }) => setLostReason(target.value)}
        />
      )}
      <div className={columns}>
        <Field
          label="Value in US dollars"
          name="value"
          inputMode="numeric"
          autoComplete="off"
          placeholder="18,500"
          defaultValue={known?.value?.toLocaleString('en-US')}
          error={error}
          ref={valueField}
        />
        <Field label="Closed on" name="closedOn" type="date" max={today} defaultValue={known?.closedOn ?? today} />
      </div>
      <TextAreaField
        label="Note"
        name="note"
        id="outcome-note"
        rows={2}
        maxLength={textLimits.note}
        hint="Goes to the timeline. Ctrl Enter to save."
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" className={button}>
        {isEdit ? 'Save outcome' : statuses[status].command}
      </Button>
    </form>
  );
}

/** Returns whole dollars of an amount as it is pasted from an offer, null for nothing, and undefined for what is no amount. */
function parseDollars(text: string): number | null | undefined {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  const value = /^\d+(\.\d\d?)?$/.test(digits) ? Math.round(Number(digits)) : Number.NaN;
  return value <= maxLeadValue ? value : undefined;
}
