import { formatMonth } from '@portal/contracts/business-time';
import { maxLeadValue } from '@portal/contracts/lead';
import { toast } from '@portal/platform';
import type { MonthTarget } from '@portal/staff-client/report';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { TargetIcon } from '@portal/ui/icons';
import { object, string } from 'yup';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { setTarget } from './report.queries.ts';

const number = (max: number, message: string) =>
  string()
    .default('')
    .test('number', message, (text = '') => /^\d*$/.test(digitsOf(text)) && Number(digitsOf(text)) <= max);

const digitsOf = (text: string) => text.replaceAll(/[$,\s]/g, '');
const numberOf = (text = '') => (digitsOf(text) ? Number(digitsOf(text)) : null);

const schema = object({
  won: number(9_999, 'Enter a whole number up to 9,999'),
  value: number(maxLeadValue, 'Enter whole dollars up to 99,999,999'),
});

/** Sets what should be won in a month. For managers. */
export function TargetDialog({ target }: { target: MonthTarget }) {
  return (
    <Dialog
      title={`Targets from ${formatMonth(target.month)} on`}
      description="Per month. They stay until a later month gets its own. An empty field is no target."
      trigger={
        <Button size="sm" tone="plain">
          <Icon of={TargetIcon} size="sm" />
          Targets
        </Button>
      }
    >
      {(close) => <TargetForm target={target} onSaved={close} />}
    </Dialog>
  );
}

function TargetForm({ target, onSaved }: { target: MonthTarget; onSaved: () => void }) {
  const { month } = target;
  const form = useKeptForm(`target ${month}`, {
    schema,
    defaultValues: { won: target.won?.toString() ?? '', value: target.value?.toLocaleString('en-US') ?? '' },
    mutationFn: ({ won, value }) => setTarget({ month, won: numberOf(won), value: numberOf(value) }),
    onSuccess: () => {
      onSaved();
      toast.success('Targets saved', 'The report shows them as a line.');
    },
  });
  return (
    <MutationForm form={form} submitLabel="Save targets" pendingLabel="Saving…">
      <Field label="Won leads" inputMode="numeric" autoComplete="off" {...form.field('won')} />
      <Field label="Won value in US dollars" inputMode="numeric" autoComplete="off" {...form.field('value')} />
    </MutationForm>
  );
}
