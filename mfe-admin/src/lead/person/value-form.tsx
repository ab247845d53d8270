import type { DetailAction, DetailField } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import type { Detail } from '@portal/staff-client/lead';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { css } from 'styled-system/css';
import { detailText, fieldNames } from '../../leads/details.content.ts';
import { choicesOf } from '../../leads/labels.content.ts';
import { countOf } from '../../numbers.ts';
import { useDraft } from '../../session/use-draft.ts';
import { buttons, mutedLine, textButton } from '../../shared.styles.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBottom: '2' });
const actions = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' });

interface ValueFormProps {
  leadId: number;
  field: DetailField;
  /** The value that is corrected. Undefined for a new one. */
  detail: Detail | undefined;
  error: string | null;
  isPending: boolean;
  onSave: (value: string) => void;
  onChange: (action: DetailAction) => void;
  onCancel: () => void;
}

/** The draft of a value, in which what is typed is kept until it is saved. */
export const detailKind = (field: DetailField, initial: string) => `detail ${field} ${initial}`.slice(0, 120);

const inputTypes: Partial<Record<DetailField, string>> = { email: 'email', phone: 'tel' };

/** Corrects a value in place, or adds one. Requests keep what they say. */
export function ValueForm({ leadId, field, detail, error, isPending, onSave, onChange, onCancel }: ValueFormProps) {
  const initial = detail?.value ?? '';
  const { draft, change } = useDraft(leadId, detailKind(field, initial));
  const text = draft.fields.value ?? initial;
  const setText = (value: string) => change({ fields: value === initial ? {} : { value } });
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
    id: `detail-${field}`,
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
      {detail && <OtherActions field={field} detail={detail} isDisabled={isPending} onChange={onChange} />}
    </form>
  );
}

interface OtherActionsProps extends Pick<ValueFormProps, 'field' | 'onChange'> {
  detail: Detail;
  isDisabled: boolean;
}

function OtherActions({ field, detail: { value, isAdded, isPreferred, requestIds }, ...rest }: OtherActionsProps) {
  const { isDisabled, onChange } = rest;
  const offered: [caption: string, action: DetailAction, isOffered: boolean][] = [
    ['Use this one first', 'prefer', !isPreferred],
    ['Hide', 'hide', requestIds.length > 0],
    ['Remove', 'remove', requestIds.length === 0],
  ];
  return (
    <>
      <span className={mutedLine}>{isAdded ? 'Typed by staff' : `From ${countOf(requestIds.length, 'request')}`}</span>
      <div className={actions}>
        {offered.map(
          ([caption, action, isOffered]) =>
            isOffered && (
              <button
                key={action}
                type="button"
                className={textButton}
                aria-label={`${caption}: ${detailText(field, value)}`}
                disabled={isDisabled}
                onClick={() => onChange(action)}
              >
                {caption}
              </button>
            ),
        )}
      </div>
    </>
  );
}
