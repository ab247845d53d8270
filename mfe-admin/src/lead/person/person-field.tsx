import type { DetailAction, DetailField } from '@portal/contracts/lead';
import type { Detail, Lead } from '@portal/staff-client/lead';
import { errorMessage } from '@portal/ui/error-message';
import { Icon } from '@portal/ui/icon';
import { PencilIcon, PlusIcon } from '@portal/ui/icons';
import { useRef, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { IconButton } from '../../controls.tsx';
import { corrections, detailText, fieldNames } from '../../leads/details.content.ts';
import { shownValues, useCorrectLead } from '../../leads/use-correct-lead.ts';
import { countOf } from '../../numbers.ts';
import { drafts } from '../../session/drafts.ts';
import { useHasRole } from '../../session/session.ts';
import { muted, textButton } from '../../shared.styles.ts';
import { PersonValue } from './person-value.tsx';
import { detailKind, ValueForm } from './value-form.tsx';

/** Links below each other need the distance of a tap target. */
const row = css({ position: 'relative', display: 'flex', alignItems: 'flex-start', minHeight: '6' });
/** With a pointer, over the end of a long value, while the pointer or the focus is in the row. */
const tools = css({
  display: 'flex',
  flexShrink: '0',
  '@media (hover: hover)': {
    position: 'absolute',
    insetInlineEnd: '0',
    opacity: '0',
    bg: 'bg.raised',
    'dd:is(:hover, :focus-within) &': { opacity: '1' },
  },
});
const tool = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: 'tap', md: '6' },
  height: { base: 'tap', md: '6' },
  marginBlock: { base: '-2.5', md: '0' },
  borderRadius: 'sm',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg', bg: 'accent.soft' },
});

/** In line with its label. */
const addText = cx(textButton, css({ md: { marginTop: '-1' } }));
const fold = cx(muted, css({ minHeight: { base: 'tap', md: '6' }, cursor: 'pointer' }));

/** The values of one field of the contact data, the one to use first on top. Agents correct them in place. */
export function PersonField({ lead, field: of }: { lead: Lead; field: DetailField }) {
  const canEdit = useHasRole('agent');
  const group = useRef<HTMLDivElement>(null);
  /** The value that is being corrected; an empty text for a new one. */
  const [edited, setEdited] = useState<string>();
  /** The same, but current when the API answers: another value may be open by then. */
  const open = useRef<string>(undefined);
  // The button that was clicked may go.
  const close = () => {
    open.current = undefined;
    setEdited(undefined);
    group.current?.focus();
  };
  const { mutate, isPending, error, reset } = useCorrectLead(lead);
  const edit = (value: string) => {
    reset();
    open.current = value;
    setEdited(value);
  };
  const name = fieldNames[of];
  const correct = (value: string, done: string, changes: Parameters<typeof mutate>[0]['changes']) => {
    mutate({
      ...{ field: of, value, done: `${name} ${done}`, changes },
      onDone: () => {
        drafts.discard(lead.id, detailKind(of, edited ?? ''));
        if (open.current === edited) close();
      },
      showsError: () => edited !== undefined && open.current === edited,
    });
  };
  const change = (value: string, action: DetailAction) => correct(value, corrections[action], [{ value, action }]);
  const details = lead.details[of];
  const hidden = details.filter(({ isHidden }) => isHidden);
  // An email without a name has its address in place of one.
  const shown = shownValues(lead, of)
    .filter((value) => of !== 'name' || !value.includes('@'))
    .map((value) => ({ value, detail: details.find((one) => one.value === value) }));
  const formFor = (detail?: Detail) => (
    <ValueForm
      leadId={lead.id}
      field={of}
      detail={detail}
      error={error && errorMessage(error)}
      isPending={isPending}
      onCancel={close}
      onChange={(action) => change(detail?.value ?? '', action)}
      onSave={(to) =>
        correct(to, detail ? 'corrected' : 'added', detail ? replacementOf(detail, to) : [{ value: to, action: 'add' }])
      }
    />
  );

  const addButton = canEdit && edited === undefined && (
    <button
      type="button"
      className={shown.length > 0 ? tool : addText}
      aria-label={`Add ${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`}
      title={shown.length > 0 ? 'Add another' : undefined}
      onClick={() => edit('')}
    >
      {shown.length > 0 ? <Icon of={PlusIcon} size="sm" /> : 'Add'}
    </button>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, which is there only while a value is corrected
    <div ref={group} role="group" aria-label={name} tabIndex={-1}>
      {shown.map(({ value, detail }, index) =>
        edited === value && detail ? (
          <div key={value}>{formFor(detail)}</div>
        ) : (
          <div key={value} className={row}>
            <PersonValue lead={lead} field={of} value={value} />
            {canEdit && (
              <span className={tools}>
                {detail && (
                  <IconButton
                    icon={PencilIcon}
                    className={tool}
                    aria-label={`Correct: ${detailText(of, value)}`}
                    title="Correct"
                    onClick={() => edit(value)}
                  />
                )}
                {index === shown.length - 1 && addButton}
              </span>
            )}
          </div>
        ),
      )}
      {edited === '' && formFor()}
      {shown.length === 0 && addButton}
      {!canEdit && shown.length === 0 && '–'}
      {canEdit && hidden.length > 0 && (
        <details>
          <summary className={fold}>{countOf(hidden.length, 'hidden value')}</summary>
          {hidden.map(({ value }) => (
            <div key={value} className={row}>
              <bdi>{detailText(of, value)}</bdi>
              <button
                type="button"
                className={textButton}
                aria-label={`Show again: ${detailText(of, value)}`}
                disabled={isPending}
                onClick={() => change(value, 'show')}
              >
                Show again
              </button>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

/** A value that only staff have typed goes; one of a request is hidden. First, because the new value may be another spelling of it. */
const replacementOf = ({ value, isPreferred, requestIds }: Detail, to: string) => [
  { value, action: requestIds.length > 0 ? ('hide' as const) : ('remove' as const) },
  { value: to, action: 'add' as const },
  ...(isPreferred ? [{ value: to, action: 'prefer' as const }] : []),
];
