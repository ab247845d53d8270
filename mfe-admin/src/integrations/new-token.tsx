import { type TokenScope, tokenScopes } from '@portal/contracts/staff';
import { lineSchema } from '@portal/contracts/text-schema';
import type { NewApiToken } from '@portal/staff-client/api-token';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { object, string } from 'yup';
import { Choices } from '../app/layout/choices.tsx';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';

const maxName = 60;
const schema = object({
  name: lineSchema('Name', maxName).required('Name is required'),
  scope: string<TokenScope>().oneOf(tokenScopes).required(),
  days: string().required(),
});

export const scopes: Record<TokenScope, [name: string, details: string]> = {
  read: ['Read', 'Leads, timelines, visits and the export.'],
  write: ['Read and write', 'Can also enter leads, and change status, owner, outcome, next step and notes.'],
};

const lifetimes = [
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '730', label: '2 years' },
];

/** `create` keeps the token until it is shown. */
export const NewToken = ({ create }: { create: (token: NewApiToken) => Promise<void> }) => (
  <Dialog
    title="New API token"
    description="For one program. It can be revoked at any time."
    trigger={<Button size="sm">New token</Button>}
  >
    {(close) => <TokenForm create={create} onCreated={close} />}
  </Dialog>
);

function TokenForm({ create, onCreated }: { create: (token: NewApiToken) => Promise<void>; onCreated: () => void }) {
  const form = useKeptForm('api token', {
    schema,
    defaultValues: { name: '', scope: 'read', days: '365' },
    mutationFn: ({ days, ...token }) => create({ ...token, days: Number(days) }),
    onSuccess: onCreated,
  });
  const { field, register } = form;
  return (
    <MutationForm form={form} submitLabel="Create token" pendingLabel="Creating…" wide>
      <Field label="Name" hint="E.g. Accounting" autoComplete="off" maxLength={maxName} required {...field('name')} />
      <Choices legend="Scope" options={tokenScopes.map((scope) => [scope, ...scopes[scope]])} {...register('scope')} />
      <SelectField label="Expires after" options={lifetimes} {...field('days')} />
    </MutationForm>
  );
}
