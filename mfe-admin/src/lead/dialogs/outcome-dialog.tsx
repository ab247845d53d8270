import { lostReasons } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { textSchema } from '@portal/contracts/text-schema';
import { ApiError } from '@portal/staff-client/api-error';
import { Field, TextAreaField } from '@portal/ui/field';
import { object, string } from 'yup';
import { Choices } from '../../app/layout/choices.tsx';
import { FormDialog } from '../../app/layout/form-dialog.tsx';
import { useKeptForm } from '../../app/layout/mutation-form.tsx';
import { closeOverlay, type OutcomeQuestion } from '../../commands/overlay.ts';
import { lostReasonLabels, notDollars, parseDollars, roundingHint } from '../../leads/outcomes.content.ts';
import { statuses } from '../../leads/statuses.content.ts';
import { useLeadAction } from '../../leads/use-lead-mutations.ts';
import { columns } from '../../shared.styles.ts';
import { businessDay } from '../../time/business-time.ts';

const schema = object({
  lostReason: string().default(''),
  value: string()
    .default('')
    .test('dollars', notDollars, (typed) => parseDollars(typed) !== undefined),
  closedOn: string().default(''),
  note: textSchema('Note', textLimits.note),
});

/** Asks how leads were won or lost. Everything is optional: Enter is enough. */
export function OutcomeDialog({ leads, ids, status }: OutcomeQuestion) {
  const { mutateAsync } = useLeadAction();
  const [lead] = leads.length === 1 && !ids ? leads : [];
  const isEdit = lead?.status === status;
  const known = isEdit ? lead.outcome : undefined;
  const today = businessDay();
  const form = useKeptForm(
    `outcome ${status}`,
    {
      schema,
      defaultValues: {
        lostReason: known?.lostReason ?? '',
        // What an open lead is expected to be worth.
        value: (known ?? lead)?.value?.toLocaleString('en-US') ?? '',
        closedOn: known?.closedOn ?? today,
        note: '',
      },
      mutationFn: async ({ lostReason, value, closedOn, note }) => {
        const outcome = {
          // Of several leads, each keeps what it is expected to be worth.
          value: parseDollars(value) ?? (lead ? null : undefined),
          lostReason: lostReasons.find((reason) => reason === lostReason) ?? null,
          closedOn: closedOn || null,
          note: note || null,
        };
        const action = isEdit
          ? ({ kind: 'outcome', outcome } as const)
          : ({ kind: 'status', status, outcome } as const);
        const { changed } = await mutateAsync({ leads, ids, action });
        if (changed === 0) throw new ApiError(409, 'Nothing was changed. Your entries are still here.');
      },
      onSuccess: closeOverlay,
    },
    lead?.id ?? null,
  );

  const count = ids?.length ?? leads.length;
  const subject = lead?.name ?? `${count.toLocaleString('en-US')} leads`;
  return (
    <FormDialog
      title={`${statuses[status].name}: ${subject}`}
      description={
        lead
          ? 'All of it is optional.'
          : 'All of it is optional. Each lead gets the same value, reason and date. Without a value, each keeps its own.'
      }
      onClose={closeOverlay}
      form={form}
      submitLabel={isEdit ? 'Save outcome' : statuses[status].command}
      pendingLabel="Saving…"
    >
      {status === 'lost' && (
        <Choices
          legend="Reason"
          options={lostReasons.map((reason) => [reason, lostReasonLabels[reason]])}
          {...form.register('lostReason')}
        />
      )}
      <div className={columns}>
        <Field
          label="Value in US dollars"
          inputMode="numeric"
          autoComplete="off"
          placeholder="18,500"
          hint={roundingHint(form.watch('value'))}
          {...form.field('value')}
        />
        <Field label="Closed on" type="date" max={today} {...form.field('closedOn')} />
      </div>
      <TextAreaField
        label="Note"
        id="outcome-note"
        rows={2}
        maxLength={textLimits.note}
        hint="Goes to the timeline. Ctrl Enter to save."
        {...form.field('note')}
      />
    </FormDialog>
  );
}
