import { type TokenScope, tokenScopes } from '@portal/contracts/staff';
import { lineSchema } from '@portal/contracts/text-schema';
import { queryClient, queryOptions, useQuery } from '@portal/platform/query';
import type { ApiToken, NewApiToken } from '@portal/staff-client/api-token';
import { staff, unwrap } from '@portal/staff-client/client';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { Field } from '@portal/ui/field';
import { SelectField } from '@portal/ui/select-field';
import { Table, TableCell, TableRow } from '@portal/ui/table';
import { useState } from 'react';
import { object, string } from 'yup';
import { Choices } from '../app/layout/choices.tsx';
import { ConfirmDialog } from '../app/layout/confirm-dialog.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { ManagerPage } from '../app/layout/manager-page.tsx';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { SecretDialog } from '../app/layout/secret-dialog.tsx';
import { link, mutedLine, text } from '../shared.styles.ts';
import { formatShortDateTime } from '../time/business-time.ts';
import { formatRelative } from '../time/relative-time.tsx';

/** Tokens with which other programs use leads. For managers. */
export const Component = () => (
  <ManagerPage title="Integrations" purpose="A manager can create tokens for other programs.">
    <Integrations />
  </ManagerPage>
);

function Integrations() {
  const query = useQuery(tokensQuery);
  const [created, setCreated] = useState<{ name: string; token: string }>();
  const [revoked, setRevoked] = useState<ApiToken>();
  const create = async (body: NewApiToken) => {
    const { token } = await unwrap(staff.POST('/api/admin/api-tokens', { body }));
    setCreated({ name: body.name, token });
    await queryClient.invalidateQueries(tokensQuery);
  };
  return (
    <>
      <PageHeader
        title="Integrations"
        intro="Other programs, such as accounting, n8n or a sheet, use leads with API tokens. A token belongs to the company: it does not end with the account of the manager who created it."
      >
        <Dialog
          title="New API token"
          description="For one program. It can be revoked at any time."
          trigger={<Button size="sm">New token</Button>}
        >
          {(close) => <TokenForm create={create} onCreated={close} />}
        </Dialog>
      </PageHeader>
      <p className={text}>
        <a className={link} href="/api/admin/api-docs/index.html" target="_blank" rel="noreferrer">
          What programs can do
        </a>
        . Your administrator sets which events of leads are sent to a webhook (<code>LEAD_WEBHOOK_EVENTS</code>).
      </p>
      <Loaded query={query} what="API tokens" lines={4}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title="No API tokens yet">Create one for each program that uses leads.</EmptyState>
          ) : (
            <Table caption="API tokens" headings={['Token', 'Actions']}>
              {tokens.map((token) => (
                <TableRow key={token.id}>
                  <TableCell wide>
                    <strong>{token.name}</strong>
                    <span className={mutedLine}>{factsOf(token)}</span>
                  </TableCell>
                  <TableCell>
                    <Button
                      size="sm"
                      tone="quiet"
                      aria-label={`Revoke ${token.name}`}
                      onClick={() => setRevoked(token)}
                    >
                      Revoke
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </Table>
          )
        }
      </Loaded>
      {created && (
        <SecretDialog
          title={`Token for ${created.name}`}
          description="Copy it now: it is not shown again. Keep it like a password."
          label="Token"
          secret={created.token}
          advice={`Paste it into ${created.name}.`}
          onClose={() => setCreated(undefined)}
        />
      )}
      {revoked && (
        <ConfirmDialog
          title={`Revoke ${revoked.name}?`}
          description="The program that uses the token is rejected at once. This cannot be undone."
          label="Revoke"
          run={() => revoke(revoked.id)}
          failed="The token was not revoked"
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}

const factsOf = ({ scope, createdBy, isCreatorDisabled, lastUsedAt, isExpired, expiresAt }: ApiToken): string =>
  [
    scopes[scope][0],
    `created by ${createdBy}${isCreatorDisabled ? ' (disabled)' : ''}`,
    lastUsedAt ? `used ${formatRelative(new Date(lastUsedAt), new Date())}` : 'never used',
    `${isExpired ? 'expired' : 'expires'} ${formatShortDateTime(expiresAt)}`,
  ].join(' · ');

const tokensQuery = queryOptions({
  queryKey: ['admin', 'api-tokens'],
  queryFn: ({ signal }) => unwrap(staff.GET('/api/admin/api-tokens', { signal })),
});

async function revoke(id: number): Promise<void> {
  await staff.DELETE('/api/admin/api-tokens/{id}', { params: { path: { id } } });
  await queryClient.invalidateQueries(tokensQuery);
}

const maxName = 60;
const schema = object({
  name: lineSchema('Name', maxName).required('Name is required'),
  scope: string<TokenScope>().oneOf(tokenScopes).required(),
  days: string().required(),
});

const scopes: Record<TokenScope, [name: string, details: string]> = {
  read: ['Read', 'Leads, timelines, visits and the export.'],
  write: ['Read and write', 'Can also enter leads, and change status, owner, outcome, next step and notes.'],
};

const lifetimes = [
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '730', label: '2 years' },
];

/** `create` keeps the token until it is shown. */
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
