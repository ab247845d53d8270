import { importLimits } from '@portal/contracts/import';
import { lineSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { ImportCounts, ImportMapping } from '@portal/staff-client/import';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { SelectField } from '@portal/ui/select-field';
import { boolean, object, string } from 'yup';
import { MutationForm } from '../app/layout/mutation-form.tsx';
import { ownersQuery, toOptions } from '../leads/owners.queries.ts';
import { countOf } from '../numbers.ts';
import { option, text } from '../shared.styles.ts';
import { startImport } from './imports.queries.ts';

const schema = object({
  name: lineSchema('Name', importLimits.name).required('Name of the list is required'),
  ownerId: string().default(''),
  startsClock: boolean().default(false),
});

interface ImportFormProps {
  /** Of the file. */
  name: string;
  counts: ImportCounts;
  /** False while the preview does not show what would be imported. */
  isReady: boolean;
  /** The uploaded file. */
  id: number;
  mapping: ImportMapping;
  onStarted: () => void;
}

/** Name, owner and response clock of a list, and the button that imports it. */
export function ImportForm({ name, counts, isReady, id, mapping, onStarted }: ImportFormProps) {
  const { data: owners = [] } = useQuery(ownersQuery);
  const rows = counts.new + counts.added;
  const form = useFormMutation({
    schema,
    defaultValues: { name: name.slice(0, importLimits.name), ownerId: '', startsClock: false },
    mutationFn: ({ ownerId, ...list }) =>
      startImport(id, { ...mapping, ...list, ownerId: ownerId ? Number(ownerId) : null }),
    onSuccess: (list) => {
      toast.success('Import started', `${list.name}: ${countOf(list.waiting, 'row')}`);
      onStarted();
    },
  });
  const { field, register } = form;
  if (rows === 0) return <p className={text}>No row of this file can be imported. Check which columns are which.</p>;
  return (
    <MutationForm
      form={isReady ? form : { ...form, mutation: { isPending: true, error: null } }}
      submitLabel={`Import ${countOf(rows, 'row')}`}
      pendingLabel={isReady ? 'Importing…' : 'Reading…'}
    >
      <Field
        label="Name of the list"
        hint="The source of its leads, for example ISC West 2026."
        autoComplete="off"
        maxLength={importLimits.name}
        required
        {...field('name')}
      />
      <SelectField
        label="Owner of new leads"
        options={toOptions(owners)}
        placeholder="Unassigned"
        {...field('ownerId')}
      />
      <label className={option}>
        <input type="checkbox" {...register('startsClock')} />
        Somebody has to answer: start the response clock
      </label>
    </MutationForm>
  );
}
