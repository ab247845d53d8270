import { type DetailField, detailFields } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import type { Detail, Lead } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { errorMessage } from '@portal/ui/error-message';
import { Field } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { css } from 'styled-system/css';
import { corrections, detailText, fieldNames } from '../../leads/details.content.ts';
import { choicesOf } from '../../leads/labels.content.ts';
import { useCorrectLead } from '../../leads/use-correct-lead.ts';
import { countOf } from '../../numbers.ts';
import { drafts } from '../../session/drafts.ts';
import { useDraft } from '../../session/use-draft.ts';
import { buttons, label, mutedLine, textButton } from '../../shared.styles.ts';

const fields = css({ display: 'flex', flexDirection: 'column', gap: '5', fontSize: 'xs' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', marginBottom: '2' });
const value = css({
  overflowWrap: 'anywhere',
  '&[data-preferred]': { fontWeight: 'semibold' },
  '&[data-hidden]': { color: 'fg.muted', textDecoration: 'line-through' },
});
const actions = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' });
const form = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** All values of the contact data, with what staff can do with them. Requests keep what they say. */
export const EditPerson = ({ lead }: { lead: Lead }) => (
  <div className={fields}>
    {detailFields.map((field) => (
      <FieldValues key={field} lead={lead} field={field} />
    ))}
  </div>
);

function FieldValues({ lead, field }: { lead: Lead; field: DetailField }) {
  const group = useRef<HTMLFieldSetElement>(null);
  /** The value that is being corrected; an empty text for a new one. */
  const [edited, setEdited] = useState<string>();
  // The button that was clicked may go.
  const close = () => {
    setEdited(undefined);
    group.current?.focus();
  };
  const { mutate, isPending, error, reset } = useCorrectLead(lead, {
    onDone: () => {
      drafts.discard(lead.id, detailKind(field, edited ?? ''));
      close();
    },
    // The form of the value shows it.
    onError: edited === undefined ? undefined : () => undefined,
  });
  const edit = (one: string) => {
    reset();
    setEdited(one);
  };
  const details = lead.details[field];
  const name = fieldNames[field];
  const formFor = (detail?: Detail) => (
    <ValueForm
      leadId={lead.id}
      field={field}
      initial={detail?.value ?? ''}
      error={error && errorMessage(error)}
      isPending={isPending}
      onCancel={close}
      onSave={(to) =>
        mutate({
          field,
          value: to,
          done: `${name} ${detail ? 'corrected' : 'added'}`,
          changes: detail ? replacementOf(detail, to) : [{ value: to, action: 'add' }],
        })
      }
    />
  );

  return (
    <fieldset ref={group} tabIndex={-1}>
      <legend className={label}>{name}</legend>
      {details.length > 0 && (
        <ul className={list}>
          {details.map((detail) => (
            <li key={detail.value}>
              {edited === detail.value ? (
                formFor(detail)
              ) : (
                <Value
                  field={field}
                  detail={detail}
                  isDisabled={isPending || edited !== undefined}
                  onEdit={() => edit(detail.value)}
                  onChange={(action) =>
                    mutate({
                      field,
                      value: detail.value,
                      done: `${name} ${corrections[action]}`,
                      changes: [{ value: detail.value, action }],
                    })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === '' ? (
        formFor()
      ) : (
        <Button size="sm" tone="quiet" onClick={() => edit('')}>
          {`Add ${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`}
        </Button>
      )}
    </fieldset>
  );
}

/** A value that only staff have typed goes; one of a request is hidden. First, because the new value may be another spelling of it. */
const replacementOf = ({ value, isPreferred, requestIds }: Detail, to: string) => [
  { value, action: requestIds.length > 0 ? ('hide' as const) : ('remove' as const) },
  { value: to, action: 'add' as const },
  ...(isPreferred ? [{ value: to, action: 'prefer' as const }] : []),
];

interface ValueProps {
  field: DetailField;
  detail: Detail;
  isDisabled: boolean;
  onEdit: () => void;
  onChange: (action: 'prefer' | 'hide' | 'show' | 'remove') => void;
}

function Value({ field, detail, isDisabled, onEdit, onChange }: ValueProps) {
  const { isPreferred, isHidden, isAdded, requestIds } = detail;
  const text = detailText(field, detail.value);
  const button = (caption: string, run: () => void) => (
    <Button
      size="sm"
      tone="plain"
      className={textButton}
      aria-label={`${caption}: ${text}`}
      disabled={isDisabled}
      onClick={run}
    >
      {caption}
    </Button>
  );
  return (
    <>
      <bdi className={value} data-preferred={isPreferred || undefined} data-hidden={isHidden || undefined}>
        {text}
      </bdi>
      <span className={mutedLine}>
        {isHidden ? 'Hidden' : isAdded ? 'Typed by staff' : `From ${countOf(requestIds.length, 'request')}`}
      </span>
      <div className={actions}>
        {!isPreferred && !isHidden && button('Use this one first', () => onChange('prefer'))}
        {!isHidden && button('Correct', onEdit)}
        {isHidden
          ? button('Show again', () => onChange('show'))
          : requestIds.length > 0
            ? button('Hide', () => onChange('hide'))
            : button('Remove', () => onChange('remove'))}
      </div>
    </>
  );
}

interface ValueFormProps {
  leadId: number;
  field: DetailField;
  initial: string;
  error: string | null;
  isPending: boolean;
  onSave: (value: string) => void;
  onCancel: () => void;
}

/** The form of a value, in which what is typed is kept until it is saved. */
const detailKind = (field: DetailField, initial: string) => `detail ${field} ${initial}`.slice(0, 120);

const inputTypes: Partial<Record<DetailField, string>> = { email: 'email', phone: 'tel' };

function ValueForm({ leadId, field, initial, error, isPending, onSave, onCancel }: ValueFormProps) {
  const { draft, change } = useDraft(leadId, detailKind(field, initial));
  const text = draft.fields.value ?? initial;
  const setText = (value: string) => change({ fields: value === initial ? {} : { value } });
  const id = `detail-${field}`;
  const choices = choicesOf[field];
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isPending) return;
    if (text === initial) onCancel();
    else onSave(text);
  };
  const props = {
    label: initial ? `Correct ${detailText(field, initial)}` : `New ${fieldNames[field].toLowerCase()}`,
    name: field,
    id,
    autoFocus: true,
    value: text,
    error: error ?? undefined,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    },
  };
  return (
    <form className={form} noValidate onSubmit={save}>
      {choices ? (
        <SelectField
          {...props}
          options={choices}
          placeholder="Choose one"
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <Field
          {...props}
          type={inputTypes[field] ?? 'text'}
          autoComplete="off"
          maxLength={textLimits[field === 'city' ? 'service' : field]}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <div className={buttons}>
        <Button type="submit" size="sm" disabled={isPending || text.trim() === ''}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
        <Button size="sm" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
